// Puts a compressed copy beside every text file of the built client, so that the server does
// not have to compress anything.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const CLIENT = "../src/tavolino/server/client";
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const MIN_BYTES = 512; // smaller files gain nothing

for (const name of readdirSync(CLIENT, { recursive: true })) {
  const file = join(CLIENT, String(name));
  if (!TEXT.test(file) || statSync(file).size < MIN_BYTES) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, best));
}

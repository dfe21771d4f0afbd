// Generates the words for checks that do not run through Vite, which generates them itself.
import { runnerImport } from "vite";

const { module } = await runnerImport("./fluent/plugin.ts", { configFile: false });
module.makeWords();

// Makes the words for the checks that do not go through Vite, which makes them by itself.
import { runnerImport } from "vite";

const { module } = await runnerImport("./fluent/plugin.ts", { configFile: false });
module.makeWords();

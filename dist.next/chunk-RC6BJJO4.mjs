import {
  describeSettingProblem,
  loadSettings,
  rootDir
} from "./chunk-GWNYLRQB.mjs";
import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/process/read-settings.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
function settingsOf(environment = process.env, kind = "server") {
  const result = loadSettings(rootDir, environment, kind);
  if (!result.ok) {
    const lines = result.fault.problems.map((problem) => `  ${describeSettingProblem(problem)}`);
    throw wrongUsage(`the settings are not valid:
${lines.join("\n")}`);
  }
  return result.value;
}
function productVersion() {
  const manifest = JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8"));
  return manifest.version;
}

export {
  settingsOf,
  productVersion
};
//# sourceMappingURL=chunk-RC6BJJO4.mjs.map

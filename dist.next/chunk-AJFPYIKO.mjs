import {
  createLogger,
  layFoundation,
  modules
} from "./chunk-OGMBADHS.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";

// services/cli/src/process/load-command.ts
import { basename } from "node:path";
function addLoad(parent, { noun, argument, help, load }) {
  parent.command("load").argument("<file>", argument).description(`load a ${noun} into the installation and make it the one in use`).addHelpText("after", help).action(async (file) => {
    process.stdout.write(`${await load(file)}
`);
  });
}
var sourceName = (path) => path === "-" ? "standard input" : basename(path);

// services/cli/src/process/on-foundation.ts
async function onFoundation(work) {
  const settings = settingsOf(process.env, "worker");
  const log = createLogger({ logLevel: settings.logLevel === "info" ? "warn" : settings.logLevel });
  const onStep = (step) => process.stderr.write(`keepout: ${step}
`);
  const foundation = await layFoundation(settings, { modules, log, onStep });
  try {
    return await work(foundation.jobs.context);
  } finally {
    await foundation.close();
  }
}

export {
  addLoad,
  sourceName,
  onFoundation
};
//# sourceMappingURL=chunk-AJFPYIKO.mjs.map

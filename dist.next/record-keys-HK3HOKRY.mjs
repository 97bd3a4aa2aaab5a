import {
  withDatabase
} from "./chunk-NNVFY6KX.mjs";
import {
  publishedKeys,
  rotateKey,
  vaultOf
} from "./chunk-5NOFKFYH.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-UEHHVIHQ.mjs";
import "./chunk-42SRU575.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/record-keys.ts
var HELP = `
Prints the public keys as a JWK Set, the newest first: what the installation publishes at /api/v1/ca/record-keys, and
what keepout replay --key reads. A key that is no longer in use stays on the list, for what it has signed.`;
function addRecordKeys(program) {
  program.command("record-keys").description("the keys by which decision records are signed: list, change").option("--rotate", "from now on another key signs").addHelpText("after", HELP).action(async ({ rotate }) => {
    const settings = settingsOf(process.env, "worker");
    await withDatabase(settings, async ({ orm }) => {
      if (rotate) await orm.transaction((tx) => rotateKey(tx, vaultOf(settings)));
      process.stdout.write(`${JSON.stringify(await publishedKeys(orm), null, 2)}
`);
    });
  });
}
export {
  addRecordKeys
};
//# sourceMappingURL=record-keys-HK3HOKRY.mjs.map

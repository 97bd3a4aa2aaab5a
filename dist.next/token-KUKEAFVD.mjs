import {
  createEmbeddedToken
} from "./chunk-EFFDKZBY.mjs";
import "./chunk-ZPZDMQVG.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/token.ts
function addToken(program) {
  program.command("token").description("demo mode only: print an access token of the running demo, for scripts and curl").option("--user <name>", "whose operator and roles the token carries", "demo").action(async (options) => {
    const settings = settingsOf();
    if (settings.mode !== "demo" || settings.issuerUrl !== void 0) {
      throw wrongUsage("tokens are printed in demo mode with the embedded identity provider only");
    }
    process.stdout.write(`${await createEmbeddedToken(settings, options.user)}
`);
  });
}
export {
  addToken
};
//# sourceMappingURL=token-KUKEAFVD.mjs.map

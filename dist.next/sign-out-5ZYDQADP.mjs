import {
  withDatabase
} from "./chunk-NNVFY6KX.mjs";
import {
  writeAudit
} from "./chunk-3WDFQVTX.mjs";
import {
  findUserByName,
  revokeAccess
} from "./chunk-ZPZDMQVG.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-42SRU575.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/sign-out.ts
var HELP = `
Sessions and refresh tokens end at once, access tokens within five minutes. With an identity
provider of your own, end them there.`;
function addSignOut(program) {
  program.command("sign-out").description("embedded identity provider only: end every session and refresh token of a user").requiredOption("--user <name>", "whose access ends").addHelpText("after", HELP).action(async (options) => {
    const settings = settingsOf();
    if (settings.issuerUrl !== void 0) {
      throw wrongUsage("sessions are the identity provider\u2019s, which KEEPOUT_ISSUER_URL names: end them there");
    }
    const ended = await withDatabase(settings, async (database) => {
      const user = await findUserByName(database, options.user);
      if (user === void 0) throw inputAtFault(`--user ${options.user}: there is no such user`);
      const records = await revokeAccess(database, user.subject);
      await writeAudit(database.orm, {
        operatorId: user.operatorId,
        actor: "command line",
        action: "access-revoked",
        recordType: "session",
        recordId: user.userName,
        detail: { records }
      });
      return records;
    });
    process.stdout.write(
      ended === 0 ? "nothing to end\n" : `ended ${ended} sessions and tokens of ${options.user}
`
    );
  });
}
export {
  addSignOut
};
//# sourceMappingURL=sign-out-5ZYDQADP.mjs.map

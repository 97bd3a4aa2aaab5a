import {
  withDatabase
} from "./chunk-NNVFY6KX.mjs";
import {
  listClaims,
  settleClaim
} from "./chunk-G7BFEDEO.mjs";
import "./chunk-3WDFQVTX.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-3RQXX2CE.mjs";
import "./chunk-42SRU575.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/claims.ts
var HELP = `
An operator who adds a satellite claims its catalogue number. Confirm it when you know that the
object is theirs, for example by their entry at the register of launches. One operator at most is
confirmed for a number; only confirmed ones are named to others.`;
function addClaims(program) {
  program.command("claims").description("who claims which catalogue number: list, confirm, withdraw").option("--all", "list confirmed claims too").option("--confirm <norad>", "the number is that of --operator").option("--withdraw <norad>", "take the confirmation of --operator back").option("--operator <id>", "whose claim is settled").option("--by <name>", "who decided, for the audit trail", "command line").addHelpText("after", HELP).action(async (options) => {
    const settings = settingsOf(process.env, "worker");
    await withDatabase(settings, async (database) => {
      const isSettling = options.confirm !== void 0 || options.withdraw !== void 0;
      process.stdout.write(isSettling ? await settle(database, options) : await list(database, options.all === true));
    });
  });
}
async function list(database, all) {
  const claims = await listClaims(database.orm, { all });
  if (claims.length === 0) return all ? "nobody claims a number\n" : "every claim is confirmed, and none is disputed\n";
  return claims.map((claim) => `${lineOf(claim)}
`).join("");
}
function lineOf({ noradId, operatorId, name, claim, isDisputed }) {
  const state = `${claim.toLowerCase()}${isDisputed ? ", disputed" : ""}`;
  return `${String(noradId).padStart(9)}  ${state.padEnd(21)}  ${operatorId.padEnd(24)}  ${name}`;
}
async function settle(database, options) {
  const { confirm, withdraw, operator: operatorId, by = "command line" } = options;
  if (confirm !== void 0 && withdraw !== void 0) throw wrongUsage("--confirm and --withdraw exclude each other");
  if (operatorId === void 0) throw wrongUsage("--operator says whose claim is settled");
  const text = confirm ?? withdraw ?? "";
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongUsage(`${text} is not a catalogue number`);
  const noradId = Number(text);
  const claim = confirm === void 0 ? "UNVERIFIED" : "CONFIRMED";
  const settled = await settleClaim(database, { noradId, operatorId, claim, by });
  if (settled.ok) return `${noradId} of ${operatorId} is ${claim.toLowerCase()}
`;
  throw inputAtFault(
    settled.fault.code === "no-such-claim" ? `${operatorId} does not claim ${noradId}` : `${noradId} is confirmed for ${settled.fault.operatorId}: withdraw that first`
  );
}
export {
  addClaims
};
//# sourceMappingURL=claims-YI7FN5AM.mjs.map

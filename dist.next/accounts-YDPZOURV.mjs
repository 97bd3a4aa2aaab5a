import {
  onDatabase
} from "./chunk-XIRORUXI.mjs";
import "./chunk-NNVFY6KX.mjs";
import {
  ensureOperator
} from "./chunk-EWM5WCM4.mjs";
import {
  MACHINE_PREFIX,
  findMachineClient,
  findUserByName,
  generatePassword,
  saveMachineClient,
  saveUser,
  userRoles
} from "./chunk-ZPZDMQVG.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-3RQXX2CE.mjs";
import "./chunk-42SRU575.mjs";
import "./chunk-DKZP2PSE.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/accounts.ts
var NAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,79}$/;
var ROLES = ["user", "admin"];
function addAccounts(program) {
  const user = program.command("user").description("people who sign in by the embedded identity provider, and their operators");
  accountOptions(user.command("add").argument("<name>", "what they sign in with")).option("--name <text>", "their name as it is shown (default: the sign-in name)").option("--email <address>", "where mails to them go", "").description("add a user, or give one a new password, and print the password once").action(async (userName, options) => {
    const password = generatePassword();
    await withOperator(userName, options, async (database, roles) => {
      const { operator: operatorId, name = userName, email = "" } = options;
      const account = await findUserByName(database, userName);
      if (account !== void 0 && account.operatorId !== operatorId) {
        throw inputAtFault(`${userName}: belongs to the operator ${account.operatorId}`);
      }
      await saveUser(database, { userName, name, email, operatorId, roles, password });
    });
    process.stdout.write(`user ${userName.toLowerCase()}, password ${password} (shown this once)
`);
  });
  const client = program.command("client").description("programs that sign in by the embedded identity provider (client credentials)");
  accountOptions(client.command("add").argument("<name>", "what tells it from others")).description("add a program of an operator, or give one a new secret, and print the secret once").action(async (name, options) => {
    const clientId = `${MACHINE_PREFIX}-${options.operator}-${name}`;
    const secret = await withOperator(name, options, async (database, roles) => {
      const machineClient = await findMachineClient(database, clientId);
      if (machineClient !== void 0 && machineClient.operatorId !== options.operator) {
        throw inputAtFault(`${clientId}: belongs to the operator ${machineClient.operatorId}; choose another name`);
      }
      return await saveMachineClient(database, { clientId, name, operatorId: options.operator, roles });
    });
    process.stdout.write(`client ${clientId}, secret ${secret} (shown this once)
`);
  });
}
function accountOptions(command) {
  return command.requiredOption("--operator <id>", "the operator they belong to; made when it is new").option("--operator-name <text>", "its name, when it is new").option("--role <role>", "user, or admin who may load catalogues", "user");
}
async function withOperator(name, { operator, operatorName = operator, role }, work) {
  if (!NAME.test(name)) throw wrongUsage(`${name}: letters, digits, dot, dash, underscore and @, at most 80`);
  if (!NAME.test(operator)) throw wrongUsage(`--operator ${operator}: letters, digits, dot, dash and underscore`);
  if (!ROLES.includes(role)) throw wrongUsage(`--role ${role}: must be ${ROLES.join(" or ")}`);
  const settings = settingsOf(process.env, "worker");
  if (settings.issuerUrl !== void 0) {
    throw wrongUsage(`users and clients are kept by your identity provider, ${settings.issuerUrl}`);
  }
  return await onDatabase(settings, async (database) => {
    await ensureOperator(database.orm, operator, operatorName);
    return await work(database, userRoles(role));
  });
}
export {
  addAccounts
};
//# sourceMappingURL=accounts-YDPZOURV.mjs.map

import {
  findUserByName,
  saveMachineClient
} from "./chunk-ZPZDMQVG.mjs";
import {
  openDatabase,
  startEmbeddedPostgres
} from "./chunk-LQ5QVQFS.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";
import {
  CommandEnd,
  EXIT,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/process/embedded-token.ts
import { existsSync } from "node:fs";
import { join } from "node:path";
async function createEmbeddedToken(settings, userName) {
  const issuer = `${settings.publicUrl}/auth/realms/platform`;
  if (!await answers(`${settings.publicUrl}/health/live`)) {
    const isFirst = settings.databaseUrl === void 0 && !existsSync(join(settings.dataDir, "installation"));
    const state = isFirst ? `no demo has run in ${settings.dataDir} yet (KEEPOUT_DATA_DIR)` : `the platform does not answer at ${settings.publicUrl}`;
    throw new CommandEnd(EXIT.outage, `${state}: start it with npm start, wait until it is ready, and ask again`);
  }
  const connection = settings.databaseUrl === void 0 ? (await startEmbeddedPostgres(settings.dataDir)).connection : { connectionString: settings.databaseUrl };
  const database = openDatabase(connection, { connections: 1 });
  try {
    const user = await findUserByName(database, userName);
    if (user === void 0) throw inputAtFault(`--user ${userName}: there is no such demo user`);
    const clientId = `keepout-machine-cli-${user.userName}`;
    const { operatorId, roles } = user;
    const secret = await saveMachineClient(database, { clientId, name: "command line", operatorId, roles });
    return await request(`${issuer}/protocol/openid-connect/token`, clientId, secret);
  } finally {
    await database.close();
  }
}
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(3e3) })).ok;
  } catch {
    return false;
  }
}
async function request(url, clientId, secret) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ grant_type: "client_credentials", client_id: clientId, client_secret: secret })
  });
  const body = await answer.json();
  if (body.access_token === void 0) {
    throw new Outage(
      "token-refused",
      `The identity provider answered ${answer.status}: ${body.error_description ?? ""}`
    );
  }
  return body.access_token;
}

export {
  createEmbeddedToken
};
//# sourceMappingURL=chunk-EFFDKZBY.mjs.map

// packages/server/src/identity/embedded/password.ts
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
var COST = { N: 2 ** 15, r: 8, p: 3 };
var MOST_BYTES = 64 * 1024 * 1024;
var KEY_BYTES = 32;
async function hashPassword(password, cost = COST) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, KEY_BYTES);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}
async function isPassword(password, hash) {
  const [kind, n, r, p, salt, key] = hash.split("$");
  if (kind !== "scrypt" || salt === void 0 || key === void 0) return false;
  const expected = Buffer.from(key, "base64url");
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost, expected.length);
  return timingSafeEqual(actual, expected);
}
function generatePassword() {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = Array.from({ length: 16 }, () => {
    let byte;
    do
      byte = randomBytes(1)[0];
    while (byte >= 256 - 256 % alphabet.length);
    return alphabet[byte % alphabet.length];
  });
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}
function derive(password, salt, cost, bytes) {
  const options = { ...cost, maxmem: MOST_BYTES };
  return new Promise((done, failed) => {
    scrypt(password.normalize("NFKC"), salt, bytes, options, (cause, key) => cause ? failed(cause) : done(key));
  });
}

// packages/server/src/identity/embedded/clients.ts
import { createHash, randomBytes as randomBytes2, timingSafeEqual as timingSafeEqual2 } from "node:crypto";
import { sql } from "drizzle-orm";
var MACHINE_PREFIX = "keepout-machine";
async function findMachineClient(database, clientId) {
  const { rows } = await database.pool.query(
    `select client_id as "clientId", name, operator_id as "operatorId", roles, secret_hash as "secretHash"
     from identity_client where client_id = $1`,
    [clientId]
  );
  return rows[0];
}
async function saveMachineClient(database, client) {
  if (!client.clientId.startsWith(MACHINE_PREFIX)) {
    throw new Error(`a machine client's id begins with ${MACHINE_PREFIX}`);
  }
  const secret = newSecret();
  await database.pool.query(
    `insert into identity_client (client_id, secret_hash, name, operator_id, roles) values ($1, $2, $3, $4, $5)
     on conflict (client_id) do update set secret_hash = excluded.secret_hash, name = excluded.name,
       operator_id = excluded.operator_id, roles = excluded.roles, secret_at = now()`,
    [client.clientId, hashSecret(secret), client.name, client.operatorId, JSON.stringify(client.roles)]
  );
  return secret;
}
var KEPT = sql`client_id as "clientId", name, operator_id as "operatorId", roles, created_by as "createdBy",
  created_at::text as "createdAt", secret_at::text as "secretAt", last_used_at::text as "lastUsedAt"`;
async function machinesOf(db, operatorId, clientId) {
  const { rows } = await db.execute(sql`
    select ${KEPT} from identity_client
    where operator_id = ${operatorId} ${clientId === void 0 ? sql`` : sql`and client_id = ${clientId}`}
    order by lower(name), client_id`);
  return rows;
}
async function addMachine(db, made) {
  const secret = newSecret();
  const { rows } = await db.execute(sql`
    insert into identity_client (client_id, secret_hash, name, operator_id, roles, created_by)
    values (${`${MACHINE_PREFIX}-${newIdentifier()}`}, ${hashSecret(secret)}, ${made.name}, ${made.operatorId},
      ${JSON.stringify(made.roles)}::jsonb, ${made.createdBy})
    on conflict do nothing returning ${KEPT}`);
  return rows[0] && { machine: rows[0], secret };
}
async function renewSecret(db, operatorId, clientId) {
  const secret = newSecret();
  const { rows } = await db.execute(sql`
    update identity_client set secret_hash = ${hashSecret(secret)}, secret_at = now()
    where operator_id = ${operatorId} and client_id = ${clientId} returning ${KEPT}`);
  return rows[0] && { machine: rows[0], secret };
}
async function removeMachine(db, operatorId, clientId) {
  const { rows } = await db.execute(sql`
    delete from identity_client where operator_id = ${operatorId} and client_id = ${clientId} returning ${KEPT}`);
  return rows[0];
}
async function useMachineClient(database, clientId) {
  const { rows } = await database.pool.query(
    `update identity_client set last_used_at = now() where client_id = $1
     returning client_id as "clientId", name, operator_id as "operatorId", roles`,
    [clientId]
  );
  return rows[0];
}
var newSecret = () => randomBytes2(32).toString("base64url");
function newIdentifier() {
  const letters = "abcdefghjkmnpqrstuvwxyz234567890";
  return [...randomBytes2(12)].map((byte) => letters[byte % letters.length]).join("");
}
function hashSecret(secret) {
  return createHash("sha256").update(secret).digest("base64url");
}
function isSecret(secret, hash) {
  return timingSafeEqual2(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}

// packages/server/src/identity/embedded/sessions.ts
import { sql as sql2 } from "drizzle-orm";
var LONGEST_USER_AGENT = 400;
async function rememberSession(database, uid, { address, userAgent }) {
  await database.pool.query(
    `insert into identity_session (uid, address, browser)
     select $1, $2, $3 where exists (select from identity_record where model = 'Session' and uid = $1)
     on conflict (uid) do update set address = excluded.address, browser = excluded.browser, seen_at = now()`,
    [uid, address, userAgent.slice(0, LONGEST_USER_AGENT)]
  );
}
var OWN_SESSIONS = `
  select distinct on (uid) uid, payload, expires_at from identity_record
  where model = 'Session' and payload->>'accountId' = $1 and expires_at > now() order by uid, expires_at desc`;
async function listSessions(database, subject) {
  const { rows } = await database.pool.query(
    `select own.uid, own.payload, extract(epoch from own.expires_at)::bigint as expires, seen.address, seen.browser,
       extract(epoch from seen.seen_at)::bigint as seen
     from (${OWN_SESSIONS}) own left join identity_session seen using (uid)
     order by seen.seen_at desc nulls last, own.uid`,
    [subject]
  );
  return rows.map(({ uid, payload, expires, address, browser, seen }) => ({
    uid,
    startedS: payload.loginTs ?? payload.iat ?? 0,
    expiresS: Number(expires),
    clientIds: Object.keys(payload.authorizations ?? {}),
    seen: address === null || browser === null ? void 0 : { address, userAgent: browser, atS: Number(seen) }
  }));
}
async function endSessions(db, subject, uids) {
  const wanted = sql2`${sql2.param([...uids])}::text[]`;
  const { rows } = await db.execute(sql2`
    with ended as (
      delete from identity_record
      where model = 'Session' and uid = any(${wanted}) and payload->>'accountId' = ${subject}
      returning uid, payload
    ), granted as (
      select one.value->>'grantId' as id
      from ended, jsonb_each(coalesce(ended.payload->'authorizations', '{}'::jsonb)) one
    ), given as (
      delete from identity_record
      where model <> 'Session' and (
        (payload->>'accountId' = ${subject} and payload->>'sessionUid' in (select uid from ended))
        or grant_id in (select id from granted) or (model = 'Grant' and id in (select id from granted)))
    ), seen as (
      delete from identity_session where uid in (select uid from ended)
    )
    select distinct uid from ended`);
  return rows.length;
}
async function pruneSessions(database) {
  await database.pool.query(
    `delete from identity_session seen where seen_at < now() - interval '1 hour'
       and not exists (select from identity_record where model = 'Session' and uid = seen.uid)`
  );
}

// packages/server/src/identity/embedded/record-store.ts
function recordStore(database) {
  return (model) => model === "Client" ? clientAdapter(database) : recordAdapter(database, model);
}
function recordAdapter(database, model) {
  const findBy = async (column, value) => {
    const { rows } = await database.pool.query(
      `select payload, extract(epoch from consumed_at)::bigint as consumed from identity_record
       where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [model, value]
    );
    const row = rows[0];
    return row && { ...row.payload, ...row.consumed !== null && { consumed: Number(row.consumed) } };
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      await database.pool.query(
        `insert into identity_record (model, id, payload, grant_id, uid, user_code, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
        [
          model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
          expiresIn ?? null
        ]
      );
    },
    find: (id) => findBy("id", id),
    findByUid: (uid) => findBy("uid", uid),
    findByUserCode: (code) => findBy("user_code", code),
    consume: async (id) => {
      await database.pool.query("update identity_record set consumed_at = now() where model = $1 and id = $2", [
        model,
        id
      ]);
    },
    destroy: async (id) => {
      await database.pool.query("delete from identity_record where model = $1 and id = $2", [model, id]);
    },
    revokeByGrantId: async (grantId) => {
      await database.pool.query("delete from identity_record where grant_id = $1", [grantId]);
    }
  };
}
function clientAdapter(database) {
  const refuse = async () => {
    throw new Error("clients are registered by the command line only");
  };
  return {
    find: async (id) => {
      const client = await findMachineClient(database, id);
      return client && {
        client_id: client.clientId,
        client_name: client.name,
        // The stored hash; the comparison hashes what the client sends.
        client_secret: client.secretHash,
        grant_types: ["client_credentials"],
        redirect_uris: [],
        response_types: [],
        token_endpoint_auth_method: "client_secret_basic"
      };
    },
    upsert: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
    findByUid: async () => void 0,
    findByUserCode: async () => void 0
  };
}
async function revokeAccess(database, subject) {
  const { rowCount } = await database.pool.query(
    `delete from identity_record where payload->>'accountId' = $1 or payload->'session'->>'accountId' = $1`,
    [subject]
  );
  return rowCount ?? 0;
}
async function pruneIdentityRecords(database) {
  await pruneSessions(database);
  await database.pool.query("delete from identity_record where expires_at < now() - interval '1 hour'");
}

// packages/server/src/identity/embedded/users.ts
import { randomUUID } from "node:crypto";
var COLUMNS = 'subject::text, user_name as "userName", name, email, operator_id as "operatorId", roles';
var decoy;
async function findUser(database, subject) {
  const { rows } = await database.pool.query(
    `select ${COLUMNS} from identity_user where subject::text = $1`,
    [subject]
  );
  return rows[0];
}
async function findUserByName(database, userName) {
  const { rows } = await database.pool.query(
    `select ${COLUMNS} from identity_user where user_name = $1`,
    [userName.trim().toLowerCase()]
  );
  return rows[0];
}
async function checkPassword(database, userName, password) {
  const { rows } = await database.pool.query(
    `select ${COLUMNS}, password_hash as hash from identity_user where user_name = $1`,
    [userName.trim().toLowerCase()]
  );
  decoy ??= hashPassword("nobody has this password");
  const { hash, ...user } = rows[0] ?? { hash: await decoy };
  const isRight = await isPassword(password, hash);
  return isRight && "subject" in user ? user : void 0;
}
async function saveUser(database, user, hash = hashPassword) {
  const { rows } = await database.pool.query(
    `insert into identity_user (subject, user_name, name, email, operator_id, roles, password_hash)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_name) do update set name = excluded.name, email = excluded.email,
       operator_id = excluded.operator_id, roles = excluded.roles, password_hash = excluded.password_hash
     returning subject::text`,
    [
      randomUUID(),
      user.userName.toLowerCase(),
      user.name,
      user.email,
      user.operatorId,
      JSON.stringify(user.roles),
      await hash(user.password)
    ]
  );
  return rows[0].subject;
}
var DEMO_OPERATOR_ID = "demo-operator";
var account = ["manage-account", "manage-account-links", "view-profile"];
var services = ["collision-avoidance", "on-demand-tracking", "payments"];
function userRoles(role) {
  return { ...Object.fromEntries(services.map((service) => [service, [role]])), account };
}
var demoUsers = [
  { userName: "demo", name: "Demo Operator", email: "demo@keepout.example", role: "user" },
  { userName: "demo-admin", name: "Demo Administrator", email: "demo-admin@keepout.example", role: "admin" }
];
async function ensureDemoUsers(database, password, hash = hashPassword) {
  const first = await findUserByName(database, demoUsers[0].userName);
  if (first !== void 0 && password === void 0) return void 0;
  if (first !== void 0 && password !== void 0 && await checkPassword(database, first.userName, password) !== void 0) {
    return void 0;
  }
  const chosen = password ?? generatePassword();
  for (const { role, ...user } of demoUsers) {
    const made = { ...user, operatorId: DEMO_OPERATOR_ID, roles: userRoles(role), password: chosen };
    const subject = await saveUser(database, made, hash);
    await revokeAccess(database, subject);
  }
  return password === void 0 ? chosen : void 0;
}

export {
  generatePassword,
  MACHINE_PREFIX,
  findMachineClient,
  saveMachineClient,
  machinesOf,
  addMachine,
  renewSecret,
  removeMachine,
  useMachineClient,
  isSecret,
  rememberSession,
  listSessions,
  endSessions,
  recordStore,
  revokeAccess,
  pruneIdentityRecords,
  findUser,
  findUserByName,
  checkPassword,
  saveUser,
  DEMO_OPERATOR_ID,
  userRoles,
  ensureDemoUsers
};
//# sourceMappingURL=chunk-ZPZDMQVG.mjs.map

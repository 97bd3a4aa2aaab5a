import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/server/src/hosting/places.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var isBuilt = !import.meta.url.endsWith(".ts");
var at = (built, source) => fileURLToPath(new URL(isBuilt ? built : source, import.meta.url));
var rootDir = at("..", "../../../..");
var migrationsDir = at("./migrations", "../../migrations");
var webDir = at("./web", "../../../../dist/web");
var product;
function productVersion() {
  product ??= JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8")).version;
  return product;
}

// packages/server/src/platform/settings/setting-problem.ts
function describeSettingProblem(problem) {
  const hint = problem.nearest === void 0 ? "" : `; did you mean ${problem.nearest}?`;
  return `${problem.setting} ${problem.reason}${hint}`;
}

// packages/server/src/platform/settings/settings.ts
import { readFileSync as readFileSync3 } from "node:fs";
import { availableParallelism } from "node:os";
import { isAbsolute, resolve } from "node:path";

// packages/server/src/platform/settings/environment-file.ts
import { readFileSync as readFileSync2 } from "node:fs";
function readEnvironmentFile(path) {
  let text2;
  try {
    text2 = readFileSync2(path, "utf8");
  } catch (cause) {
    if (cause.code === "ENOENT") {
      return ok({});
    }
    return fail({ code: "unreadable-line", setting: ".env", reason: `cannot be read (${cause.message})` });
  }
  const values = {};
  for (const [index, line] of text2.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) {
      continue;
    }
    const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match === null) {
      return fail({
        code: "unreadable-line",
        setting: `.env line ${index + 1}`,
        reason: "is not of the form NAME=value"
      });
    }
    values[match[1]] = unquote(match[2]);
  }
  return ok(values);
}
function unquote(value) {
  const quoted = /^(["'])(.*)\1$/.exec(value);
  return quoted === null ? value.replace(/\s+#.*$/, "") : quoted[2];
}

// packages/server/src/platform/settings/group-map.ts
var NO_GROUPS = /* @__PURE__ */ new Map();
var OPERATOR = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,79}$/;
function readGroupMap(json) {
  let document;
  try {
    document = JSON.parse(json);
  } catch {
    const { line, character } = jsonFaultPlace(json) ?? { line: 1, character: 1 };
    return wrong(`is not JSON: line ${line}, character ${character}`);
  }
  if (!isRecord(document)) return wrong("must be an object whose members are groups");
  const map = /* @__PURE__ */ new Map();
  for (const [name, entry] of Object.entries(document)) {
    const at2 = `at ${JSON.stringify(name)}`;
    if (name.trim() === "") return wrong("has a group without a name");
    if (!isRecord(entry)) return wrong(`${at2}: must be an object with operator, roles or both`);
    const meaning = readMeaning(entry, at2);
    if (!meaning.ok) return meaning;
    map.set(name, meaning.value);
  }
  return ok(map);
}
function readMeaning(entry, at2) {
  const { operator, roles = {}, ...further } = entry;
  const [unknown] = Object.keys(further);
  if (unknown !== void 0) return wrong(`${at2}: ${JSON.stringify(unknown)} is neither operator nor roles`);
  if (operator !== void 0 && !(typeof operator === "string" && OPERATOR.test(operator)))
    return wrong(`${at2}.operator: must be the id of an operator: letters, digits, dot, dash, underscore`);
  if (!isRecord(roles)) return wrong(`${at2}.roles: must be an object from resources to lists of roles`);
  for (const [resource, names2] of Object.entries(roles)) {
    if (!Array.isArray(names2) || !names2.every((name) => typeof name === "string" && name !== ""))
      return wrong(`${at2}.roles.${resource}: must be a list of names of roles`);
  }
  if (operator === void 0 && Object.keys(roles).length === 0)
    return wrong(`${at2}: gives neither an operator nor a role`);
  return ok({ operatorId: operator, roles });
}
var RESOURCES = ["collision-avoidance", "on-demand-tracking", "payments"];
var ROLES = ["user", "testuser", "admin"];
function unfitGroups(map) {
  for (const [name, { roles }] of map) {
    const at2 = `at ${JSON.stringify(name)}`;
    if (name.includes("*")) return `${at2}: must be the whole name of a group: * stands for nothing here`;
    for (const [resource, names2] of Object.entries(roles)) {
      if (!RESOURCES.includes(resource))
        return `${at2}.roles.${resource}: is no resource; there are ${RESOURCES.join(", ")}`;
      const unknown = names2.findIndex((role) => !ROLES.includes(role));
      if (unknown >= 0)
        return `${at2}.roles.${resource}[${unknown}]: ${JSON.stringify(names2[unknown])} is no role; there are ${ROLES.join(", ")}`;
    }
  }
  return void 0;
}
var wrong = (reason) => fail({ code: "malformed-groups", reason });
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var TOKEN = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none inside a text
  /\s*(?:([[\]{},:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y
);
function jsonFaultPlace(text2) {
  const open = [];
  let expected = "value";
  let at2 = 0;
  const next = () => open.length === 0 ? "nothing" : "more-or-end";
  for (; ; ) {
    TOKEN.lastIndex = at2;
    const match = TOKEN.exec(text2);
    const start = at2 + /^\s*/.exec(text2.slice(at2))[0].length;
    if (match === null) return start >= text2.length && expected === "nothing" ? void 0 : placeOf(text2, start);
    const [, mark, name, plain] = match;
    const container = open.at(-1);
    const isValue = name !== void 0 || plain !== void 0;
    if ((expected === "value" || expected === "item-or-end") && isValue) expected = next();
    else if ((expected === "value" || expected === "item-or-end") && (mark === "{" || mark === "[")) {
      open.push(mark);
      expected = mark === "{" ? "name-or-end" : "item-or-end";
    } else if ((expected === "name" || expected === "name-or-end") && name !== void 0) expected = "colon";
    else if (expected === "colon" && mark === ":") expected = "value";
    else if (expected === "more-or-end" && mark === ",") expected = container === "{" ? "name" : "value";
    else if (isEnd(expected) && mark === (container === "{" ? "}" : "]")) {
      open.pop();
      expected = next();
    } else return placeOf(text2, start);
    at2 = TOKEN.lastIndex;
  }
}
var isEnd = (expected) => ["item-or-end", "name-or-end", "more-or-end"].includes(expected);
function placeOf(text2, offset) {
  const before = text2.slice(0, offset).split("\n");
  return { line: before.length, character: before.at(-1).length + 1 };
}

// packages/server/src/platform/settings/nearest-name.ts
function nearestName(name, names2) {
  let best;
  let bestDistance = Math.max(3, Math.ceil(name.length / 3));
  for (const candidate of names2) {
    const distance = editDistance(name, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
function editDistance(a, b) {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row2 = 1; row2 <= a.length; row2++) {
    const current = [row2];
    for (let column = 1; column <= b.length; column++) {
      const substituted = previous[column - 1] + (a[row2 - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(previous[column] + 1, current[column - 1] + 1, substituted));
    }
    previous = current;
  }
  return previous[b.length];
}

// packages/server/src/platform/settings/loopback.ts
function isLoopback(host) {
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}
var PLAIN = ["http:", "smtp:", "ftp:", "ws:"];
function isPlain(url2) {
  if (!URL.canParse(url2)) return false;
  const { protocol, hostname } = new URL(url2);
  return PLAIN.includes(protocol) && !isLoopback(hostname);
}

// packages/server/src/platform/settings/operator-claim.ts
var CHOSEN_BY_THE_USER = [
  "name",
  "given_name",
  "family_name",
  "middle_name",
  "nickname",
  "preferred_username",
  "username",
  "upn",
  "unique_name",
  "profile",
  "picture",
  "website",
  "email",
  "email_verified",
  "gender",
  "birthdate",
  "zoneinfo",
  "locale",
  "phone_number",
  "phone_number_verified",
  "address",
  "updated_at"
];
var OF_THE_TOKEN = [
  "iss",
  "aud",
  "azp",
  "client_id",
  "typ",
  "exp",
  "iat",
  "nbf",
  "jti",
  "sid",
  "session_state",
  "scope",
  "nonce",
  "acr",
  "amr",
  "auth_time"
];
function unfitOperatorClaim(claim) {
  const name = claim.toLowerCase();
  if (CHOSEN_BY_THE_USER.includes(name)) {
    return "must name a claim that only administrators set: users can choose what stands in this one";
  }
  if (OF_THE_TOKEN.includes(name)) {
    return "must name a claim of the user: this one is about the sign-in, and the same for many organisations";
  }
  return void 0;
}

// packages/server/src/platform/settings/production-rules.ts
function unsafeInProduction(settings, addresses, kind) {
  if (settings.mode !== "production") {
    return [];
  }
  const problems = [];
  const refuse = (setting, reason) => problems.push({ code: "unsafe-setting", setting, reason });
  if (kind === "server") demandWhatServersNeed(settings, refuse);
  if (settings.databaseUrl === void 0 && !settings.allowEmbeddedDatabase) {
    refuse(
      "KEEPOUT_DATABASE_URL",
      "must be set in production, unless KEEPOUT_ALLOW_EMBEDDED_DATABASE=1 allows the embedded one"
    );
  }
  if (settings.databaseUrl !== void 0 && settings.secretsKeys.length === 0) {
    refuse(
      "KEEPOUT_SECRETS_KEY",
      "must be set in production: it seals the addresses of hooks in the database (openssl rand -base64 32), the same in every process"
    );
  }
  refuseUnverifiedDatabases(settings, refuse);
  if (settings.isUnchecked) {
    refuse("NODE_TLS_REJECT_UNAUTHORIZED", "must not be 0 in production: any certificate of anybody would do");
  }
  for (const { setting, url: url2 } of addresses) refusePlainAddress(setting, url2, refuse);
  refuseUnsafeMail(settings, refuse);
  refuseLooseIdentity(settings, refuse);
  refuseWhatIsForDemonstrations(settings, refuse);
  return problems;
}
function demandWhatServersNeed(settings, refuse) {
  if (settings.issuerUrl === void 0 && !settings.allowEmbeddedIdentity) {
    refuse(
      "KEEPOUT_ISSUER_URL",
      "must be set in production, unless KEEPOUT_ALLOW_EMBEDDED_IDENTITY=1 allows the embedded provider"
    );
  }
  if (settings.issuerUrl === void 0 && settings.groups.size > 0) {
    refuse("KEEPOUT_GROUPS", "needs KEEPOUT_ISSUER_URL: users of the embedded provider have roles and no groups");
  }
  if (!settings.publicUrlIsSet) {
    refuse("KEEPOUT_PUBLIC_URL", "must be set in production: links in mails and the allowed origin depend on it");
  }
}
function refuseUnverifiedDatabases({ databaseUrl, databaseOwnerUrl }, refuse) {
  const addresses = { KEEPOUT_DATABASE_URL: databaseUrl, KEEPOUT_DATABASE_OWNER_URL: databaseOwnerUrl };
  for (const [setting, url2] of Object.entries(addresses)) {
    const reason = url2 === void 0 ? void 0 : unsafeDatabaseUrl(url2);
    if (reason !== void 0) refuse(setting, reason);
  }
}
function refusePlainAddress(setting, url2, refuse) {
  if (!isPlain(url2) || new URL(url2).protocol === "smtp:") return;
  refuse(setting, "must begin with https:// in production: whoever is on the way could read and change what is sent");
}
function refuseUnsafeMail({ smtpUrl, mailFrom }, refuse) {
  if (smtpUrl === void 0) return;
  const reason = unsafeRelay(smtpUrl);
  if (reason !== void 0) refuse("KEEPOUT_SMTP_URL", reason);
  if (!isSender(mailFrom)) {
    refuse(
      "KEEPOUT_MAIL_FROM",
      "must be an address of yours in production: relays refuse mail of a sender that does not exist"
    );
  }
}
var SHORTEST_BEFORE_WILDCARD = 6;
function refuseLooseIdentity(settings, refuse) {
  const isLoose = (name) => name.includes("*") && name.indexOf("*") < Math.max(SHORTEST_BEFORE_WILDCARD, name.length - 1);
  if (settings.clientIds.some(isLoose)) {
    refuse(
      "KEEPOUT_CLIENT_IDS",
      `must name the clients in production: * may only end a name of ${SHORTEST_BEFORE_WILDCARD} letters or more, such as keepout-machine*`
    );
  }
  if (settings.audiences.some((name) => name.includes("*"))) {
    refuse("KEEPOUT_AUDIENCES", "must name each audience in production: * would take tokens that are meant for others");
  }
  if (settings.corsOrigins.some((origin) => origin.includes("*") || isPlain(origin))) {
    refuse("KEEPOUT_CORS_ORIGINS", "must name origins that begin with https:// in production");
  }
  const unfit = unfitOperatorClaim(settings.operatorClaim);
  if (unfit !== void 0) refuse("KEEPOUT_OPERATOR_CLAIM", unfit);
  if (settings.groups.size > 0) refuseLooseGroups(settings, refuse);
}
function refuseLooseGroups({ groupsClaim, groups }, refuse) {
  const unfitClaim = unfitOperatorClaim(groupsClaim);
  if (unfitClaim !== void 0) refuse("KEEPOUT_GROUPS_CLAIM", unfitClaim);
  const unfit = unfitGroups(groups);
  if (unfit !== void 0) refuse("KEEPOUT_GROUPS", unfit);
}
function refuseWhatIsForDemonstrations(settings, refuse) {
  if (settings.demoPassword !== void 0) {
    refuse("KEEPOUT_DEMO_PASSWORD", "must not be set in production: demo users do not exist there");
  }
  if (settings.dev) {
    refuse("KEEPOUT_DEV", "must be off in production");
  }
  if (settings.allowPrivateHooks) {
    refuse("KEEPOUT_ALLOW_PRIVATE_HOOKS", "must be off in production");
  }
}
var ADDRESS = /^(?:[^<>\r\n]*<)?[^\s@<>]+@([^\s@<>]+\.[^\s@<>]+)>?$/;
function unsafeRelay(smtpUrl) {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isLoopback(hostname)) return void 0;
  if (searchParams.get("tls.rejectUnauthorized") === "false") {
    return "must not switch the check of its certificate off in production: anybody could stand in for the relay";
  }
  if (protocol === "smtps:") return void 0;
  if (searchParams.get("requireTLS") === "true" && searchParams.get("ignoreTLS") !== "true") return void 0;
  return "must begin with smtps:// in production, or end with ?requireTLS=true: whoever is on the way could read and change what is sent";
}
var isSender = (mailFrom) => ADDRESS.test(mailFrom);
var VERIFYING = ["verify-full", "verify-ca"];
function unsafeDatabaseUrl(url2) {
  const { hostname, searchParams } = new URL(url2);
  const hosts = [hostname, ...searchParams.getAll("host")].map(decodeURIComponent).flatMap((host) => host.split(","));
  if (hosts.every((host) => host === "" || host.startsWith("/") || isLoopback(host))) return void 0;
  const modes = searchParams.getAll("sslmode");
  const isVerified = modes.length > 0 && modes.every((mode) => VERIFYING.includes(mode));
  if (!isVerified) {
    return "must verify the server in production: add ?sslmode=verify-full (with sslrootcert=FILE for a root of your own)";
  }
  if (modes.includes("verify-ca") && !searchParams.has("sslrootcert")) {
    return "must name your own root with sslmode=verify-ca: add sslrootcert=FILE, or use sslmode=verify-full";
  }
  return void 0;
}

// packages/server/src/platform/settings/setting-table.ts
import { z } from "zod";

// packages/server/src/platform/database/limits.ts
var PAUSE_S = 10;
var REQUEST_LOCK_S = 3;
var REQUEST_STATEMENT_S = 15;
var OUTWAIT_S = 5;
var JOB_STATEMENT_S = 120;
var MIGRATE_LOCK_S = 5;
function limitsOf(kind, pauseS) {
  const common = { idleInTransactionS: pauseS, idleS: 0 };
  const work = { ...common, lockS: pauseS + OUTWAIT_S, statementS: JOB_STATEMENT_S };
  switch (kind) {
    case "request":
      return { ...common, lockS: REQUEST_LOCK_S, statementS: REQUEST_STATEMENT_S };
    case "migrate":
      return { ...common, lockS: MIGRATE_LOCK_S, statementS: 0, idleS: pauseS };
    case "job":
    case "queue":
    case "claims":
    case "keys":
    case "events":
      return work;
  }
}
var ANSWER_LATE_S = 10;
var KEEP_ALIVE_S = 10;
var KEEP_ALIVE_INTERVAL_S = 5;
var KEEP_ALIVE_COUNT = 3;
var UNTAKEN_S = 30;
var CLIENT_CHECK_S = 5;
var CONNECT_S = 10;
function limitStatements(kind, pauseS) {
  const { idleInTransactionS, lockS, statementS, idleS } = limitsOf(kind, pauseS);
  const seconds = (name, value) => `set ${name} = '${value}s'`;
  return [
    seconds("idle_in_transaction_session_timeout", idleInTransactionS),
    seconds("lock_timeout", lockS),
    seconds("statement_timeout", statementS),
    seconds("idle_session_timeout", idleS),
    seconds("tcp_keepalives_idle", KEEP_ALIVE_S),
    seconds("tcp_keepalives_interval", KEEP_ALIVE_INTERVAL_S),
    `set tcp_keepalives_count = ${KEEP_ALIVE_COUNT}`,
    seconds("tcp_user_timeout", UNTAKEN_S)
  ].join("; ");
}
var CLIENT_CHECK_STATEMENT = `set client_connection_check_interval = '${CLIENT_CHECK_S}s'`;

// packages/server/src/platform/settings/trusted-proxies.ts
import { isIP } from "node:net";
var NAMED = ["loopback", "linklocal", "uniquelocal"];
var MOST_HOPS = 9;
function readTrustedProxies(text2) {
  if (/^(0|false|no|off)$/.test(text2)) return false;
  if (/^(true|yes|on)$/.test(text2)) return 1;
  if (/^\d+$/.test(text2)) return Number(text2) <= MOST_HOPS ? Number(text2) : void 0;
  const named = text2.split(",").map((part) => part.trim());
  return named.every((name) => NAMED.includes(name) || isNetwork(name)) ? named : void 0;
}
function isNetwork(text2) {
  const [address2 = "", bits, ...rest] = text2.split("/");
  const version = isIP(address2);
  if (version === 0 || rest.length > 0) return false;
  return bits === void 0 || /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

// packages/server/src/platform/settings/setting-table.ts
function row(description, schema) {
  return { description, schema };
}
function secret(description, schema) {
  return { description, schema, secret: true };
}
function address(description, schema) {
  return { description, schema, isAddress: true };
}
var text = z.string().trim().min(1, "must not be empty");
var optionalText = text.optional();
var flag = (byDefault) => z.enum(["1", "true", "yes", "on", "0", "false", "no", "off"], "must be 1 or 0 (true, false, yes, no, on, off)").optional().transform((value) => value === void 0 ? byDefault : ["1", "true", "yes", "on"].includes(value));
var wholeNumber = (least, most) => z.string().regex(/^\d+$/, "must be a whole number").transform(Number).refine((value) => value >= least && value <= most, `must lie between ${least} and ${most}`);
var whole = (least, most, byDefault) => wholeNumber(least, most).default(byDefault);
var url = (...protocols) => text.refine(
  (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`
);
var names = z.string().default("").transform(
  (value) => value.split(",").map((name) => name.trim()).filter((name) => name !== "")
);
var isKey = (key) => /^[A-Za-z0-9+/]{43}=$/.test(key);
var TOKEN_TYPES = ["at+jwt", "JWT"];
var isTokenType = (name) => TOKEN_TYPES.some((type) => type === name);
var proxies = text.default("0").transform((value, context) => {
  const read = readTrustedProxies(value);
  if (read !== void 0) return read;
  context.addIssue({ code: "custom", message: "must be a number of proxies from 0 to 9, or their addresses" });
  return z.NEVER;
});
var settingTable = {
  KEEPOUT_MODE: row(
    "demo (embedded parts, demo users) or production (real parts, nothing unsafe)",
    z.enum(["demo", "production"], "must be demo or production").default("demo")
  ),
  KEEPOUT_DEV: row("developer area and developer label on", flag(false)),
  KEEPOUT_HOST: row("address to listen on", text.default("127.0.0.1")),
  KEEPOUT_PORT: row("TCP port to listen on; 0 takes any free port", whole(0, 65535, 8080)),
  KEEPOUT_PUBLIC_URL: address("origin under which browsers reach the platform", url("http:", "https:").optional()),
  KEEPOUT_TRUST_PROXY: row(
    "whose X-Forwarded-* are believed: 0 nobody, 1 the proxy in front in a private network, 2 two of them, or addresses such as 10.0.3.0/24",
    proxies
  ),
  KEEPOUT_CORS_ORIGINS: row("other origins whose pages may call the API, comma-separated", names),
  KEEPOUT_DATA_DIR: row(
    "directory of the embedded database, its log, and what was read of ephemerides",
    text.default(".keepout")
  ),
  KEEPOUT_DATABASE_URL: secret("PostgreSQL 15 to 18; embedded when absent", url("postgres:", "postgresql:").optional()),
  KEEPOUT_DATABASE_OWNER_URL: secret(
    "PostgreSQL as the owner of the tables, for `keepout migrate` alone; everything else then has a role without the right to change the audit trail",
    url("postgres:", "postgresql:").optional()
  ),
  KEEPOUT_DATABASE_CONNECTIONS: row(
    "most database connections of one process for requests, and at most as many for jobs",
    whole(2, 500, 12)
  ),
  KEEPOUT_DATABASE_PAUSE_S: row(
    "seconds that a process may stand still inside a transaction; then the database takes its locks away",
    whole(1, 600, PAUSE_S)
  ),
  KEEPOUT_ALLOW_EMBEDDED_DATABASE: row("production mode may run on the embedded database", flag(false)),
  KEEPOUT_ALLOW_EMBEDDED_IDENTITY: row(
    "production mode may sign people in by the embedded provider; users by `keepout user add`",
    flag(false)
  ),
  KEEPOUT_ISSUER_URL: address(
    "OpenID provider, for example https://id.example.com/auth/realms/platform; embedded when absent",
    url("http:", "https:").optional()
  ),
  KEEPOUT_CLIENT_IDS: row(
    "identity clients whose tokens are accepted (azp), comma-separated; a final * stands for any ending",
    names
  ),
  KEEPOUT_AUDIENCES: row(
    "audiences of which a token must have one (aud), comma-separated; keepout and the three services when absent",
    names
  ),
  KEEPOUT_TOKEN_TYPES: row(
    "types of access tokens that are taken (typ), comma-separated: at+jwt (RFC 9068), JWT (Keycloak, with typ Bearer inside)",
    names.refine((types) => types.every(isTokenType), "must be at+jwt, JWT or both")
  ),
  KEEPOUT_OPERATOR_CLAIM: row(
    "token claim that names the operator a user belongs to; only administrators may set it",
    text.default("operator")
  ),
  KEEPOUT_GROUPS_CLAIM: row(
    "token claim that names the groups of a user, for KEEPOUT_GROUPS; only administrators may set it",
    text.default("groups")
  ),
  KEEPOUT_GROUPS: row(
    'what groups of the identity provider mean, as JSON or as the path of a JSON file: {"group": {"operator": "aurora", "roles": {"collision-avoidance": ["user"]}}}; no group means anything when absent',
    optionalText
  ),
  KEEPOUT_DEMO_PASSWORD: secret("password of the demo user; generated and printed once when absent", optionalText),
  KEEPOUT_SPECIAL_USERS: row("user names treated as demo or test users beside those starting with demo", names),
  KEEPOUT_LOG_LEVEL: row(
    "fatal, error, warn, info, debug, trace or silent",
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a known log level").default("info")
  ),
  KEEPOUT_METRICS_TOKEN: secret(
    "bearer token for /metrics; without it only loopback callers are answered",
    optionalText
  ),
  KEEPOUT_WORKERS: row("threads for computation; 0 takes one for each processor", whole(0, 1024, 0)),
  KEEPOUT_UPLOAD_LIMIT_MB: row("largest accepted upload, megabytes", whole(1, 4096, 100)),
  KEEPOUT_RATE_LIMIT_PER_MINUTE: row("API calls accepted from one user in a minute", whole(10, 1e6, 1200)),
  KEEPOUT_CATALOGUE: row(
    "catalogue file (TLE, 3LE, OMM; also .gz); loaded at start and whenever it has changed",
    optionalText
  ),
  KEEPOUT_CATALOGUE_MAX_AGE_HOURS: row(
    "hours since the median epoch of its elements after which a catalogue counts as stale",
    whole(1, 8760, 72)
  ),
  KEEPOUT_STREAMS_PER_USER: row("event streams that one user may have open at one process", whole(1, 1e4, 20)),
  KEEPOUT_STREAMS_PER_OPERATOR: row(
    "event streams that the users of one operator may have open at one process",
    whole(1, 1e5, 500)
  ),
  KEEPOUT_SCREENINGS_AT_ONCE: row("screenings of one operator that run at once; others wait", whole(1, 1e3, 8)),
  KEEPOUT_SCREENINGS_LIMIT: row("screenings of one operator that wait or run", whole(1, 1e5, 2e3)),
  KEEPOUT_STORAGE_LIMIT_MB: row("files that one operator may keep, megabytes", whole(1, 1e8, 2e4)),
  KEEPOUT_RECORDS_LIMIT: row(
    "records that one operator may keep: satellites, ephemerides, messages and decisions",
    whole(1, 1e9, 5e6)
  ),
  KEEPOUT_CATALOGUE_SIZE: row("objects in the generated demo catalogue", whole(0, 2e5, 3e4)),
  KEEPOUT_CELESTRAK_URL: address(
    "public catalogue look-up by number, such as https://celestrak.org/NORAD/elements/gp.php; off when absent",
    url("http:", "https:").optional()
  ),
  KEEPOUT_SMTP_URL: {
    ...secret(
      "mail relay, smtps://user:password@host, or smtp:// with ?requireTLS=true; mails stay in the outbox when absent",
      url("smtp:", "smtps:").optional()
    ),
    isAddress: true
  },
  KEEPOUT_MAIL_FROM: row("sender of mails, such as Keepout <keepout@example.com>", text.default("keepout@localhost")),
  KEEPOUT_ALLOW_PRIVATE_HOOKS: row("webhooks may point at private addresses (test networks only)", flag(false)),
  KEEPOUT_SECRETS_KEY: secret(
    "key that seals addresses of hooks in the database, base64 of 32 bytes (`openssl rand -base64 32`); the new before the old with a comma between while it is exchanged; kept in the data directory when absent",
    names.refine((keys) => keys.every(isKey), "must be base64 of 32 bytes; several have commas between them")
  ),
  KEEPOUT_MEMBER_DAYS: row(
    "days without signing in or a call after which nothing is sent to a user any more, with an identity provider of your own; 0 is never",
    whole(0, 3650, 90)
  ),
  KEEPOUT_SIMULATOR: row(
    "simulated sensors for on-demand tracking: on in demo mode, in production only where this says so",
    z.enum(["1", "true", "yes", "on", "0", "false", "no", "off"], "must be 1 or 0 (true, false, yes, no, on, off)").optional().transform((value) => value === void 0 ? void 0 : ["1", "true", "yes", "on"].includes(value))
  ),
  KEEPOUT_SIMULATOR_SPEED: row(
    "how many times as fast the simulated sensors work: 1800 in demo mode, else 1",
    wholeNumber(1, 1e5).optional()
  ),
  KEEPOUT_SIMULATOR_FAILURES_PERCENT: row(
    "passes of simulated sensors that fail besides those under clouds, per cent",
    whole(0, 100, 3)
  ),
  KEEPOUT_PROVIDER_URL: address(
    "where passes are ordered and measurements fetched, such as https://sensors.example.com/v1; none when absent",
    url("http:", "https:").optional()
  ),
  KEEPOUT_PROVIDER_TOKEN: secret("bearer token for KEEPOUT_PROVIDER_URL", optionalText),
  KEEPOUT_PROVIDER_HOOK_SECRET: secret(
    "key with which the provider signs what it sends to the webhook of observations; no webhook when absent",
    text.min(32, "must have at least 32 characters").optional()
  ),
  KEEPOUT_ALLOW_PRIVATE_PROVIDER: row("KEEPOUT_PROVIDER_URL may lead to a private address", flag(false)),
  KEEPOUT_PAYMENTS: row(
    "payments: balances are held and charged; on in demo mode, in production only where this says so",
    z.enum(["1", "true", "yes", "on", "0", "false", "no", "off"], "must be 1 or 0 (true, false, yes, no, on, off)").optional().transform((value) => value === void 0 ? void 0 : ["1", "true", "yes", "on"].includes(value))
  ),
  KEEPOUT_PAYMENTS_OPERATOR: row(
    "id of the operator whose administrators of payments run those of the installation; in demo mode that of the demonstration",
    optionalText
  ),
  KEEPOUT_SELLER_NAME: row("who invoices", text.default("Keepout")),
  KEEPOUT_SELLER_ADDRESS: row("address of who invoices; a semicolon begins a new line", optionalText),
  KEEPOUT_SELLER_COUNTRY: row(
    "country in which who invoices is taxed, two letters (ISO 3166-1); nothing is taxed when absent",
    text.regex(/^[A-Z]{2}$/, "must be two capital letters").optional()
  ),
  KEEPOUT_SELLER_VAT_ID: row("number for value-added tax of who invoices", optionalText),
  KEEPOUT_SELLER_BANK: row("bank account for transfers, such as IBAN and BIC, as invoices have it", optionalText),
  KEEPOUT_INVOICE_DUE_DAYS: row("days until an invoice is to be paid", whole(0, 365, 30)),
  KEEPOUT_STRIPE_KEY: secret(
    "secret key of a Stripe account; invoices are paid by bank transfer when absent",
    optionalText
  ),
  KEEPOUT_STRIPE_WEBHOOK_SECRET: secret(
    "key with which Stripe signs its events; no webhook when absent",
    text.min(24, "must have at least 24 characters").optional()
  ),
  KEEPOUT_STRIPE_URL: address("where Stripe is reached", url("http:", "https:").default("https://api.stripe.com")),
  KEEPOUT_BROWSER: row("Chromium executable for the browser tests", optionalText)
};
var settingNames = Object.keys(settingTable);

// packages/server/src/platform/settings/settings.ts
var DEMO_SPEED = 1800;
var DEFAULT_AUDIENCES = ["keepout", "collision-avoidance", "on-demand-tracking", "payments"];
function loadSettings(root, environment, kind = "server") {
  const file = readEnvironmentFile(resolve(root, ".env"));
  if (!file.ok) {
    return fail({ code: "settings-refused", problems: [file.fault] });
  }
  return readSettings({ ...file.value, ...environment }, root, kind);
}
function readSettings(environment, root, kind = "server") {
  const problems = unknownNames(environment);
  const values = {};
  for (const name of settingNames) {
    const value = environment[name];
    const parsed = settingTable[name].schema.safeParse(value === "" ? void 0 : value);
    if (parsed.success) {
      values[name] = parsed.data;
    } else {
      problems.push({
        code: "malformed-setting",
        setting: name,
        reason: parsed.error.issues[0]?.message ?? "is malformed"
      });
      values[name] = settingTable[name].schema.parse(void 0);
    }
  }
  const groups = groupsIn(values.KEEPOUT_GROUPS, root);
  if (!groups.ok) problems.push(groups.fault);
  const named = Object.fromEntries(settingNames.map((name) => [fieldOf(name), values[name]]));
  const settings = {
    ...toSettings(named, root),
    groups: groups.ok ? groups.value : NO_GROUPS
  };
  const namedSettings = new Set(problems.map((problem) => problem.setting));
  const isUnchecked = environment["NODE_TLS_REJECT_UNAUTHORIZED"] === "0";
  const unsafe = unsafeInProduction({ ...settings, isUnchecked }, addressesIn(values), kind).filter(
    ({ setting }) => !namedSettings.has(setting)
  );
  const all = [...problems, ...unsafe];
  return all.length > 0 ? fail({ code: "settings-refused", problems: all }) : ok(settings);
}
function groupsIn(text2, root) {
  if (text2 === void 0) return ok(NO_GROUPS);
  const faulty = (reason) => fail({ code: "malformed-setting", setting: "KEEPOUT_GROUPS", reason });
  const isWritten = text2.startsWith("{");
  let json = text2;
  if (!isWritten) {
    try {
      json = readFileSync3(isAbsolute(text2) ? text2 : resolve(root, text2), "utf8");
    } catch {
      return faulty("must be JSON that begins with {, or the path of a file that can be read");
    }
  }
  const read = readGroupMap(json);
  return read.ok ? read : faulty(`${isWritten ? "" : "names a file that "}${read.fault.reason}`);
}
function addressesIn(values) {
  return settingNames.flatMap((setting) => {
    const row2 = settingTable[setting];
    const url2 = values[setting];
    return row2.isAddress === true && typeof url2 === "string" ? [{ setting, url: url2 }] : [];
  });
}
function unknownNames(environment) {
  return Object.keys(environment).filter((name) => name.startsWith("KEEPOUT_") && !(name in settingTable)).map((name) => {
    const nearest = nearestName(name, settingNames);
    return {
      code: "unknown-setting",
      setting: name,
      reason: "is not a setting",
      ...nearest && { nearest }
    };
  });
}
function toSettings(values, root) {
  const path = (file) => isAbsolute(file) ? file : resolve(root, file);
  const { catalogue, uploadLimitMb, storageLimitMb, secretsKey, simulatorFailuresPercent, groups: _, ...same } = values;
  const { mode, host, port, publicUrl, clientIds, audiences } = same;
  const tokenTypes = same.tokenTypes;
  const isDemo = mode === "demo";
  return {
    ...same,
    publicUrl: publicUrl === void 0 ? localUrl(host, port) : new URL(publicUrl).origin,
    publicUrlIsSet: publicUrl !== void 0,
    dataDir: path(same.dataDir),
    issuerUrl: same.issuerUrl?.replace(/\/$/, ""),
    clientIds: clientIds.length > 0 ? clientIds : ["keepout-web", "keepout-machine*"],
    audiences: audiences.length > 0 ? audiences : DEFAULT_AUDIENCES,
    tokenTypes: tokenTypes.length > 0 ? tokenTypes : ["at+jwt", "JWT"],
    workers: same.workers || availableParallelism(),
    uploadLimitBytes: uploadLimitMb * 1e6,
    storageLimitBytes: storageLimitMb * 1e6,
    catalogueFile: catalogue === void 0 ? void 0 : path(catalogue),
    secretsKeys: secretsKey,
    payments: same.payments ?? isDemo,
    sellerAddress: same.sellerAddress?.replaceAll(/;\s*/g, "\n"),
    stripeUrl: same.stripeUrl.replace(/\/$/, ""),
    simulator: same.simulator ?? isDemo,
    simulatorSpeed: same.simulatorSpeed ?? (isDemo ? DEMO_SPEED : 1),
    simulatorFailureShare: simulatorFailuresPercent / 100,
    providerUrl: same.providerUrl?.replace(/\/$/, "")
  };
}
var fieldOf = (name) => name.slice("KEEPOUT_".length).toLowerCase().replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
function localUrl(host, port) {
  const local = ["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"].includes(host);
  const name = local ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export {
  rootDir,
  migrationsDir,
  webDir,
  productVersion,
  describeSettingProblem,
  readEnvironmentFile,
  NO_GROUPS,
  nearestName,
  isPlain,
  PAUSE_S,
  limitsOf,
  ANSWER_LATE_S,
  KEEP_ALIVE_S,
  CONNECT_S,
  limitStatements,
  CLIENT_CHECK_STATEMENT,
  settingTable,
  settingNames,
  loadSettings,
  localUrl
};
//# sourceMappingURL=chunk-GWNYLRQB.mjs.map

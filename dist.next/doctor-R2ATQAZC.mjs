import {
  checkPort
} from "./chunk-UZOGM2VW.mjs";
import {
  ORIGINATOR,
  catalogueState,
  checkEvidence,
  lastOrientationDay,
  lastWeatherDay,
  shortagesOf,
  storedText
} from "./chunk-OAQNDR3F.mjs";
import "./chunk-HIETUVNI.mjs";
import "./chunk-UEHHVIHQ.mjs";
import {
  messageFigures,
  recordedApproach
} from "./chunk-RXTHE725.mjs";
import "./chunk-TEKZAZ7H.mjs";
import "./chunk-2JEXP4ZN.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import "./chunk-RTLHHJLK.mjs";
import {
  readCdm
} from "./chunk-ZELNLM4B.mjs";
import {
  nowTaiS
} from "./chunk-RZYQK3DY.mjs";
import {
  countedApproach,
  judge
} from "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-4K3OKXIN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-3RQXX2CE.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import {
  orientationDaysAround
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  textOf
} from "./chunk-F4WYUQMX.mjs";
import "./chunk-42SRU575.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import {
  isMigrated,
  readMigrations
} from "./chunk-DKZP2PSE.mjs";
import {
  embeddedPostgresVersion,
  hasEmbeddedCluster,
  openDatabase,
  startEmbeddedPostgres
} from "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import {
  describeSettingProblem,
  loadSettings,
  localUrl,
  migrationsDir,
  readEnvironmentFile,
  rootDir,
  settingNames,
  settingTable
} from "./chunk-GWNYLRQB.mjs";
import {
  EXIT
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/server/src/platform/settings/effective-settings.ts
import { resolve } from "node:path";
var MASK = "********";
var DERIVED = {
  KEEPOUT_PUBLIC_URL: (settings) => settings.publicUrl,
  KEEPOUT_DATA_DIR: (settings) => settings.dataDir,
  KEEPOUT_CLIENT_IDS: (settings) => settings.clientIds.join(","),
  KEEPOUT_WORKERS: (settings) => String(settings.workers),
  KEEPOUT_SIMULATOR: (settings) => settings.simulator ? "1" : "0",
  KEEPOUT_CATALOGUE: (settings) => settings.catalogueFile ?? ""
};
function effectiveSettings(root, environment, settings) {
  const read = readEnvironmentFile(resolve(root, ".env"));
  const file = read.ok ? read.value : {};
  return settingNames.map((name) => {
    const row = settingTable[name];
    const origin = name in environment ? "environment" : name in file ? ".env" : "default";
    const value = { ...file, ...environment }[name] || void 0;
    return {
      name,
      value: row.secret === true ? masked(value) : shown(name, value, settings),
      origin: value === void 0 ? "default" : origin,
      description: row.description
    };
  });
}
function shown(name, value, settings) {
  const derived = settings && DERIVED[name]?.(settings);
  if (derived !== void 0) return derived;
  if (value !== void 0) return value;
  const byDefault = settingTable[name].schema.safeParse(void 0);
  if (!byDefault.success || byDefault.data === void 0) return "";
  return typeof byDefault.data === "boolean" ? byDefault.data ? "1" : "0" : String(byDefault.data);
}
function masked(value) {
  if (value === void 0) return "";
  if (!URL.canParse(value) || !value.includes("://")) return MASK;
  const url = new URL(value);
  if (url.password !== "") url.password = MASK;
  for (const [key] of url.searchParams) if (/pass|secret|token|key/i.test(key)) url.searchParams.set(key, MASK);
  return url.href;
}

// services/cli/src/doctor/finding.ts
var good = (what, detail) => ({ what, state: "good", detail });
var note = (what, detail) => ({ what, state: "note", detail });
var bad = (what, detail) => ({ what, state: "bad", detail });
function causesOf(error) {
  const codes = [];
  const words = [];
  const walk = (at, depth) => {
    if (!(at instanceof Error) || depth > 5) return;
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    if (at.message !== "") words.push(at.message);
    if (at instanceof AggregateError) for (const cause of at.errors) walk(cause, depth + 1);
    walk(at.cause, depth + 1);
  };
  walk(error, 0);
  return { codes, words: words.join("; ") };
}

// services/cli/src/doctor/capacity.ts
var CAPACITY = "capacity";
var SETTINGS = { storage: "KEEPOUT_STORAGE_LIMIT_MB", records: "KEEPOUT_RECORDS_LIMIT" };
async function capacityFindings({ orm }, settings) {
  const findings = (await shortagesOf(orm, settings, nowTaiS())).map(
    ({ operatorId, what, used, limit }) => note(
      CAPACITY,
      `${operatorId} has used ${(100 * used / limit).toFixed(0)} % of its ${what}; raise ${SETTINGS[what]}`
    )
  );
  return findings.length > 0 ? findings : [good(CAPACITY, "no operator is above 80 % of its storage or records")];
}

// services/cli/src/doctor/catalogue.ts
import { accessSync, constants, statSync } from "node:fs";
var CATALOGUE = "catalogue";
var FILE = "catalogue file";
var HOUR_S = 3600;
async function catalogueFindings(database, settings) {
  const { row, ageS, isStale, refusal } = await catalogueState(database.orm, settings);
  const worse = settings.mode === "production" ? bad : note;
  const findings = [];
  if (row === void 0) {
    const detail = "none is loaded, so nothing can be screened; run `keepout catalogue load FILE`, or set KEEPOUT_CATALOGUE";
    findings.push(worse(CATALOGUE, detail));
  } else {
    const hours = ((ageS ?? 0) / HOUR_S).toFixed(1);
    const facts = `${row.source}, ${row.objectCount} objects, half of them with elements newer than ${hours} h`;
    const stale = `${facts}: older than KEEPOUT_CATALOGUE_MAX_AGE_HOURS=${settings.catalogueMaxAgeHours}; load a newer one`;
    findings.push(isStale ? worse(CATALOGUE, stale) : good(CATALOGUE, facts));
  }
  if (refusal !== void 0) findings.push(worse(FILE, `${refusal.source} was not taken: ${textOf(refusal.reason)}`));
  return findings;
}
function catalogueFileFinding({ catalogueFile }) {
  if (catalogueFile === void 0) return [];
  try {
    const file = statSync(catalogueFile);
    if (!file.isFile()) return [bad(FILE, `${catalogueFile} is no file; correct KEEPOUT_CATALOGUE`)];
    accessSync(catalogueFile, constants.R_OK);
    return [
      good(FILE, `${catalogueFile}, ${(file.size / 1e6).toFixed(1)} MB of ${file.mtime.toISOString().slice(0, 16)}Z`)
    ];
  } catch (error) {
    const { code } = error;
    const reason = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
    return [bad(FILE, `${catalogueFile} ${reason}; correct KEEPOUT_CATALOGUE, or put the file there`)];
  }
}

// services/cli/src/doctor/connection-cause.ts
function connectionCause(error, host) {
  const { codes, words } = causesOf(error);
  for (const code of codes) {
    const cause = CAUSES[code]?.(host);
    if (cause !== void 0) return cause;
  }
  if (/timeout expired|timed? ?out|aborted due to timeout/i.test(words)) return CAUSES["ETIMEDOUT"]?.(host);
  return void 0;
}
var certificate = (trouble) => (host) => `the certificate of ${host} ${trouble}; name its authority with NODE_EXTRA_CA_CERTS, or put the right certificate there`;
var CAUSES = {
  ECONNREFUSED: (host) => `nothing listens at ${host}; start it there, or correct host and port`,
  ENOTFOUND: (host) => `the host name of ${host} is not known; correct it, or mend the name service`,
  EAI_AGAIN: (host) => `the name service does not answer for ${host}; mend it, or use an address`,
  ETIMEDOUT: (host) => `${host} does not answer in time; a firewall may be between`,
  EHOSTUNREACH: (host) => `there is no way to ${host}; check network and address`,
  ENETUNREACH: (host) => `there is no way to ${host}; check network and address`,
  ECONNRESET: (host) => `${host} ends the connection; something else may listen there`,
  ENOENT: (host) => `there is no socket at ${host}; is PostgreSQL running there?`,
  EACCES: (host) => `this account may not use the socket of ${host}`,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate("is signed by itself"),
  SELF_SIGNED_CERT_IN_CHAIN: certificate("comes from an authority that this machine does not know"),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate("comes from an authority that this machine does not know"),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate("comes from an authority that this machine does not know"),
  CERT_HAS_EXPIRED: certificate("has expired"),
  CERT_NOT_YET_VALID: certificate("is not valid yet; check the clocks"),
  ERR_TLS_CERT_ALTNAME_INVALID: certificate("is for another host")
};

// services/cli/src/doctor/database.ts
var DATABASE = "database";
var OLDEST_MAJOR = 15;
var NEWEST_MAJOR = 18;
async function databaseFindings(settings, further) {
  return settings.databaseUrl === void 0 ? await embeddedFindings(settings, further) : await elsewhereFindings(settings.databaseUrl, further);
}
async function embeddedFindings({ dataDir }, further) {
  try {
    const version = `embedded PostgreSQL ${embeddedPostgresVersion(dataDir)}`;
    if (!hasEmbeddedCluster(dataDir)) {
      return [note(DATABASE, `${version}, made in ${dataDir} at the first start`)];
    }
    const server = await startEmbeddedPostgres(dataDir);
    try {
      return await openedFindings(openDatabase(server.connection, { connections: 1 }), version, further);
    } finally {
      await server.stop();
    }
  } catch (error) {
    return [bad(DATABASE, causesOf(error).words)];
  }
}
async function elsewhereFindings(url, further) {
  const database = openDatabase({ connectionString: url }, { connections: 1 });
  return await openedFindings(database, masked(url), further, (error) => databaseCause(error, url));
}
async function openedFindings(database, name, further, causeOf = (error) => causesOf(error).words) {
  try {
    const { rows } = await database.pool.query("show server_version_num");
    const major = Math.floor(Number(Object.values(rows[0] ?? {})[0]) / 1e4);
    if (major < OLDEST_MAJOR) {
      return [bad(DATABASE, `${name} is PostgreSQL ${major}; ${OLDEST_MAJOR} to ${NEWEST_MAJOR} is needed`)];
    }
    if (!await isMigrated(database.pool, readMigrations(migrationsDir))) {
      return [bad(DATABASE, `${name} answers, but its tables are not those of this version; run \`keepout migrate\``)];
    }
    return [good(DATABASE, `${name}, PostgreSQL ${major}, up to date`), ...await further(database)];
  } catch (error) {
    return [bad(DATABASE, causeOf(error))];
  } finally {
    await database.close();
  }
}
function databaseCause(error, url) {
  const { host, user, database } = partsOf(url);
  const { codes, words } = causesOf(error);
  if (codes.includes("28P01")) return `wrong password for the user ${user} at ${host}; correct KEEPOUT_DATABASE_URL`;
  if (codes.includes("28000")) {
    return /role ".*" does not exist/.test(words) ? `there is no user ${user} at ${host}; make it, or correct KEEPOUT_DATABASE_URL` : `${host} does not let the user ${user} in (${lastOf(words)}); see its pg_hba.conf`;
  }
  if (codes.includes("3D000")) {
    return `there is no database ${database} at ${host}; make it (createdb -O ${user} ${database}), or correct KEEPOUT_DATABASE_URL`;
  }
  if (codes.includes("42501")) return `the user ${user} lacks a right (${lastOf(words)}); it must own the database`;
  if (codes.includes("53300"))
    return `${host} has no connection left; raise max_connections, or lower KEEPOUT_DATABASE_CONNECTIONS`;
  if (codes.includes("57P03")) return `${host} is starting or stopping; try again in a moment`;
  if (/does not support SSL/.test(words)) {
    return `${host} does not speak TLS, which the URL asks for; set ssl = on there`;
  }
  if (/client password must be a string|no password/i.test(words)) {
    return `${host} asks for a password and KEEPOUT_DATABASE_URL has none for the user ${user}`;
  }
  return connectionCause(error, host) ?? lastOf(words);
}
function partsOf(url) {
  const parsed = new URL(url);
  const socket = parsed.searchParams.get("host");
  const host = socket ?? `${parsed.hostname}:${parsed.port || 5432}`;
  return {
    host,
    user: decodeURIComponent(parsed.username) || "of this account",
    database: decodeURIComponent(parsed.pathname.slice(1)) || "of the user name"
  };
}
var lastOf = (words) => words.split("; ").at(-1) ?? words;

// packages/server/src/ca/decisions/freeze.thread.ts
function takenOf({ text, screened, ownNoradId, radius }, size, earthOrientation) {
  if (screened !== null) return screened;
  const read = readCdm(text);
  const isFirst = !read.ok || read.value.objects[0].noradId === ownNoradId;
  const own = { object: isFirst ? 1 : 2, size, ...radius && { radius } };
  const isEarthFixed = read.ok && read.value.objects.some(({ frame }) => frame === "ITRF");
  if (!isEarthFixed || earthOrientation === void 0) return { kind: "MESSAGE", own };
  return { kind: "MESSAGE", own, earthOrientation: orientationDaysAround(earthOrientation, read.value.tcaTaiS) };
}

// packages/server/src/ca/evidence/evidence.thread.ts
var SHARE = 1e-6;
var PC_SHARE = 0.05;
var RULES = { thresholds: { version: 1, mediumPc: 1e-7, highPc: 1e-5, criticalPc: 1e-4 }, decisionLeadS: 0 };
function contradictionsOf(messages) {
  return messages.flatMap((message) => contradictionOf(message) ?? []);
}
function contradictionOf(message) {
  const differs = (figure, stored2, computed2) => ({
    cdmId: message.id,
    figure,
    stored: stored2,
    computed: computed2
  });
  const text = storedText(message, ORIGINATOR);
  const read = recordedApproach({ text: message.message, taken: takenOf(text, {}, void 0) });
  if (!read.ok) return differs("message", "readable", read.fault.cause);
  const { cdm, approach } = read.value;
  if (cdm.messageId !== message.messageId) return differs("messageId", message.messageId, cdm.messageId);
  if (cdm.originator !== message.originator) return differs("originator", message.originator, cdm.originator);
  if (cdm.creationTaiS !== message.creationTaiS) return differs("creationDate", message.creationTaiS, cdm.creationTaiS);
  const [primary, secondary] = message.objects.map(({ hardBodyRadiusM }) => hardBodyRadiusM);
  const radius = primary == null || secondary == null ? void 0 : {
    radiusM: primary + secondary,
    source: "sum",
    primary: { radiusM: primary, source: "operator-radius" },
    secondary: { radiusM: secondary, source: "operator-radius" }
  };
  const [own, other] = message.objects;
  const counted = countedApproach(approach, [own.countedSigmas, other.countedSigmas]);
  const figures = messageFigures(judge({ ...counted, ...radius && { radius } }, RULES, message.creationTaiS));
  const lengths = ["missDistanceM", "relativeSpeedMps"];
  if (Math.abs(figures.tcaTaiS - message.tcaTaiS) > 2e-3) return differs("tca", message.tcaTaiS, figures.tcaTaiS);
  const odd = lengths.find((name) => Math.abs(figures[name] - message[name]) > 0.01 + SHARE * message[name]);
  if (odd !== void 0) return differs(odd, message[odd], figures[odd]);
  const [stored, computed] = [message.probability, figures.pc];
  const isSame = stored === computed || approach.messageRadiusM !== void 0 || stored !== null && computed !== null && Math.abs(stored - computed) <= PC_SHARE * Math.max(stored, computed);
  return isSame ? void 0 : differs("probability", stored, computed);
}

// services/cli/src/doctor/evidence.ts
var MESSAGES = "messages";
var MOST = 200;
var SHOWN = 3;
async function evidenceFindings({ orm }) {
  const { checked, contradictions, eventIds } = await checkEvidence(orm, contradictionsOf, MOST);
  const findings = contradictions.slice(0, SHOWN).map(({ cdmId, figure, stored, computed }) => {
    return bad(MESSAGES, `${cdmId}: ${figure} is ${stored}, its text comes to ${computed}; send the message again`);
  });
  if (contradictions.length > SHOWN) findings.push(bad(MESSAGES, `${contradictions.length - SHOWN} more of them`));
  if (eventIds.length > 0)
    findings.push(bad(MESSAGES, `events that say something else than their newest message: ${eventIds.join(", ")}`));
  return findings.length > 0 ? findings : [good(MESSAGES, `${checked} judged again from their texts, all the same`)];
}

// services/cli/src/doctor/identity.ts
var IDENTITY = "identity provider";
var PATIENCE_MS = 5e3;
async function identityFinding({ issuerUrl, mode }) {
  if (issuerUrl === void 0) {
    const users = mode === "demo" ? "the demo users" : "users by `keepout user add`";
    return good(IDENTITY, `embedded, ${users}`);
  }
  const address = `${issuerUrl}/.well-known/openid-configuration`;
  const discovery = await documentAt(address);
  if (typeof discovery === "string") return bad(IDENTITY, discovery);
  if (discovery.issuer !== issuerUrl) {
    return bad(
      IDENTITY,
      `KEEPOUT_ISSUER_URL is ${issuerUrl}, but the provider calls itself ${String(discovery.issuer)}; they must be the same, letter by letter`
    );
  }
  if (typeof discovery.jwks_uri !== "string") return bad(IDENTITY, `${address} names no jwks_uri`);
  const keys = await documentAt(discovery.jwks_uri);
  if (typeof keys === "string") return bad(IDENTITY, keys);
  if (!Array.isArray(keys.keys) || keys.keys.length === 0) {
    return bad(IDENTITY, `${discovery.jwks_uri} has no keys, so that no token can be checked`);
  }
  return good(IDENTITY, `${issuerUrl}, ${keys.keys.length} keys`);
}
async function documentAt(address) {
  const { host } = new URL(address);
  let answer;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "error" });
  } catch (error) {
    return `${connectionCause(error, host) ?? causesOf(error).words} (${address})`;
  }
  if (!answer.ok) {
    return `${address} answers ${answer.status}; is the realm there, and does the path before it fit?`;
  }
  try {
    return await answer.json();
  } catch {
    return `${address} is no JSON; something else answers there`;
  }
}

// services/cli/src/doctor/machine.ts
import { accessSync as accessSync2, constants as constants2, existsSync, rmSync, statSync as statSync2, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
var LEAST_MINOR = { 20: 19, 22: 12 };
var NEWEST_LISTED = 23;
var PATIENCE_MS2 = 2e3;
function nodeFinding(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const least = LEAST_MINOR[major] ?? (major > NEWEST_LISTED ? 0 : Number.POSITIVE_INFINITY);
  return minor >= least ? good("Node.js", version) : bad("Node.js", `${version}; 20.19, 22.12, 24 or newer is needed`);
}
function folderFindings({ dataDir }) {
  return [
    folderFinding("data folder", dataDir, "set KEEPOUT_DATA_DIR to one that this account may write to"),
    folderFinding("temporary folder", tmpdir(), "uploads wait there; set TMPDIR to one that this account may write to")
  ];
}
function folderFinding(what, folder, advice) {
  try {
    const { place, isThere } = nearestPlace(folder);
    if (!statSync2(place).isDirectory()) return bad(what, `${place} is no folder; ${advice}`);
    accessSync2(place, constants2.W_OK);
    if (!isThere) return good(what, `${folder}, made at the first start`);
    const probe = join(folder, `.keepout-doctor-${process.pid}`);
    writeFileSync(probe, "x");
    rmSync(probe);
    return good(what, folder);
  } catch (error) {
    const { code } = error;
    const reason = code === "ENOSPC" ? "is on a disk that is full" : `cannot be written to (${code})`;
    return bad(what, `${folder} ${reason}; ${advice}`);
  }
}
function nearestPlace(folder) {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(place) || place === dirname(place)) return { place, isThere: place === folder };
  }
}
async function portFinding({ host, port }) {
  const what = "port";
  try {
    await checkPort(host, port);
    return good(what, port === 0 ? "any free one" : `${host}:${port} is free`);
  } catch (error) {
    if (await isKeepout(localUrl(host, port))) return good(what, `${host}:${port}, Keepout answers there`);
    return bad(what, causesOf(error).words.split("; ")[0] ?? "cannot be listened on");
  }
}
async function isKeepout(url) {
  try {
    const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS2) });
    return (await answer.json()).status === "ok";
  } catch {
    return false;
  }
}

// services/cli/src/doctor/tables.ts
var TABLES = [
  {
    what: "earth orientation",
    lastDay: lastOrientationDay,
    without: "UT1 is taken as UTC, up to a second of pass time",
    command: "keepout earth-orientation load FILE"
  },
  {
    what: "space weather",
    lastDay: lastWeatherDay,
    without: "orbits fly in the exponential atmosphere",
    command: "keepout space-weather load FILE"
  }
];
async function tableFindings({ orm }) {
  const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
  return await Promise.all(
    TABLES.map(async ({ what, lastDay, without, command }) => {
      const last = await lastDay(orm);
      if (last === void 0) return note(what, `no table is loaded: ${without}; run \`${command}\``);
      const facts = `${last.fileName}, up to ${dateOf(last.day)}`;
      return last.day >= today ? good(what, facts) : note(what, `${facts}, and no later: run \`${command}\``);
    })
  );
}
var dateOf = (day) => new Date(Date.UTC(2e3, 0, 1 + day)).toISOString().slice(0, 10);

// services/cli/src/commands/doctor.ts
var HELP = `
Ends with 0 when the platform can run, 2 when the settings are refused, 3 when something
that it needs is missing. Secrets are masked.`;
var MARKS = { good: "good", note: "NOTE", bad: "BAD " };
function addDoctor(program) {
  program.command("doctor").description("list every setting with its value and where it came from, and check what the platform needs").option("--worker", "as a worker needs it: without port and identity provider").addHelpText("after", HELP).action(async ({ worker }) => {
    const result = loadSettings(rootDir, process.env, worker ? "worker" : "server");
    const settings = result.ok ? result.value : void 0;
    for (const setting of effectiveSettings(rootDir, process.env, settings))
      process.stdout.write(`${settingLine(setting)}
`);
    if (!result.ok) {
      process.stdout.write(`
refused:
${result.fault.problems.map(describeSettingProblem).join("\n")}
`);
      process.exitCode = EXIT.usage;
      return;
    }
    process.stdout.write("\n");
    let isBad = false;
    for (const looked of looks(result.value, worker === true)) {
      for (const { what, state, detail } of await looked()) {
        process.stdout.write(`${MARKS[state]}  ${what}: ${detail}
`);
        isBad ||= state === "bad";
      }
    }
    if (isBad) process.exitCode = EXIT.outage;
  });
}
function looks(settings, isWorker) {
  return [
    () => [nodeFinding(), ...folderFindings(settings)],
    async () => isWorker ? [] : [await portFinding(settings), await identityFinding(settings)],
    () => catalogueFileFinding(settings),
    () => databaseFindings(settings, async (database) => [
      ...await catalogueFindings(database, settings),
      ...await tableFindings(database),
      ...await capacityFindings(database, settings),
      ...await evidenceFindings(database)
    ])
  ];
}
function settingLine({ name, value, origin, description }) {
  const line = `${name.padEnd(34)} ${(value === "" ? "-" : value).padEnd(24)} (${origin})`;
  return `${line.padEnd(76)} ${description}`;
}
export {
  addDoctor
};
//# sourceMappingURL=doctor-R2ATQAZC.mjs.map

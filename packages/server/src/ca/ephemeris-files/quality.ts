import type { EphemerisReport } from '@keepout/assessment/orbit/ephemeris-report';
import { fromUnixMs } from '@keepout/astro/epoch';
import type { EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import type { ServerContext } from '../../hosting/module.ts';
import { notFound } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { resultCache } from '../../platform/result-cache.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { cachedEphemeris } from '../ephemerides/cached-ephemeris.ts';
import { readStoredEphemeris } from '../ephemerides/kept.ts';
import { type EphemerisRow, ephemerisList } from '../ephemerides/store.ts';
import { presentQuality } from './present-quality.ts';
import { qualityTask } from './quality-task.ts';

/** Cache of recent reports: each view of a file requests its report, and files never change. */
const result = resultCache<EphemerisReport | undefined>(64);

/**
 * Returns the quality report of a file, compared with the file in force when it was uploaded, or with another specified file.
 *
 * @returns undefined if the content was removed or contains no bound orbit
 */
export async function storedEphemerisQuality(
  context: ServerContext,
  operatorId: string,
  oemFileId: string,
  against: string | undefined,
): Promise<EphemerisQuality | undefined> {
  const db = context.database.orm;
  const row = await readStoredEphemeris(db, operatorId, oemFileId);
  const files = await ephemerisList(db, operatorId, { satelliteId: row.satelliteId }).all();
  const before = against === undefined ? fileBefore(files, row) : await readStoredEphemeris(db, operatorId, against);
  if (before !== undefined && (before.id === row.id || before.satelliteId !== row.satelliteId))
    throw notFound('The file to compare with');
  const report = await reportOf(context, row, before);
  if (report === undefined) return undefined;
  return presentQuality(row, report, {
    before,
    isInForce: inForce(files, nowTaiS())?.id === row.id,
    identical: files.filter(({ id, sha256 }) => id !== row.id && sha256 === row.sha256),
  });
}

/** Returns the file in force at an instant: the newest operational file that extends beyond it. */
function inForce(newestFirst: readonly EphemerisRow[], epochTaiS: number): EphemerisRow | undefined {
  return newestFirst.find(({ designation, stopTaiS }) => designation === 'OPERATIONAL' && stopTaiS > epochTaiS);
}

/** Returns the file in force at the upload of this one; if none was, the newest operational file before it. */
function fileBefore(newestFirst: readonly EphemerisRow[], row: EphemerisRow): EphemerisRow | undefined {
  const place = newestFirst.findIndex(({ id }) => id === row.id);
  const earlier = newestFirst
    .slice(place + 1)
    .filter(({ sha256, removedAt }) => sha256 !== row.sha256 && removedAt === null);
  const cameTaiS = fromUnixMs(Date.parse(row.uploadedAt));
  return inForce(earlier, cameTaiS) ?? earlier.find(({ designation }) => designation === 'OPERATIONAL');
}

async function reportOf(
  context: ServerContext,
  row: EphemerisRow,
  before: EphemerisRow | undefined,
): Promise<EphemerisReport | undefined> {
  const key = `${row.sha256} ${before?.sha256 ?? ''}`;
  return await result(key, () => make(context, row, before));
}

async function make(context: ServerContext, row: EphemerisRow, before: EphemerisRow | undefined) {
  const file = await cachedEphemeris(context, row.sha256);
  if (file === undefined) return undefined;
  const earlier = before && (await cachedEphemeris(context, before.sha256));
  const covariancesLeftOut = row.facts.warnings.filter(({ code }) => code === 'covariance-not-positive').length;
  return await context.threads.run(
    qualityTask,
    {
      file: { ephemeris: file.ephemeris, covariancesLeftOut },
      before: earlier?.ephemeris,
    },
    { turn: turnOf(row.operatorId) },
  );
}

import { formatUtcZ } from '@keepout/astro/epoch';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import type { AssociatedTrack } from '../tracks/read.thread.ts';

/** Verdict on a file for its ordered pass. */
export interface FileVerdict {
  /** It counts: enough measurements, of the object and by the sensor that were ordered. */
  readonly counts: boolean;
  /** Why not, a sentence; empty when it does. */
  readonly reason: Statement;
  readonly points: number;
  readonly noradIdBest: number | null;
}

export interface ExpectedFile {
  readonly sensorCode: string;
  readonly objectName: string;
  readonly minimumPoints: number;
  nameOf(noradId: number): string;
}

/** Judges the file of a pass. Tracks of other sensors or objects in it do not count, and do no harm. */
export function verdictOfFile(tracks: readonly AssociatedTrack[], expectedFile: ExpectedFile): FileVerdict {
  const bySensor = tracks.filter(({ track }) => track.sensorCode === expectedFile.sensorCode);
  const largest = largestOf(bySensor) ?? largestOf(tracks);
  const noradIdBest = largest?.best?.noradId ?? null;
  const no = (reason: Statement): FileVerdict => ({ counts: false, reason, points: 0, noradIdBest });
  if (bySensor.length === 0 || largest === undefined) {
    const otherSensors = [...new Set(tracks.map(({ track }) => track.sensorCode))].join(', ');
    return no(tell('file-of-other-sensor', { others: otherSensors, sensor: expectedFile.sensorCode }));
  }
  const ordered = bySensor.filter(({ best }) => best?.isOrdered === true);
  if (ordered.length === 0) return no(otherObjectStatement(largest, expectedFile));
  const points = ordered.reduce((sum, { track }) => sum + track.measurements.length, 0);
  const best = ordered[0]?.best?.noradId ?? null;
  if (points < expectedFile.minimumPoints) {
    return {
      ...no(tell('file-too-few', { points, wanted: expectedFile.minimumPoints })),
      points,
      noradIdBest: best,
    };
  }
  return { counts: true, reason: [], points, noradIdBest: best };
}

/** A clock that is ahead by more than this is not the clock of a sensor. */
const AHEAD_S = 60;

/** Rejects measurements with times after their delivery: their clock is wrong. */
export function unlessAhead(verdict: FileVerdict, lastTaiS: number, deliveredTaiS: number): FileVerdict {
  if (lastTaiS <= deliveredTaiS + AHEAD_S) return verdict;
  const [lastTime, deliveryTime] = [formatUtcZ(lastTaiS, 0), formatUtcZ(deliveredTaiS, 0)];
  const reason = tell('file-ahead', { last: lastTime, came: deliveryTime });
  return { ...verdict, counts: false, reason };
}

function otherObjectStatement(
  { best, verdict, ranked }: AssociatedTrack,
  { objectName, nameOf }: ExpectedFile,
): Statement {
  if (best !== undefined && best.noradId !== null) {
    return tell('track-of-other', { name: nameOf(best.noradId), noradId: best.noradId, wanted: objectName });
  }
  if (verdict === 'ambiguous') {
    const names = ranked
      .filter(({ isWithin }) => isWithin)
      .map(({ id }) => (id.isOrdered || id.noradId === null ? objectName : nameOf(id.noradId)));
    const [only = '', next] = names;
    return next === undefined
      ? tell('track-hardly-better', { name: only })
      : tell('track-ambiguous', { names: names.join(', ') });
  }
  return tell('track-of-unknown', { wanted: objectName });
}

function largestOf(tracks: readonly AssociatedTrack[]): AssociatedTrack | undefined {
  return [...tracks].sort((a, b) => b.track.measurements.length - a.track.measurements.length)[0];
}

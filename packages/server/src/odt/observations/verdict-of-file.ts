import { formatUtcZ } from '@keepout/astro/epoch';
import type { TrackFound } from '../tracks/associate.ts';

/** What a file comes to for the pass that it was ordered for. */
export interface FileVerdict {
  /** It counts: enough measurements, of the object and by the sensor that were ordered. */
  readonly counts: boolean;
  /** Why not, a sentence; empty when it does. */
  readonly reason: string;
  readonly points: number;
  readonly noradIdBest: number | null;
}

export interface WantedOfFile {
  readonly sensorCode: string;
  readonly objectName: string;
  readonly minimumPoints: number;
  nameOf(noradId: number): string;
}

/** Judges the file of a pass. Tracks of other sensors or objects in it do not count, and do no harm. */
export function verdictOfFile(tracks: readonly TrackFound[], wanted: WantedOfFile): FileVerdict {
  const bySensor = tracks.filter(({ track }) => track.sensorCode === wanted.sensorCode);
  const largest = largestOf(bySensor) ?? largestOf(tracks);
  const noradIdBest = largest?.best?.noradId ?? null;
  const no = (reason: string): FileVerdict => ({ counts: false, reason, points: 0, noradIdBest });
  if (bySensor.length === 0 || largest === undefined) {
    const others = [...new Set(tracks.map(({ track }) => track.sensorCode))].join(', ');
    return no(`The file is of the sensor ${others}; ${wanted.sensorCode} was ordered.`);
  }
  const ordered = bySensor.filter(({ best }) => best?.isOrdered === true);
  if (ordered.length === 0) return no(whoElse(largest, wanted));
  const points = ordered.reduce((sum, { track }) => sum + track.measurements.length, 0);
  const best = ordered[0]?.best?.noradId ?? null;
  if (points < wanted.minimumPoints) {
    return {
      ...no(`The file has ${points} measurements of the object; ${wanted.minimumPoints} were asked for.`),
      ...{ points, noradIdBest: best },
    };
  }
  return { counts: true, reason: '', points, noradIdBest: best };
}

/** A clock that is ahead by more than this is not the clock of a sensor. */
const AHEAD_S = 60;

/** Nothing rests on measurements that came before they were made: whatever their clock says is wrong. */
export function unlessAhead(verdict: FileVerdict, lastTaiS: number, deliveredTaiS: number): FileVerdict {
  if (lastTaiS <= deliveredTaiS + AHEAD_S) return verdict;
  const [last, came] = [formatUtcZ(lastTaiS, 0), formatUtcZ(deliveredTaiS, 0)];
  const reason = `The last measurement is of ${last}, and the file came at ${came}: the clock of its sensor is wrong.`;
  return { ...verdict, counts: false, reason };
}

function whoElse({ best, verdict, ranked }: TrackFound, { objectName, nameOf }: WantedOfFile): string {
  if (best !== undefined && best.noradId !== null) {
    return `The track is of ${nameOf(best.noradId)} (${best.noradId}), not of ${objectName}.`;
  }
  if (verdict === 'ambiguous') {
    const names = ranked
      .filter(({ isWithin }) => isWithin)
      .map(({ id }) => (id.isOrdered || id.noradId === null ? objectName : nameOf(id.noradId)));
    const [only, next] = names;
    return next === undefined
      ? `The track fits ${only}, and an object of no catalogue hardly less; none is named.`
      : `The track fits several objects (${names.join(', ')}); none is named.`;
  }
  return `The track is of no object that is known, and not of ${objectName}.`;
}

function largestOf(tracks: readonly TrackFound[]): TrackFound | undefined {
  return [...tracks].sort((a, b) => b.track.measurements.length - a.track.measurements.length)[0];
}

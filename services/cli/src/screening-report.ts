import { formatUtcZ } from '@keepout/astro/epoch';
import type { ObjectType } from '@keepout/astro/nouns';
import { hardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import { farMaxPc } from '@keepout/conjunction/pc/far-max-pc';
import type { Encounter, ScreeningOutcome } from '@keepout/conjunction/screening/encounter';

/** What the report needs of an object, in the order of the screening's sources. */
export interface ScreenedObject {
  readonly noradId: number;
  readonly objectType: ObjectType | undefined;
}

const HEADER = 'NORAD_CAT_ID_1,NORAD_CAT_ID_2,TCA,TCA_RANGE,TCA_RELATIVE_SPEED,MAX_PROB,DILUTION';
/** Aspect ratio of the assumed error ellipse: 300 m along track over 100 m, as SOCRATES takes it. */
const ASPECT_RATIO = 3;

interface Row {
  readonly ids: readonly [number, number];
  readonly tca: string;
  readonly rangeKm: number;
  readonly relativeSpeedKmS: number;
  readonly maxProb: number;
  /** Deviation at which the maximum is reached, km; absent when the bodies overlap. */
  readonly dilutionKm: number | undefined;
}

/** CSV of the approaches, km and km/s, smaller number first. */
export function csvOf(outcome: ScreeningOutcome, objects: readonly ScreenedObject[]): string {
  const lines = outcome.encounters.map((encounter) => {
    const row = rowOf(encounter, objects);
    return [
      ...row.ids,
      row.tca,
      row.rangeKm.toFixed(6),
      row.relativeSpeedKmS.toFixed(6),
      row.maxProb.toExponential(6),
      row.dilutionKm?.toFixed(6) ?? '',
    ].join(',');
  });
  return `${[HEADER, ...lines].join('\n')}\n`;
}

export function jsonOf(outcome: ScreeningOutcome, objects: readonly ScreenedObject[]): string {
  const approaches = outcome.encounters.map((encounter) => {
    const row = rowOf(encounter, objects);
    return {
      noradId1: row.ids[0],
      noradId2: row.ids[1],
      kind: encounter.kind,
      tca: row.tca,
      rangeKm: row.rangeKm,
      relativeSpeedKmS: row.relativeSpeedKmS,
      maxProb: row.maxProb,
      dilutionKm: row.dilutionKm ?? null,
      intervalStart: timeOf(encounter.intervalStartTaiS),
      intervalStop: timeOf(encounter.intervalStopTaiS),
    };
  });
  const dropouts = outcome.dropouts.map((dropout) => ({
    noradId: objects[dropout.object]?.noradId ?? 0,
    reason: dropout.reason,
    code: dropout.code ?? null,
    from: formatUtcZ(dropout.atTaiS),
  }));
  return `${JSON.stringify({ approaches, dropouts }, null, 1)}\n`;
}

function rowOf(encounter: Encounter, objects: readonly ScreenedObject[]): Row {
  const [one, other] = [objects[encounter.primary], objects[encounter.secondary]];
  const radiusM = [one, other].reduce(
    (sum, object) =>
      sum + hardBodyRadius(object?.objectType === undefined ? {} : { objectType: object.objectType }).radiusM,
    0,
  );
  const worst = farMaxPc(encounter.missDistanceM, radiusM, ASPECT_RATIO);
  const [a, b] = [one?.noradId ?? 0, other?.noradId ?? 0];
  return {
    ids: a <= b ? [a, b] : [b, a],
    tca: formatUtcZ(encounter.tcaTaiS, 3),
    rangeKm: encounter.missDistanceM / 1000,
    relativeSpeedKmS: encounter.relativeSpeedMps / 1000,
    maxProb: worst.maxPc,
    dilutionKm: worst.sigmaMinorM === undefined ? undefined : worst.sigmaMinorM / 1000,
  };
}

function timeOf(epochTaiS: number | undefined): string | null {
  return epochTaiS === undefined ? null : formatUtcZ(epochTaiS);
}

import {
  type EarthOrientation,
  type EarthOrientationDays,
  earthOrientationOfDays,
} from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf, type Sgp4Batch } from '@keepout/astro/sgp4/record';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import type { LiveCatalogueFacts } from './question.ts';

/** The catalogue as the engine wants it: initialised once, used by every run. */
export interface LiveCatalogue {
  readonly elements: readonly MeanElements[];
  readonly batch: Sgp4Batch;
  readonly indexOf: ReadonlyMap<number, number>;
  readonly facts: LiveCatalogueFacts;
  /** Turns states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** From the columns of `GET ca/catalogue/elements`; throws when they are not that. */
export function liveCatalogue(text: string): LiveCatalogue {
  const { columns, count, earthOrientation, ...facts } = JSON.parse(text) as CatalogueElements;
  const { source, newestEpoch, contentHash, loadedAt } = facts;
  for (const column of Object.values(columns)) {
    if (column.length !== count) throw new RangeError('the columns of the catalogue differ in length');
  }
  const elements = Array.from({ length: count }, (_, at) => elementsAt(columns, at));
  return {
    elements,
    batch: batchOf(elements.map((element) => sgp4Init(element))),
    indexOf: new Map(elements.map((element, at) => [element.noradId, at])),
    ...(earthOrientation && { earthOrientation }),
    facts: { source, newestEpoch, contentHash, loadedAt },
  };
}

/** How the Earth turns by the table that came along. */
export const catalogueOrientation = ({ earthOrientation }: LiveCatalogue): EarthOrientation | undefined =>
  earthOrientation && earthOrientationOfDays(earthOrientation);

function elementsAt(columns: CatalogueElements['columns'], at: number): MeanElements {
  const value = (column: readonly number[]): number => column[at] ?? Number.NaN;
  const rcsM2 = columns.rcs[at] ?? undefined;
  const covariance = columns.covariance[at] ?? undefined;
  return {
    noradId: value(columns.noradId),
    name: columns.name[at] ?? '',
    cosparId: columns.cosparId[at] ?? '',
    objectType: columns.objectType[at] ?? 'UNKNOWN',
    ...(rcsM2 !== undefined && { rcsM2 }),
    epochTaiS: value(columns.epoch),
    epochUtc: '',
    meanMotionRevPerDay: value(columns.meanMotion),
    eccentricity: value(columns.eccentricity),
    inclinationDeg: value(columns.inclination),
    raanDeg: value(columns.raan),
    argPerigeeDeg: value(columns.argPerigee),
    meanAnomalyDeg: value(columns.meanAnomaly),
    bstar: value(columns.bstar),
    meanMotionDot: value(columns.meanMotionDot),
    meanMotionDdot: value(columns.meanMotionDdot),
    ephemerisType: value(columns.ephemerisType),
    classification: 'U',
    elementSetNo: 0,
    revAtEpoch: 0,
    ...(covariance && { covariance: { ...covariance, matrix: Float64Array.from(covariance.matrix) } }),
  };
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readGpCsv, utc } from '../conformance/gp-elements.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { makeCatalogue } from '../packages/demo/src/catalogue.ts';

const full = new URL('../../shared/reference/catalogue/gp_20241101.csv.gz', import.meta.url);
const generated = new URL('../build/bench/demo-catalogue.csv', import.meta.url);
const isPublic = existsSync(full);
const SEED = 1;

export const START_UTC = '2024-11-01T00:00:00Z';
/** The catalogue that is measured: the public one of 2024-11-01 where it lies beside the repository, else that of the demonstration. */
export const cataloguePath: string = fileURLToPath(isPublic ? full : generated);
/** What a reader of the figures must know of it. */
export const catalogueName: string = isPublic
  ? 'the public catalogue of 2024-11-01'
  : 'the generated catalogue of the demonstration, as the public one of 2024-11-01 is not beside the repository';

export function catalogueText(): string {
  if (!isPublic && !existsSync(generated)) writeGenerated();
  const bytes = readFileSync(cataloguePath);
  return (cataloguePath.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** Once: every benchmark is a process of its own, and some are given the file. */
export function prepareCatalogue(): void {
  if (!isPublic) writeGenerated();
}

function writeGenerated(): void {
  const rows = makeCatalogue({ seed: SEED, nowTaiS: utc(START_UTC.replace('Z', '')) }).map((set) =>
    Object.values(COLUMNS).map((field) => set[field]),
  );
  const lines = [Object.keys(COLUMNS), ...rows].map((cells) => cells.join(','));
  mkdirSync(new URL('.', generated), { recursive: true });
  writeFileSync(generated, `${lines.join('\n')}\n`);
}

const COLUMNS = {
  OBJECT_NAME: 'name',
  OBJECT_ID: 'cosparId',
  EPOCH: 'epochUtc',
  MEAN_MOTION: 'meanMotionRevPerDay',
  ECCENTRICITY: 'eccentricity',
  INCLINATION: 'inclinationDeg',
  RA_OF_ASC_NODE: 'raanDeg',
  ARG_OF_PERICENTER: 'argPerigeeDeg',
  MEAN_ANOMALY: 'meanAnomalyDeg',
  EPHEMERIS_TYPE: 'ephemerisType',
  CLASSIFICATION_TYPE: 'classification',
  NORAD_CAT_ID: 'noradId',
  ELEMENT_SET_NO: 'elementSetNo',
  REV_AT_EPOCH: 'revAtEpoch',
  BSTAR: 'bstar',
  MEAN_MOTION_DOT: 'meanMotionDot',
  MEAN_MOTION_DDOT: 'meanMotionDdot',
} as const satisfies Readonly<Record<string, keyof MeanElements>>;

/** Where a well-known satellite stands in the catalogue, or the object nearest to its orbit where the catalogue is a generated one. */
export function indexOfKnown(elements: readonly MeanElements[], { noradId, revPerDay }: KnownSatellite): number {
  const index = elements.findIndex((set) => set.noradId === noradId);
  if (index >= 0) return index;
  const distance = (set: MeanElements) => Math.abs(set.meanMotionRevPerDay - revPerDay) + 100 * set.eccentricity;
  return elements.reduce((nearest, set, at) => (distance(set) < distance(elements[nearest]!) ? at : nearest), 0);
}

export interface KnownSatellite {
  readonly noradId: number;
  readonly revPerDay: number;
}

export function catalogueElements(): MeanElements[] {
  return readGpCsv(catalogueText());
}

/**
 * A catalogue of so many objects as CSV: every n-th of the real one for a part of it, copies with turned nodes and
 * anomalies for more than it, so that the shells fill as they are.
 */
export function grownCatalogue(count: number): string {
  const [header, ...rows] = catalogueText().trim().split(/\r?\n/);
  const column = (name: string): number => header!.split(',').indexOf(name);
  const [id, node, anomaly] = [column('NORAD_CAT_ID'), column('RA_OF_ASC_NODE'), column('MEAN_ANOMALY')];
  const turned = rows.map((row, k) => ({ row, rank: (k * 0.618_033_988_7) % 1 })).sort((a, b) => a.rank - b.rank);
  const lines = Array.from({ length: count }, (_, k) => {
    const copy = Math.floor(k / turned.length);
    const cells = turned[k % turned.length]!.row.split(',');
    cells[id] = String(Number(cells[id]) + copy * 1_000_000);
    cells[node] = ((Number(cells[node]) + 137.5 * copy) % 360).toFixed(4);
    cells[anomaly] = ((Number(cells[anomaly]) + 222.5 * copy) % 360).toFixed(4);
    return cells.join(',');
  });
  return [header, ...lines].join('\n');
}

/** The catalogue with so many objects a little further on their orbits. */
export function changedCatalogue(count: number): string {
  const [header, ...rows] = catalogueText().trim().split(/\r?\n/);
  const anomaly = header!.split(',').indexOf('MEAN_ANOMALY');
  const step = Math.floor(rows.length / count);
  const lines = rows.map((row, k) => {
    if (k % step !== 0 || k / step >= count) return row;
    const cells = row.split(',');
    cells[anomaly] = ((Number(cells[anomaly]) + 0.01) % 360).toFixed(4);
    return cells.join(',');
  });
  return [header, ...lines].join('\n');
}

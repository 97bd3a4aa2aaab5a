import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { json2satrec, type SatRec } from 'satellite.js';
import { readGpCsv } from '../conformance/gp-elements.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';

const full = new URL('../../shared/reference/catalogue/gp_20241101.csv.gz', import.meta.url);
const excerpt = new URL('../conformance/screening/elements-20241101.csv', import.meta.url);

/** The catalogue that is measured: the public one of 2024-11-01 where it lies beside the repository, else an excerpt. */
export const cataloguePath: string = fileURLToPath(existsSync(full) ? full : excerpt);
export const START_UTC = '2024-11-01T00:00:00Z';

export function catalogueText(): string {
  const bytes = readFileSync(cataloguePath);
  return (cataloguePath.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
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

/** The same element set for satellite.js. */
export function satelliteJsRecord(set: MeanElements): SatRec {
  return json2satrec({
    OBJECT_NAME: set.name,
    OBJECT_ID: set.cosparId,
    EPOCH: set.epochUtc,
    MEAN_MOTION: set.meanMotionRevPerDay,
    ECCENTRICITY: set.eccentricity,
    INCLINATION: set.inclinationDeg,
    RA_OF_ASC_NODE: set.raanDeg,
    ARG_OF_PERICENTER: set.argPerigeeDeg,
    MEAN_ANOMALY: set.meanAnomalyDeg,
    EPHEMERIS_TYPE: 0,
    CLASSIFICATION_TYPE: 'U',
    NORAD_CAT_ID: set.noradId,
    ELEMENT_SET_NO: 999,
    REV_AT_EPOCH: 0,
    BSTAR: set.bstar,
    MEAN_MOTION_DOT: set.meanMotionDot,
    MEAN_MOTION_DDOT: set.meanMotionDdot,
  });
}

import { fromUnixMs } from '@keepout/astro/epoch';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import { DAY_MS, iso, sequence } from './clock.ts';

type Columns = CatalogueElements['columns'];
type Row = { readonly [Name in keyof Columns]: Columns[Name][number] };

/** Mean motion of a circle at so many kilometres above the equator's radius, rev/day. */
const revolutions = (altitudeKm: number) =>
  (86_400 / (2 * Math.PI)) * Math.sqrt(398_600.4418 / (6378.137 + altitudeKm) ** 3);

/**
 * A made-up catalogue: two satellites of the fleet in a crowd of objects at their height, one geostationary object, and
 * one whose elements describe no orbit. The same for a whole day.
 */
export function catalogueElementsFixture(nowMs: number, crowd: number): CatalogueElements {
  const random = sequence(20_261_120);
  const epoch = fromUnixMs(Math.floor(nowMs / DAY_MS) * DAY_MS);
  const rows: Row[] = [];
  const add = (noradId: number, name: string, altitudeKm: number, inclination: number, eccentricity = 0.0005) => {
    rows.push({
      noradId,
      name,
      cosparId: `20${String(noradId % 25).padStart(2, '0')}-${String(noradId % 300).padStart(3, '0')}A`,
      objectType: name.endsWith('DEB') ? 'DEBRIS' : name.endsWith('R/B') ? 'ROCKET BODY' : 'PAYLOAD',
      rcs: name.endsWith('DEB') ? 0.02 : null,
      epoch: epoch - random() * 86_400,
      meanMotion: revolutions(altitudeKm),
      eccentricity,
      inclination,
      raan: random() * 360,
      argPerigee: random() * 360,
      meanAnomaly: random() * 360,
      bstar: 1e-5,
      meanMotionDot: 0,
      meanMotionDdot: 0,
      ephemerisType: 0,
      covariance: null,
    });
  };
  const kinds = ['DEB', 'DEB', 'R/B', 'SAT'];
  for (let at = 0; at < crowd; at++) {
    const spread = crowd > 1000 ? 800 : 10;
    add(10_000 + at, `CROWD-${at} ${kinds[at % 4]}`, 700 + (random() - 0.5) * 2 * spread, 50 + random() * 60);
  }
  add(44_713, 'BOREAS-A', 698, 97.5);
  add(58_210, 'AURORA-2', 700, 98.2);
  add(60_000, 'STATIONARY SAT', 35_786, 0.1);
  add(60_001, 'BROKEN DEB', 700, 98, 1.2);
  return {
    catalogueId: 'cat-1',
    source: 'Space-Track GP',
    contentHash: `mock-${crowd}-${epoch}`,
    newestEpoch: iso(nowMs),
    loadedAt: iso(nowMs),
    count: rows.length,
    earthOrientation: null,
    columns: columnsOf(rows),
  };
}

function columnsOf(rows: readonly Row[]): Columns {
  const names = Object.keys(rows[0] ?? {}) as (keyof Columns)[];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as Columns;
}

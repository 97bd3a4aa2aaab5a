import { fromUnixMs } from '@keepout/astro/epoch';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';

type Columns = { [Name in keyof CatalogueElements['columns']]: CatalogueElements['columns'][Name][number][] };

const DAY_MS = 86_400_000;

/** A repeatable sequence in [0, 1). */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Mean motion of a circle at so many kilometres above the equator's radius, rev/day. */
const revolutions = (altitudeKm: number) =>
  (86_400 / (2 * Math.PI)) * Math.sqrt(398_600.4418 / (6378.137 + altitudeKm) ** 3);

/**
 * A made-up catalogue: two satellites of the fleet in a crowd of objects at their height, one geostationary object, and
 * one whose elements describe no orbit. The same for a whole day.
 */
export function catalogueElements(nowMs: number, crowd: number): CatalogueElements {
  const random = sequence(20_261_120);
  const epoch = fromUnixMs(Math.floor(nowMs / DAY_MS) * DAY_MS);
  const columns: Columns = {
    noradId: [],
    name: [],
    cosparId: [],
    objectType: [],
    rcs: [],
    epoch: [],
    meanMotion: [],
    eccentricity: [],
    inclination: [],
    raan: [],
    argPerigee: [],
    meanAnomaly: [],
    bstar: [],
    meanMotionDot: [],
    meanMotionDdot: [],
    ephemerisType: [],
  };
  const add = (noradId: number, name: string, altitudeKm: number, inclination: number, eccentricity = 0.0005) => {
    columns.noradId.push(noradId);
    columns.name.push(name);
    columns.cosparId.push(`20${String(noradId % 25).padStart(2, '0')}-${String(noradId % 300).padStart(3, '0')}A`);
    columns.objectType.push(name.endsWith('DEB') ? 'DEBRIS' : name.endsWith('R/B') ? 'ROCKET BODY' : 'PAYLOAD');
    columns.rcs.push(name.endsWith('DEB') ? 0.02 : null);
    columns.epoch.push(epoch - random() * 86_400);
    columns.meanMotion.push(revolutions(altitudeKm));
    columns.eccentricity.push(eccentricity);
    columns.inclination.push(inclination);
    columns.raan.push(random() * 360);
    columns.argPerigee.push(random() * 360);
    columns.meanAnomaly.push(random() * 360);
    columns.bstar.push(1e-5);
    columns.meanMotionDot.push(0);
    columns.meanMotionDdot.push(0);
    columns.ephemerisType.push(0);
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
    newestEpoch: new Date(nowMs).toISOString(),
    loadedAt: new Date(nowMs).toISOString(),
    count: columns.noradId.length,
    columns,
  };
}

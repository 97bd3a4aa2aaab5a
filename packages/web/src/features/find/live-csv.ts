import { formatUtcZ } from '@keepout/astro/epoch';
import { toCsv } from '../../export/csv.ts';
import type { LiveEncounter, LiveParty } from '../../screening-worker/protocol.ts';

const partyColumns = (prefix: string) => [
  { name: `${prefix}NoradId` },
  { name: `${prefix}Name` },
  { name: `${prefix}CosparId` },
  { name: `${prefix}Type` },
  { name: `${prefix}OrbitAge`, unit: 's' },
];
const partyCells = ({ noradId, name, cosparId, objectType, orbitAgeS }: LiveParty) => [
  noradId,
  name,
  cosparId,
  objectType,
  orbitAgeS ?? null,
];

const basisOf = ({ secondary: { publisher } }: LiveEncounter): string =>
  publisher === undefined ? 'element sets, covariances estimated' : `public ephemeris of ${publisher}`;

/** Returns all values of a screening in the browser as CSV, SI units, full precision; the last column gives their quality. */
export function liveCsv(encounters: readonly LiveEncounter[]): string {
  return toCsv({
    columns: [
      { name: 'tca' },
      { name: 'tcaTai', unit: 's' },
      ...partyColumns('object1'),
      ...partyColumns('object2'),
      { name: 'kind' },
      { name: 'edge' },
      { name: 'missDistance', unit: 'm' },
      ...['r', 't', 'n'].map((name) => ({ name, unit: 'm' })),
      { name: 'relativeSpeed', unit: 'm/s' },
      ...['vr', 'vt', 'vn'].map((name) => ({ name, unit: 'm/s' })),
      { name: 'hardBodyRadius', unit: 'm' },
      { name: 'pcEstimated' },
      { name: 'maxPc' },
      { name: 'intervalStart' },
      { name: 'intervalStop' },
      { name: 'basis' },
    ],
    rows: encounters.map((encounter) => [
      formatUtcZ(encounter.tcaTaiS, 6),
      encounter.tcaTaiS,
      ...partyCells(encounter.primary),
      ...partyCells(encounter.secondary),
      encounter.kind,
      encounter.edge ?? null,
      encounter.missDistanceM,
      ...encounter.rtnPositionM,
      encounter.relativeSpeedMps,
      ...encounter.rtnVelocityMps,
      encounter.hardBodyRadiusM ?? null,
      encounter.pc ?? null,
      encounter.maxPc ?? null,
      encounter.intervalTaiS === undefined ? null : formatUtcZ(encounter.intervalTaiS[0], 6),
      encounter.intervalTaiS === undefined ? null : formatUtcZ(encounter.intervalTaiS[1], 6),
      `${basisOf(encounter)}, not stored`,
    ]),
  });
}

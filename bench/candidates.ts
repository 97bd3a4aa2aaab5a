/**
 * CPU time of the best cells of a trade space against the catalogue: 200 x 100 cells of 50 known events, the best 1,000 of them as impulses,
 * each screened over seven days in the regime's volume, and every passage judged. Run: npx tsx bench/candidates.ts
 * Uses the catalogue of `catalogue.ts`.
 */
import { pathToFileURL } from 'node:url';
import { utc } from '../conformance/gp-elements.ts';
import { screenAndJudge } from '../packages/assessment/src/candidate-screening.ts';
import { elementSetParty } from '../packages/assessment/src/orbit/element-set-party.ts';
import { regimeVolume } from '../packages/assessment/src/orbit/regime-volume.ts';
import { transformState } from '../packages/astro/src/frames/rotation.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { hardBodyRadius } from '../packages/conjunction/src/hard-body/ladder.ts';
import type { PlannedEncounter } from '../packages/conjunction/src/manoeuvre/planned-encounter.ts';
import { sameDirection } from '../packages/conjunction/src/manoeuvre/trade-space/fixed-directions.ts';
import { openTradeSpace } from '../packages/conjunction/src/manoeuvre/trade-space/trade-space.ts';
import { LATTICE_S } from '../packages/conjunction/src/screening/plan/plan.ts';
import { latticeOf } from '../packages/conjunction/src/screening/to-all/lattice-to-all.ts';
import { unwrap } from '../packages/conjunction/test/reference.ts';
import { bestCells } from '../packages/operations/src/trade/trade-of-plan.ts';
import { totalTarget } from '../packages/planning/src/outcome.ts';
import { catalogueElements, indexOfKnown, type KnownSatellite } from './catalogue.ts';
import { timed } from './measure.ts';

const WEEK_S = 7 * 86_400;
const EVENTS = 50;
const [COLUMNS, ROWS] = [200, 100];
const LARGEST_MPS = 0.05;
const WATCH_PC = 1e-7;
const TARGET_PC = 1e-6;
/** Well-known satellites near 500, 710, 820 km, each with a week of its own. */
const SATELLITES: readonly KnownSatellite[] = [
  { noradId: 39_452, revPerDay: 15.3 },
  { noradId: 49_260, revPerDay: 14.57 },
  { noradId: 43_013, revPerDay: 14.195 },
  { noradId: 37_849, revPerDay: 14.195 },
];

export interface CandidatesFigures {
  readonly objects: number;
  readonly events: number;
  readonly cells: number;
  readonly satellites: readonly {
    readonly name: string;
    /** Cells of the trade space, and their choice. */
    readonly mapS: number;
    readonly screeningS: number;
    readonly raising: number;
  }[];
}

export function benchCandidates(mostCells = 1000): CandidatesFigures {
  const elements = catalogueElements();
  const startTaiS = utc('2024-11-01T00:00:00');
  const stopTaiS = startTaiS + WEEK_S;
  const sources = {
    batch: batchOf(elements.map((set) => sgp4Init(set))),
    ephemerides: [],
    identities: elements.map((set) => set.noradId),
  };
  const lattice = latticeOf(sources.batch);
  for (let k = Math.floor(startTaiS / LATTICE_S); k < Math.ceil(stopTaiS / LATTICE_S); k++)
    lattice.block(k * LATTICE_S, (k + 1) * LATTICE_S);
  const partyOf = (object: number) => {
    const { covarianceAt, size } = elementSetParty(elements[object]!);
    return { covarianceAt, hardBodyRadiusM: hardBodyRadius(size).radiusM };
  };
  const satellites = SATELLITES.map((member) => {
    const object = indexOfKnown(elements, member);
    const set = elements[object]!;
    const { noradId } = set;
    const orbit = sgp4Ephemeris(set);
    const volume = unwrap(regimeVolume(orbit, startTaiS));
    const events = Array.from({ length: EVENTS }, (_, k) =>
      eventAt(orbit, startTaiS + 2.5 * 86_400 + (k * 3 * 86_400) / EVENTS, k),
    );
    const tcaTaiS = events[0]!.primary.epochTaiS;
    const ignitionsTaiS = Float64Array.from({ length: COLUMNS }, (_, k) => tcaTaiS - 72_000 + (69_000 * k) / COLUMNS);
    const sizes = Float64Array.from({ length: ROWS }, (_, k) => LARGEST_MPS * ((2 * k) / (ROWS - 1) - 1));
    const [mapS, best] = timed(() => {
      const space = unwrap(openTradeSpace(events, { watchPc: WATCH_PC }));
      const directionsRtn = sameDirection(COLUMNS, [0, 1, 0]);
      const map = unwrap(space.tradeSpace({ kind: 'impulsive', ignitionsTaiS, directionsRtn, deltaVMps: sizes }));
      const cells = Array.from(map.log10TotalPc, (log10TotalPc, k) => {
        const [column, row] = [Math.floor(k / ROWS), k % ROWS];
        return { column, row, log10TotalPc, log10AvoidedPc: log10TotalPc, cost: Math.abs(sizes[row]!) };
      });
      return bestCells(cells, totalTarget(TARGET_PC), mostCells);
    });
    const [screeningS, screened] = timed(() =>
      screenAndJudge(
        {
          nominal: { kind: 'elements', elements: set },
          identity: noradId,
          startTaiS,
          stopTaiS,
          volume,
          candidates: best.map(({ column, row }) => [
            { epochTaiS: ignitionsTaiS[column]!, deltaVRtnMps: [0, sizes[row]!, 0] },
          ]),
          ownParty: partyOf(object),
          otherOf: partyOf,
          knownEvents: [],
          mostChanges: 0,
          watchPc: WATCH_PC,
        },
        sources,
      ),
    );
    const raising = screened.filter(
      (screenedCandidate) => screenedCandidate !== undefined && screenedCandidate.newPassages.length > 0,
    ).length;
    return { name: set.name || String(noradId), mapS, screeningS, raising };
  });
  return { objects: elements.length, events: EVENTS, cells: mostCells, satellites };
}

/** An encounter across the orbit, some hundred metres off, as well known as a message of a few days has it. */
function eventAt(orbit: ReturnType<typeof sgp4Ephemeris>, epochTaiS: number, k: number): PlannedEncounter {
  const six = new Float64Array(6);
  orbit.stateAt(epochTaiS, six);
  const [x, y, z, u, v, w] = six as unknown as [number, number, number, number, number, number];
  const primary = transformState({ epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [u, v, w] }, 'EME2000');
  const [p, q] = [primary.positionM, primary.velocityMps];
  const up = (100 + 37 * (k % 11)) / Math.hypot(...p);
  return {
    primary,
    // From the other side, and a little aside: nearly head on.
    secondary: {
      ...primary,
      positionM: [p[0] * (1 + up), p[1] * (1 + up), p[2] * (1 + up)],
      velocityMps: [-q[0], -q[1], q[2]],
    },
    covarianceM2: Float64Array.of(4e4, 0, 0, 0, 4e4, 0, 0, 0, 4e4),
    hardBodyRadiusM: 5,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const f = benchCandidates(Number(process.env['CELLS'] ?? 1000));
  say(
    `${f.objects} objects, ${f.events} events, the best ${f.cells} of ${COLUMNS * ROWS} cells, 7 days; CPU s, one thread`,
  );
  for (const row of f.satellites)
    say(`${row.name}: map ${row.mapS.toFixed(2)}, screening ${row.screeningS.toFixed(2)}, ${row.raising} raise`);
}

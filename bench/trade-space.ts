/**
 * CPU time of the trade space of a manoeuvre: 200 begins by 100 sizes, 50 events over seven days, one thread. Run:
 * npx tsx bench/trade-space.ts
 *
 * The peer is our own plain loop over `severalEvents`, every event of every cell by itself, on a sample of cells and extrapolated.
 */
import { pathToFileURL } from 'node:url';
import type { PlannedEncounter } from '../packages/conjunction/src/manoeuvre/planned-encounter.ts';
import type { ImpulsiveAxes, TradeAxes } from '../packages/conjunction/src/manoeuvre/trade-space/axes.ts';
import { bestDirections, sameDirection } from '../packages/conjunction/src/manoeuvre/trade-space/fixed-directions.ts';
import { openTradeSpace } from '../packages/conjunction/src/manoeuvre/trade-space/trade-space.ts';
import { seededRandom } from '../packages/conjunction/src/numbers/random.ts';
import { unwrap } from '../packages/conjunction/test/reference.ts';
import { severalEvents } from '../packages/conjunction/test/several-events.ts';
import { START_TAI_S, sketched } from '../packages/conjunction/test/sketched-events.ts';
import { medianOf } from './measure.ts';

const WEEK_S = 7 * 86_400;
const EVENTS = 50;
const COLUMNS = 200;
const ROWS = 100;
const SAMPLED_CELLS = 60;

export interface TradeSpaceFigures {
  readonly events: number;
  readonly columns: number;
  readonly rows: number;
  readonly shapes: readonly { readonly name: string; readonly seconds: number }[];
  /** Of impulses of up to 10 cm/s, from `sampledCells` cells. */
  readonly plainLoopS: number;
  readonly sampledCells: number;
}

export function benchTradeSpace(rounds = 5): TradeSpaceFigures {
  const events = drawnEvents();
  const begins = Float64Array.from({ length: COLUMNS }, (_, k) => START_TAI_S + (WEEK_S * k) / COLUMNS);
  const best = unwrap(bestDirections(events.at(-1)!, begins, 'mahalanobis', 0.1));
  const along = sameDirection(COLUMNS, [0, 1, 0]);
  const impulses = (largest: number, directionsRtn: Float64Array): ImpulsiveAxes => ({
    kind: 'impulsive',
    ignitionsTaiS: begins,
    directionsRtn,
    deltaVMps: Float64Array.from({ length: ROWS }, (_, k) => largest * ((2 * k) / (ROWS - 1) - 1)),
  });
  const upTo = (longestS: number): Float64Array =>
    Float64Array.from({ length: ROWS }, (_, k) => (longestS * (k + 1)) / ROWS);
  const thrust = (thrustN: number, longestS: number): TradeAxes => ({
    kind: 'continuous',
    startsTaiS: begins,
    directionsRtn: along,
    durationsS: upTo(longestS),
    massKg: 200,
    thrustN,
    specificImpulseS: 1500,
    dutyCycle: 0.8,
  });
  const drag = (longestS: number): TradeAxes => ({
    kind: 'differential-drag',
    startsTaiS: begins,
    accelerationsMps2: new Float64Array(COLUMNS).fill(-1e-8),
    durationsS: upTo(longestS),
  });
  const shapes: readonly (readonly [string, TradeAxes])[] = [
    ['impulses up to 1 cm/s, along track', impulses(0.01, along)],
    ['impulses up to 10 cm/s, best direction against one event', impulses(0.1, best)],
    ['impulses up to 1 m/s, along track', impulses(1, along)],
    ['10 mN of thrust, up to two hours', thrust(0.01, 7200)],
    ['10 mN of thrust, up to a day', thrust(0.01, 86_400)],
    ['differential drag of 1e-8 m/s^2, up to a day', drag(86_400)],
  ];
  const space = unwrap(openTradeSpace(events));
  const measured = shapes.map(([name, axes]) => ({ name, seconds: medianOf(rounds, () => space.tradeSpace(axes)) }));
  return {
    events: EVENTS,
    columns: COLUMNS,
    rows: ROWS,
    shapes: measured,
    plainLoopS: plainLoop(events, impulses(0.1, best)),
    sampledCells: SAMPLED_CELLS,
  };
}

/** CPU seconds of the whole grid cell by cell, from cells spread over it. */
function plainLoop(events: readonly PlannedEncounter[], axes: ImpulsiveAxes): number {
  const cell = (k: number): void => {
    const at = Math.floor(((k + 0.5) * COLUMNS * ROWS) / SAMPLED_CELLS);
    const column = Math.floor(at / ROWS);
    const size = axes.deltaVMps[at % ROWS]!;
    const [r, t, n] = [0, 1, 2].map((i) => size * axes.directionsRtn[3 * column + i]!);
    severalEvents(events, axes.ignitionsTaiS[column]!, [r!, t!, n!]);
  };
  const seconds = medianOf(5, () => {
    for (let k = 0; k < SAMPLED_CELLS; k++) cell(k);
  });
  return (seconds / SAMPLED_CELLS) * COLUMNS * ROWS;
}

/** Events of one satellite over the week: every angle of approach, misses of up to a kilometre, deviations of 30 m to 1 km. */
function drawnEvents(): readonly PlannedEncounter[] {
  const random = seededRandom(200_100_50);
  return Array.from({ length: EVENTS }, (_, k) =>
    sketched({
      afterS: (WEEK_S * (k + random())) / EVENTS + 600,
      angleRad: 0.1 + (Math.PI - 0.1) * random(),
      missM: 1000 * random(),
      towardsRad: 2 * Math.PI * random(),
      sigmasM: [100 + 900 * random(), 30 + 120 * random(), 30 + 70 * random()],
      radiusM: 5 + 15 * random(),
    }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const f = benchTradeSpace(Number(process.env['ROUNDS'] ?? 5));
  say(`${f.columns} x ${f.rows} cells, ${f.events} events over 7 days; CPU time, one thread`);
  for (const { name, seconds } of f.shapes) say(`${name}: ${(1000 * seconds).toFixed(0)} ms`);
  const cell = f.shapes[1]!.seconds;
  say(
    `plain loop over severalEvents, extrapolated from ${f.sampledCells} cells: ${f.plainLoopS.toFixed(0)} s; ratio ` +
      `${(f.plainLoopS / cell).toFixed(0)}`,
  );
}

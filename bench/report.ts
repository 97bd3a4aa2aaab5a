import type { AssociationFigures } from './association.ts';
import type { AstroFigure } from './astro.ts';
import type { CandidatesFigures } from './candidates.ts';
import type { LoadFigures } from './load.ts';
import { fittedExponent, median } from './measure.ts';
import type { NeighbourFigures } from './neighbours.ts';
import type { ObservationGainFigures } from './observation-gain.ts';
import type { OpportunitiesFigures } from './opportunities.ts';
import type { PassesFigures } from './passes.ts';
import type { PcFigure } from './pc.ts';
import type { PlanScreeningFigures } from './plan-screening.ts';
import type { PeerFigures } from './screening-peers.ts';
import type { ServiceFigures } from './service.ts';
import type { Sgp4Figures } from './sgp4.ts';
import type { StatisticsFigures } from './statistics.ts';
import type { TradeSpaceFigures } from './trade-space.ts';
import type { WholeProcessFigures } from './whole-process.ts';

/** What one satellite against the catalogue costs; see one-to-all.ts. */
export interface OneToAllFigures {
  readonly objects: number;
  readonly latticeS: number;
  readonly latticeBytes: number;
  readonly medianPrimaryS: number;
  readonly worstPrimaryS: number;
  readonly ephemerisPrimaryS: number;
  readonly candidates: number;
  readonly candidatesS: number;
  readonly peerRasterS: number;
}

/** Everything that a run of the benchmarks measured. */
export interface Figures {
  readonly machine: string;
  readonly versions: string;
  readonly date: string;
  /** Load average of the machine before the run. */
  readonly load: number;
  readonly isQuick: boolean;
  readonly whole: WholeProcessFigures;
  readonly oneToAll?: OneToAllFigures;
  readonly peers: PeerFigures;
  readonly sgp4: readonly Sgp4Figures[];
  readonly candidates?: CandidatesFigures;
  readonly tradeSpace: TradeSpaceFigures;
  readonly passes: PassesFigures;
  readonly pc: readonly PcFigure[];
  readonly exactPc: string;
  readonly catalogue: LoadFigures;
  readonly astro: readonly AstroFigure[];
  readonly service: ServiceFigures;
  readonly statistics: StatisticsFigures;
  readonly association?: AssociationFigures;
  readonly observationGain: ObservationGainFigures;
  readonly opportunities?: OpportunitiesFigures;
  /** Not in a quick run. */
  readonly planScreening?: PlanScreeningFigures;
  /** Not in a quick run. */
  readonly neighbours?: NeighbourFigures;
}

/** A goal: the figure is to be at most (or at least) so much. */
interface Goal {
  readonly job: string;
  readonly value: number | undefined;
  readonly unit: string;
  readonly must?: number;
  readonly target?: number;
  readonly isMore?: boolean;
}

const MB = 1e6;

/** The growth of the whole process with the objects: exponent of CPU time without what every run costs. */
export function growthExponent({ growth }: WholeProcessFigures): number {
  return fittedExponent(growth.map(({ objects, cpuS }) => [objects, cpuS] as const));
}

export function goalsOf(figures: Figures): readonly Goal[] {
  const { whole, oneToAll, candidates, peers, catalogue, service, tradeSpace } = figures;
  const near = figures.sgp4.find(({ regime }) => regime === 'near Earth');
  const exact = figures.pc.find(({ name }) => name === figures.exactPc);
  const job = `all pairs of ${whole.objects} objects, ${whole.days} days, 5 km, with Pc, from file to CSV`;
  const isWhole = whole.days === 7;
  const goals: Goal[] = [
    { job, value: whole.allPairs.cpuS, unit: 'CPU s', ...(isWhole && { must: 20, target: 12 }) },
    {
      job: 'the same, two threads',
      value: whole.allPairs.wallS,
      unit: 's wall',
      ...(isWhole && { must: 12, target: 7 }),
    },
    {
      job: 'one satellite against the catalogue, 7 days, after load',
      value: oneToAll && oneToAll.medianPrimaryS * 1e3,
      unit: 'CPU ms',
      must: 50,
      target: 10,
    },
    {
      job: `${oneToAll?.candidates ?? '1,000'} candidate manoeuvres, each screened over 7 days`,
      value: oneToAll?.candidatesS,
      unit: 'CPU s',
      must: 20,
      target: 4,
    },
    ...(candidates === undefined ? [] : [candidateGoal(candidates)]),
    {
      job: 'SGP4 near Earth, per core',
      value: near && 1e3 / near.wasmNs,
      unit: 'M/s',
      must: 10,
      target: 15,
      isMore: true,
    },
    {
      job: 'SGP4 near Earth against satellite.js',
      value: near && near.satelliteJsNs / near.wasmNs,
      unit: 'x',
      must: 3.5,
      target: 5,
      isMore: true,
    },
    {
      job: 'Pc per core, exact quadrature',
      value: exact && exact.perSecond / 1e6,
      unit: 'M/s',
      must: 0.3,
      target: 1,
      isMore: true,
    },
    {
      job: `trade space of impulses, thrust and drag, ${tradeSpace.columns} x ${tradeSpace.rows} cells, ${tradeSpace.events} events, slowest`,
      value: Math.max(...tradeSpace.shapes.map((one) => one.seconds)),
      unit: 'CPU s',
      must: 1,
      target: 0.5,
    },
    ...passesGoals(figures),
    { job: 'WebAssembly memory of a worker', value: peers.workerBytes / MB, unit: 'MB', must: 64, target: 32 },
    // A part of a day is mostly what every run costs.
    {
      job: 'growth with the number of objects, exponent',
      value: growthExponent(whole),
      unit: '',
      ...(!figures.isQuick && { target: 1.7 }),
    },
    {
      job: `catalogue load, ${catalogue.objects} OMM as CSV.gz, first in a process`,
      value: catalogue.csvFirstS,
      unit: 'CPU s',
      target: 0.3,
    },
    {
      job: `${service.messages} conjunction messages uploaded in one form, judged and stored`,
      value: service.uploadS,
      unit: 's wall',
      ...(!figures.isQuick && { must: 10 }),
    },
    {
      job: 'a list asked for meanwhile by somebody else, 99th percentile',
      value: service.othersMs[1],
      unit: 'ms',
      must: 100,
    },
    { job: '500 rows of conjunctions, gzip', value: service.list.gzipKb, unit: 'kB', must: 40 },
    {
      job: '500 rows of conjunctions, answered while nothing changes',
      value: service.list.answersPerS,
      unit: 'answers/s',
      must: 200,
      isMore: true,
    },
    {
      job: 'annual statistics of a satellite, from the file to the answer',
      value: figures.statistics.wallS,
      unit: 's wall',
      target: 2,
    },
    ...associationGoals(figures),
    {
      job: `expected gain of each of ${figures.observationGain.opportunities} passes, with the orbit over a day`,
      value: figures.observationGain.gainS,
      unit: 'CPU s',
      must: 0.5,
    },
    ...opportunitiesGoals(figures),
    ...planScreeningGoals(figures),
    ...neighbourGoals(figures),
  ];
  return goals;
}

function candidateGoal({ cells, events, objects, satellites }: CandidatesFigures): Goal {
  return {
    job: `best ${cells} cells of a trade space of ${events} events against ${objects} objects, 7 days, judged; median satellite`,
    value: median(satellites.map(({ mapS, screeningS }) => mapS + screeningS)),
    unit: 'CPU s',
    ...(cells >= 1000 && { must: 8, target: 4 }),
  };
}

function associationGoals({ association }: Figures): Goal[] {
  if (association === undefined) return [];
  const { objects, medianS } = association;
  return [
    { job: `a track of ten points against ${objects} objects, after load`, value: medianS, unit: 'CPU s', must: 0.3 },
  ];
}

function opportunitiesGoals({ opportunities }: Figures): Goal[] {
  if (opportunities === undefined) return [];
  const { passes, sensors, visibilityS, gainS } = opportunities;
  return [
    {
      job: `what can be ordered for a conjunction: ${passes} passes over ${sensors} sensors, gains, the cheapest set`,
      value: visibilityS + gainS,
      unit: 'CPU s',
      must: 0.7,
    },
  ];
}

function passesGoals({ passes }: Figures): Goal[] {
  return [
    {
      job: `passes of ${passes.targets} objects over ${passes.sites} sites in a day`,
      value: passes.manyS,
      unit: 'CPU s',
      ...(passes.targets >= 1000 && { must: 3, target: 1 }),
    },
    {
      job: 'those passes against sampling with satellite.js',
      value: passes.peerS / passes.manyS,
      unit: 'x',
      target: 10,
      isMore: true,
    },
  ];
}

function planScreeningGoals({ planScreening }: Figures): Goal[] {
  if (planScreening === undefined) return [];
  const { objects, verdictS } = planScreening;
  return [
    {
      job: `a plan, from the click to its verdict against ${objects} objects over a week`,
      value: verdictS,
      unit: 's wall',
      must: 2,
    },
  ];
}

function neighbourGoals({ neighbours }: Figures): Goal[] {
  if (neighbours === undefined) return [];
  const { large, aloneS, besideS, cancelS } = neighbours;
  return [
    {
      job: `one satellite's week while another operator has ${large} large screenings queued, against alone`,
      value: besideS / aloneS,
      unit: 'x',
      must: 2,
    },
    { job: 'a large screening that is cancelled while judged has stopped', value: cancelS.JUDGING, unit: 's', must: 1 },
    { job: 'a large screening that is cancelled while stored has stopped', value: cancelS.STORING, unit: 's', must: 1 },
  ];
}

/** Which of the goals a figure meets. */
export function verdictOf({ value, must, target, isMore = false }: Goal): string {
  if (value === undefined) return 'not measured';
  if (must === undefined && target === undefined) return '';
  const meets = (goal: number | undefined): boolean => goal !== undefined && (isMore ? value >= goal : value <= goal);
  if (meets(target)) return 'target';
  return meets(must) ? 'must' : '**not met**';
}

/** The table of the goals, as lines of Markdown. */
export function goalTable(figures: Figures): string {
  const rows = goalsOf(figures).map((goal) => {
    const sign = goal.isMore === true ? '>=' : '<=';
    const cell = (value: number | undefined): string => (value === undefined ? '' : `${sign} ${value}`);
    const measured = goal.value === undefined ? '' : `${goal.value.toPrecision(3)} ${goal.unit}`.trim();
    return [goal.job, measured, cell(goal.must), cell(goal.target), verdictOf(goal)];
  });
  return table(['job', 'measured', 'must', 'target', 'met'], rows);
}

function candidatesPart(candidates: CandidatesFigures | undefined): string {
  if (candidates === undefined) return '';
  const { cells, events, objects, satellites } = candidates;
  return `
The best ${cells} cells for ${events} known events, each screened against ${objects} objects over seven days in the regime's volume and every passage
judged, one thread, CPU time.

${table(
  ['satellite', 'map and choice, s', 'screening, s', 'cells that create an event'],
  satellites.map((one) => [one.name, one.mapS.toFixed(2), one.screeningS.toFixed(2), String(one.raising)]),
)}
`;
}

/** The page of the benchmarks. `byHand` is what a person wrote about them. */
export function benchmarksPage(figures: Figures, byHand: string): string {
  const { whole, peers, catalogue, oneToAll, tradeSpace } = figures;
  const week = whole.allPairs.cpuS * (7 / whole.days);
  return `# Benchmarks

Made by \`npm run bench${figures.isQuick ? ' -- --quick' : ''}\` on ${figures.date}: ${figures.machine}, ${figures.versions}. Medians of CPU time of all threads unless said otherwise;
peers are measured in the same run. The load average of the machine was ${figures.load.toFixed(1)} when it began: a busy machine makes all figures worse alike,
wall times most. Compare ratios.

${goalTable(figures)}

${BEGIN}
${byHand.trim()}
${END}

## All pairs, from file to CSV

A process of its own, \`keepout screen --workers ${whole.workers}\`, from its start to its end: reading, screening, Pc of every approach, CSV.

${table(
  ['run', 'approaches', 'CPU s', 's wall', 'resident MB'],
  [
    [`${whole.objects} objects, ${whole.days} days`, whole.allPairs],
    [`${whole.objects} objects, 4 minutes: what is not screening`, whole.overhead] as const,
    ...whole.incremental.map(
      (run) =>
        [
          `${run.changed} objects changed, against the earlier result${run.isSameFile === undefined ? '' : run.isSameFile ? ' (file as of a whole run)' : ' (**file differs from a whole run**)'}`,
          run,
        ] as const,
    ),
  ].map(([name, run]) => {
    const { approaches, cpuS, wallS, residentBytes } = run as typeof whole.allPairs;
    return [name as string, String(approaches), cpuS.toFixed(2), wallS.toFixed(1), (residentBytes / MB).toFixed(0)];
  }),
)}

Peers, scaled to the same week from a part: satellite.js on a 60 s raster, propagation alone, ${peers.rasterS.toFixed(0)} CPU s (${(peers.rasterS / week).toFixed(1)} x); our own plain
rendering of a hash grid over Hermite-interpolated states (SIMPLETON's published method, sieve alone), ${peers.hashGridS.toFixed(0)} CPU s (${(peers.hashGridS / week).toFixed(1)} x).

## Growth

One ${figures.isQuick ? 'tenth of a day' : 'day'}, 5 km, whole process. Objects beyond the catalogue are copies with turned nodes and anomalies.

${table(
  ['objects', 'CPU s', 's wall', 'approaches', 'resident MB'],
  whole.growth.map((run) => [
    String(run.objects),
    run.cpuS.toFixed(2),
    run.wallS.toFixed(1),
    String(run.approaches),
    (run.residentBytes / MB).toFixed(0),
  ]),
)}

CPU time grows with the power ${growthExponent(whole).toFixed(2)} of the objects (least squares through the logarithms).
${
  oneToAll === undefined
    ? ''
    : `
## One satellite against the catalogue

${oneToAll.objects} objects, 7 days, 5 km, CPU time after load.

${table(
  ['job', 'cost'],
  [
    ['tables of the week, once', `${oneToAll.latticeS.toFixed(2)} s, ${(oneToAll.latticeBytes / MB).toFixed(0)} MB`],
    ['one satellite, median', `${(oneToAll.medianPrimaryS * 1e3).toFixed(1)} ms`],
    ['one satellite, worst', `${(oneToAll.worstPrimaryS * 1e3).toFixed(1)} ms`],
    ['an ephemeris of 10,081 states', `${(oneToAll.ephemerisPrimaryS * 1e3).toFixed(1)} ms`],
    [`${oneToAll.candidates} candidate manoeuvres`, `${oneToAll.candidatesS.toFixed(2)} s`],
    ['satellite.js on a 60 s raster, propagation alone', `${oneToAll.peerRasterS.toFixed(0)} s`],
  ],
)}
`
}
## Trade space of a manoeuvre

Total probability of ${tradeSpace.events} events over seven days for ${tradeSpace.columns} begins by ${tradeSpace.rows} sizes of a push (docs/models/trade-space.md), one thread, CPU time.

${table(
  ['push', 'ms'],
  tradeSpace.shapes.map(({ name, seconds }) => [name, (1e3 * seconds).toFixed(0)]),
)}

Our own plain loop over \`severalEvents\` takes ${tradeSpace.plainLoopS.toFixed(0)} s, extrapolated from ${tradeSpace.sampledCells} cells.
${candidatesPart(figures.candidates)}
## SGP4

${table(
  ['regime', 'WebAssembly', 'scalar TypeScript', 'satellite.js', 'ratio'],
  figures.sgp4.map(({ regime, objects, wasmNs, scalarNs, satelliteJsNs }) => [
    `${regime}, ${objects} objects`,
    `${wasmNs.toFixed(0)} ns (${(1e3 / wasmNs).toFixed(1)} M/s)`,
    `${scalarNs.toFixed(0)} ns`,
    `${satelliteJsNs.toFixed(0)} ns`,
    `${(satelliteJsNs / wasmNs).toFixed(1)} x`,
  ]),
)}

## Catalogue load

${catalogue.objects} objects from gzip bytes to the constants of SGP4, CPU s.

${table(
  ['from', 'ours', 'satellite.js', 'ratio'],
  [
    ['CSV, first in a process', catalogue.csvFirstS, undefined] as const,
    ['CSV', catalogue.csvS, catalogue.satelliteJsCsvS] as const,
    ['two lines', catalogue.tleS, catalogue.satelliteJsTleS] as const,
    ['JSON', catalogue.jsonS, undefined] as const,
    ['KVN', catalogue.kvnS, undefined] as const,
    ['XML', catalogue.xmlS, undefined] as const,
    ['elements in memory', catalogue.initialiseS, undefined] as const,
    ['elements in memory, scalar TypeScript', catalogue.scalarInitialiseS, undefined] as const,
  ].map(([name, ours, theirs]) => [
    name,
    ours.toFixed(3),
    theirs === undefined ? '' : theirs.toFixed(3),
    theirs === undefined ? '' : `${(theirs / ours).toFixed(1)} x`,
  ]),
)}

## The service

\`keepout serve\` as a process of its own on its embedded database, called over HTTP; \`GET ca/conjunctions?limit=50\`, one call after
another, alone and while ${figures.service.messages} messages of 34 that CARA publishes (each with an id and a secondary of its own) are read,
judged and stored.

${table(
  ['what', 'median', '99 %'],
  [
    ['the list, alone, ms', ...figures.service.aloneMs.map((ms) => ms.toFixed(1))],
    ['the list, while messages come in, ms', ...figures.service.othersMs.map((ms) => ms.toFixed(1))],
    [`the upload, s`, figures.service.uploadS.toFixed(1), ''],
  ],
)}

A page of ${figures.service.list.rows} conjunctions (\`GET ca/conjunctions?limit=500\`, gzip), asked for by eight connections of another process on the
same machine; while nothing changes it is answered from a copy, and whether anything has changed is asked of the database each time.

${table(
  ['what', 'measured'],
  [
    [`${figures.service.list.rows} rows: kB gzip`, figures.service.list.gzipKb.toFixed(1)],
    ['answers/s', figures.service.list.answersPerS.toFixed(0)],
    ['the first answer after a change, ms', figures.service.list.firstMs.toFixed(1)],
  ],
)}
${decisionSection(figures)}${passesSection(figures)}${associationSection(figures)}${observationSection(figures)}${neighbourSection(figures)}
## Probability of collision

${table(
  ['method', 'per second and core'],
  figures.pc.map(({ name, perSecond }) => [name, perSecond.toPrecision(3)]),
)}

## Frames, ephemerides, epochs

${table(
  ['call', 'µs'],
  figures.astro.map(({ name, us }) => [name, us.toFixed(3)]),
)}
`;
}

function decisionSection({ statistics, planScreening }: Figures): string {
  const rows: (readonly [string, string])[] = [
    [
      `\`keepout statistics\`, median of ${statistics.satellites} satellites, start and load included`,
      statistics.wallS.toFixed(2),
    ],
  ];
  if (planScreening !== undefined) {
    const { objects, encounters, verdictS } = planScreening;
    rows.push([`a plan, click to verdict, ${objects} objects, ${encounters} events compared`, verdictS.toFixed(2)]);
  }
  return `
## Plans and statistics

A plan's screening: its orbit with covariance for a week is computed, written as an ephemeris, taken in, screened, judged, stored and compared; one worker with two threads on
the embedded database.

${table(['what', 's wall'], rows)}
`;
}

function associationSection({ association }: Figures): string {
  if (association === undefined) return '';
  const { objects, tracks, right, medianS, worstS, initialOrbitS } = association;
  return `
## Association

${tracks} tracks of ten points, half of them optical, half of a radar, against ${objects} element sets with estimated covariances; ${right} were given to the object that made
them. One thread, after load.

${table(
  ['what', 'CPU s'],
  [
    ['a track, median', medianS.toFixed(3)],
    ['a track, worst', worstS.toFixed(3)],
    ['the orbit of an unknown object from one optical track, median', initialOrbitS.toFixed(3)],
  ],
)}
`;
}

function passesSection({ passes }: Figures): string {
  const { targets, sites, manyS, peerS, oneByOneS, peerShare } = passes;
  const ratio = (seconds: number): string => `${(seconds / manyS).toFixed(1)} x`;
  return `
## Passes

${targets} objects of the catalogue over ${sites} sites in a day, above 10 degrees, ${passes.passes} passes, one thread, CPU time. The peers are measured on a part and
scaled; satellite.js looks every 30 s, halves limits to a millisecond, and finds ${(100 * peerShare).toFixed(2)} % of the passes, without culminations.

${table(
  ['method', 's', 'ratio'],
  [
    ['many at once, WebAssembly', manyS.toFixed(2), ''],
    ['sampling with satellite.js', peerS.toFixed(1), ratio(peerS)],
    ['one by one', oneByOneS.toFixed(0), ratio(oneByOneS)],
  ],
)}
`;
}

function observationSection({ observationGain, opportunities: orderable }: Figures): string {
  const { opportunities, tracks, gainS, setS, twoBodyS, fullS } = observationGain;
  return `
## Observations

${table(
  ['what', 'CPU s'],
  [
    [
      `expected gain of each of ${opportunities} passes, 256 outcomes, with the orbit over a day (12x12, Sun, Moon)`,
      gainS.toFixed(3),
    ],
    [`the cheapest set of them`, setS.toFixed(3)],
    [`an orbit update of ${tracks} tracks over a day, point mass`, twoBodyS.toFixed(3)],
    [`the same with a field of 12x12, Sun and Moon`, fullS.toFixed(3)],
    ...opportunitiesRows(orderable),
  ],
)}
`;
}

/** What `POST odt/opportunities` computes, in its two steps. */
function opportunitiesRows(figures: OpportunitiesFigures | undefined): [string, string][] {
  if (figures === undefined) return [];
  const { sensors, days, passes, visibilityS, gainS, firstS } = figures;
  return [
    [`passes of an object over the ${sensors} sensors of the demo in ${days} days`, visibilityS.toFixed(3)],
    [`the gain of each of the ${passes} that can be ordered, and the cheapest set`, gainS.toFixed(3)],
    ['both for the first time in a process', firstS.toFixed(3)],
  ];
}

function neighbourSection({ neighbours }: Figures): string {
  if (neighbours === undefined) return '';
  const { objects, large, aloneS, besideS, cancelS, largeEnded } = neighbours;
  return `
## Neighbours

One worker with two threads on the embedded database. One operator screens a satellite over a week against ${objects} objects, alone and while
another has ${large} screenings of 20 satellites each queued (${largeEnded} of them had ended after the last); medians of seven. Cancelling: from the
call until no worker has a job of it.

${table(
  ['what', 's wall'],
  [
    ['alone', aloneS.toFixed(2)],
    [`beside ${large} large ones`, besideS.toFixed(2)],
    ['cancelled while judged', cancelS.JUDGING.toFixed(2)],
    ['cancelled while stored', cancelS.STORING.toFixed(2)],
  ],
)}
`;
}

const BEGIN = '<!-- written by hand: begin -->';
const END = '<!-- written by hand: end -->';

/** What a person wrote into an earlier page; empty when there is nothing. */
export function byHandOf(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  return from < 0 || to < from ? '' : page.slice(from + BEGIN.length, to).trim();
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

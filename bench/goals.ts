import type { CandidatesFigures } from './candidates.ts';
import { ALERT_TO_ACCEPTED, APPROVED_TO_SENT, MANOEUVRE_CYCLE, RESULTS_TO_PRODUCTS } from './cycle.ts';
import type { Figures } from './figures.ts';
import { markdownTable } from './markdown-table.ts';
import { fittedExponent, median, percentile } from './measure.ts';
import type { WholeProcessFigures } from './whole-process.ts';

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
      value: Math.max(...tradeSpace.shapes.map((shape) => shape.seconds)),
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
    { job: '500 rows of conjunctions, gzip', value: service.list.gzipKb, unit: 'kB', must: 100 },
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
    {
      job: `a year of one planned orbit against ${figures.mission.objects} objects, from the file to the answer`,
      value: figures.mission.wallS,
      unit: 's wall',
      must: 20,
      target: 8,
    },
    ...associationGoals(figures),
    {
      job: `expected gain of each of ${figures.observationGain.opportunities} passes, with the orbit over a day`,
      value: figures.observationGain.gainS,
      unit: 'CPU s',
      must: 0.5,
    },
    ...opportunitiesGoals(figures),
    {
      job: `a list of ${figures.presenting.requests} requests with its sentences, from rows to the wire`,
      value: figures.presenting.summariesS * 1e3,
      unit: 'CPU ms',
      must: 20,
    },
    ...judgingGoals(figures),
    ...planningGoals(figures),
    ...planScreeningGoals(figures),
    ...neighbourGoals(figures),
    ...fleetGoals(figures),
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

function planningGoals({ planning }: Figures): Goal[] {
  if (planning === undefined) return [];
  const { objects, tradeEvents, columns, rows, candidateEvents, cells, cycle } = planning;
  const grid = `trade space of ${columns} x ${rows} cells, ${tradeEvents} events`;
  return [
    { job: `${grid}, by the API`, value: planning.tradeSpaceS, unit: 's wall', must: 1 },
    { job: `${grid}, by the page in a browser`, value: planning.browserS, unit: 's wall', must: 0.5 },
    {
      job: `candidates against ${candidateEvents} events, screened against ${objects} objects, by the API`,
      value: planning.candidatesS,
      unit: 's wall',
      must: 2,
    },
    {
      job: `best ${cells} cells of that satellite screened, by the API`,
      value: planning.cellsS,
      unit: 's wall',
      ...(cells >= 1000 && { must: 8 }),
    },
    {
      job: 'annual statistics of a satellite by the API, first asked for',
      value: planning.statisticsFirstS,
      unit: 's wall',
      target: 2,
    },
    {
      job: `${RESULTS_TO_PRODUCTS}, ${cycle.events} events (45 min for NASA's missions)`,
      value: cycle.productsS,
      unit: 's wall',
      must: 60,
    },
    { job: `${MANOEUVRE_CYCLE} (4 h for NASA's missions)`, value: cycle.manoeuvreS, unit: 's wall', must: 60 },
    { job: ALERT_TO_ACCEPTED, value: cycle.acceptedS, unit: 's wall', must: 60 },
    { job: APPROVED_TO_SENT, value: cycle.sentS, unit: 's wall', must: 4 },
  ];
}

function judgingGoals({ judging: { methods, drawnMs } }: Figures): Goal[] {
  const ms = methods.flatMap((method) => method.ms);
  const ofMessages = `a message judged, of ${ms.length} public ones`;
  return [
    { job: `${ofMessages}, 99th percentile`, value: percentile(ms, 0.99), unit: 'CPU ms', must: 50 },
    { job: `${ofMessages}, slowest`, value: percentile(ms, 1), unit: 'CPU ms', must: 250 },
    {
      job: `an encounter judged, of ${drawnMs.length} drawn ones, four in five of them slow, 99th percentile`,
      value: percentile(drawnMs, 0.99),
      unit: 'CPU ms',
      target: 50,
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

function fleetGoals({ fleetDay }: Figures): Goal[] {
  if (fleetDay === undefined) return [];
  const { files, objects, wallS, warmCpuS, lastAgainstFirst } = fleetDay;
  const isWhole = files >= 100;
  return [
    {
      job: `${files} ephemerides of a week against ${objects} objects, from the first upload to the last conjunction stored`,
      value: wallS,
      unit: 's wall',
      ...(isWhole && { must: 60, target: 30 }),
    },
    {
      job: 'each such file of the operators after the second who send so many (median), server, worker and database',
      value: warmCpuS,
      unit: 'CPU s',
      must: 0.3,
      target: 0.15,
    },
    {
      job: `ephemeris ${files} of an operator against the first`,
      value: lastAgainstFirst,
      unit: 'x CPU',
      must: 1.3,
      target: 1,
    },
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
  return markdownTable(['job', 'measured', 'must', 'target', 'met'], rows);
}

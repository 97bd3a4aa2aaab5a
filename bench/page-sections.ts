import type { CandidatesFigures } from './candidates.ts';
import { ALERT_TO_ACCEPTED, APPROVED_TO_SENT, MANOEUVRE_CYCLE, RESULTS_TO_PRODUCTS } from './cycle.ts';
import type { FeltFigures } from './felt.ts';
import type { Figures } from './figures.ts';
import { markdownTable } from './markdown-table.ts';
import type { PlanningFigures } from './planning.ts';

export function candidatesPart(candidates: CandidatesFigures | undefined): string {
  if (candidates === undefined) return '';
  const { cells, events, objects, satellites } = candidates;
  return `
The best ${cells} cells for ${events} known events, each screened against ${objects} objects over seven days in the regime's volume and every passage
judged, one thread, CPU time.

${markdownTable(
  ['satellite', 'map and choice, s', 'screening, s', 'cells that create an event'],
  satellites.map((satellite) => [
    satellite.name,
    satellite.mapS.toFixed(2),
    satellite.screeningS.toFixed(2),
    String(satellite.raising),
  ]),
)}
`;
}

export function feltSection(felt: FeltFigures | undefined): string {
  if (felt === undefined) return '';
  const { x1, x4, far } = felt.settings;
  const times = ({ emptyMs, listMs, eventMs }: typeof x1) => [
    emptyMs.toFixed(0),
    `${listMs.toFixed(0)} (${(listMs / emptyMs).toFixed(1)} x)`,
    `${eventMs.toFixed(0)} (${(eventMs / emptyMs).toFixed(1)} x)`,
  ];
  return `
## List and event, as felt

The demonstration on the built program, Chromium, the shell kept by the browser; ms wall from the navigation until rows or plots are drawn, and beside them an empty page of the same server.

${markdownTable(
  ['machine', 'empty page', 'list', 'event'],
  [
    ['as it is', ...times(x1)],
    ['a fourth of its speed', ...times(x4)],
    ['100 ms there and back', ...times(far)],
  ],
)}

From a press on a row to its event: ${felt.openMs.toFixed(0)} ms. The longest task of the page of an event: ${felt.longestTaskMs === 0 ? 'under 50' : felt.longestTaskMs.toFixed(0)} ms. Asked for until the list stands: ${felt.listAsked} time${felt.listAsked === 1 ? '' : 's'}.
`;
}

export function decisionSection({ statistics, mission, planScreening, planning }: Figures): string {
  const rows: (readonly [string, string])[] = [
    [
      `\`keepout statistics\`, median of ${statistics.satellites} satellites, start and load included`,
      statistics.wallS.toFixed(2),
    ],
    [
      `\`keepout mission\`, a year of one orbit against ${mission.objects} objects, median; all of them once a minute by satellite.js would take ${(mission.rasterS / 3600).toFixed(1)} h on one processor`,
      mission.wallS.toFixed(1),
    ],
    ['the same of a place in the geostationary ring', mission.boxS.toFixed(1)],
  ];
  if (planScreening !== undefined) {
    const { objects, encounters, verdictS } = planScreening;
    rows.push([`a plan, click to verdict, ${objects} objects, ${encounters} events compared`, verdictS.toFixed(2)]);
  }
  if (planning !== undefined) rows.push(...planningRows(planning));
  return `
## Plans and statistics

A plan's screening: its orbit with covariance for a week is computed, written as an ephemeris, taken in, screened, judged, stored and compared; one worker with two threads on
the embedded database.

${markdownTable(['what', 's wall'], rows)}
`;
}

function planningRows(planning: PlanningFigures): (readonly [string, string])[] {
  const { objects, tradeEvents, columns, rows, candidateEvents, candidates, cells, cycle } = planning;
  const grid = `trade space of ${columns} x ${rows} cells, ${tradeEvents} events`;
  const seconds = (value: number | undefined): string => (value === undefined ? 'no browser' : value.toFixed(3));
  return [
    [`${grid}, over HTTP`, seconds(planning.tradeSpaceS)],
    [`${grid}, in Chromium`, seconds(planning.browserS)],
    ['the first one after the page has loaded', seconds(planning.browserFirstS)],
    [`${candidates} candidates against ${candidateEvents} events, screened, over HTTP`, seconds(planning.candidatesS)],
    ['the same, first asked of a service that has just started', seconds(planning.candidatesFirstS)],
    [`best ${cells} cells screened against ${objects} objects, over HTTP`, seconds(planning.cellsS)],
    ['annual statistics of a satellite over HTTP, first', seconds(planning.statisticsFirstS)],
    ['annual statistics of a satellite over HTTP, held', seconds(planning.statisticsS)],
    [`${RESULTS_TO_PRODUCTS}, ${cycle.events} events`, cycle.productsS.toFixed(2)],
    [MANOEUVRE_CYCLE, cycle.manoeuvreS.toFixed(2)],
    [ALERT_TO_ACCEPTED, cycle.acceptedS.toFixed(2)],
    [APPROVED_TO_SENT, cycle.sentS.toFixed(2)],
  ];
}

export function associationSection({ association }: Figures): string {
  if (association === undefined) return '';
  const { objects, tracks, right, medianS, worstS, initialOrbitS } = association;
  return `
## Association

${tracks} tracks of ten points, half of them optical, half of a radar, against ${objects} element sets with estimated covariances; ${right} were given to the object that made
them. One thread, after load.

${markdownTable(
  ['what', 'CPU s'],
  [
    ['a track, median', medianS.toFixed(3)],
    ['a track, worst', worstS.toFixed(3)],
    ['the orbit of an unknown object from one optical track, median', initialOrbitS.toFixed(3)],
  ],
)}
`;
}

export function passesSection({ passes }: Figures): string {
  const { targets, sites, manyS, peerS, oneByOneS, peerShare } = passes;
  const ratio = (seconds: number): string => `${(seconds / manyS).toFixed(1)} x`;
  return `
## Passes

${targets} objects of the catalogue over ${sites} sites in a day, above 10 degrees, ${passes.passes} passes, one thread, CPU time. The peers are measured on a part and
scaled; satellite.js looks every 30 s, halves limits to a millisecond, and finds ${(100 * peerShare).toFixed(2)} % of the passes, without culminations.

${markdownTable(
  ['method', 's', 'ratio'],
  [
    ['many at once, WebAssembly', manyS.toFixed(2), ''],
    ['sampling with satellite.js', peerS.toFixed(1), ratio(peerS)],
    ['one by one', oneByOneS.toFixed(0), ratio(oneByOneS)],
  ],
)}
`;
}

export function observationSection({ observationGain, opportunities: orderable }: Figures): string {
  const { opportunities, tracks, gainS, setS, twoBodyS, fullS } = observationGain;
  return `
## Observations

${markdownTable(
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
function opportunitiesRows(figures: Figures['opportunities']): [string, string][] {
  if (figures === undefined) return [];
  const { sensors, days, passes, visibilityS, gainS, firstS } = figures;
  return [
    [`passes of an object over the ${sensors} sensors of the demo in ${days} days`, visibilityS.toFixed(3)],
    [`the gain of each of the ${passes} that can be ordered, and the cheapest set`, gainS.toFixed(3)],
    ['both for the first time in a process', firstS.toFixed(3)],
  ];
}

export function fleetSection({ fleetDay, peers }: Figures): string {
  if (fleetDay === undefined) return '';
  const { files, objects, wallS, cpuS, databaseCpuS, warmCpuS, conjunctions, lastAgainstFirst } = fleetDay;
  return `
## A fleet's day

${files} satellites of a shell send an ephemeris of a week (a state a minute) each in one go, four at a time; one process on the embedded database, two threads, ${objects} objects, ${conjunctions}
conjunctions. Then four other operators do the same; after the second the service has compiled most of what it runs. CPU is that of the process and of the database.

${markdownTable(
  ['what', 'figure'],
  [
    ['from the first upload to the last conjunction stored, s wall', wallS.toFixed(1)],
    ['each file, CPU s', `${(cpuS / files).toFixed(2)}, of which the database ${(databaseCpuS / files).toFixed(2)}`],
    ['each file of the operators after the second (median), CPU s', warmCpuS.toFixed(3)],
    [
      'such files in the processor time of the raster of satellite.js in this run',
      (peers.rasterS / warmCpuS).toFixed(0),
    ],
    [`the work of file ${files} against that of the first, CPU`, lastAgainstFirst.toFixed(2)],
  ],
)}
`;
}

export function neighbourSection({ neighbours }: Figures): string {
  if (neighbours === undefined) return '';
  const { objects, large, aloneS, besideS, cancelS, largeEnded } = neighbours;
  return `
## Neighbours

One worker with two threads on the embedded database. One operator screens a satellite over a week against ${objects} objects, alone and while
another has ${large} screenings of 20 satellites each queued (${largeEnded} of them had ended after the last); medians of seven. Cancelling: from the
call until no worker has a job of it.

${markdownTable(
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

import { availableParallelism } from 'node:os';
import { transformState } from '@keepout/astro/frames/rotation';
import { elementTable } from '@keepout/astro/sgp4/element-table';
import { opmContent, readOpm } from '@keepout/ccsds/opm/read';
import { catalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { COUNTED_WITHIN_M, MISSION_DEFAULTS, MISSION_LEVELS, MISSION_NUMBERS } from '@keepout/contract/ca/fields';
import { toWire } from '@keepout/contract/platform/number-field';
import { flownBatch } from '@keepout/operations/mission/flown-catalogue';
import { missionLife } from '@keepout/operations/mission/mission-life';
import { missionSlices, type PlannedOrbit } from '@keepout/operations/mission/planned-orbit';
import { groupIndex, type NamedShares, trafficGroups } from '@keepout/operations/mission/traffic-groups';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { readCataloguePath } from '../files/catalogue-file.ts';
import { readText } from '../files/input-file.ts';
import { faultLine, inputAtFault, wrongUsage } from '../process/exit.ts';
import { untilInterrupted } from '../process/interrupt.ts';
import { fieldOption, numberOption, startOption, wholeOption } from '../process/option-value.ts';
import { print } from '../process/print.ts';
import { progressLine } from '../process/progress-line.ts';
import { inSharedMemory, screenOnThreads } from '../screening/screen-threads.ts';
import { type MissionReport, missionTable, wireMission } from './mission-report.ts';

interface Options {
  readonly catalogue: string;
  readonly add?: string;
  readonly radiusM: string;
  readonly perigeeKm?: string;
  readonly apogeeKm?: string;
  readonly inclinationDeg?: string;
  readonly raanDeg: string;
  readonly argPerigeeDeg: string;
  readonly insertion?: string;
  readonly longitudeDeg?: string;
  readonly halfWidthDeg: string;
  readonly start?: string;
  readonly days: string;
  readonly decisionDays: string;
  readonly growth?: string;
  readonly ours?: string;
  readonly burnMps: string;
  readonly massKg?: string;
  readonly ispS?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

export function addMission(program: Command): void {
  program
    .command('mission')
    .description('estimate conjunctions, manoeuvres and propellant per year of a planned orbit')
    .requiredOption('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .option('--add <file>', 'additional objects, such as a planned constellation, in the same formats')
    .requiredOption('--radius-m <r>', 'combined hard-body radius, m')
    .option('--perigee-km <h>', 'mean perigee altitude, km; with --inclination-deg')
    .option('--apogee-km <h>', 'mean apogee altitude, km (default: perigee altitude)')
    .option('--inclination-deg <i>', 'inclination, degrees')
    .option('--raan-deg <a>', 'right ascension of the ascending node at the start, degrees', '0')
    .option('--arg-perigee-deg <a>', 'argument of perigee at the start, degrees', '0')
    .option('--insertion <file>', 'OPM of the state after launch, instead of altitudes')
    .option('--longitude-deg <l>', 'longitude in the geostationary ring, instead of altitudes')
    .option(
      '--half-width-deg <w>',
      'with --longitude-deg: half width of the box, degrees',
      String(MISSION_DEFAULTS.halfWidth),
    )
    .option('--start <time>', 'start, UTC (default: newest epoch of the catalogue)')
    .option('--days <n>', 'time span, days', String(MISSION_DEFAULTS.days))
    .option('--decision-days <n>', 'days from the decision to TCA', String(MISSION_DEFAULTS.decisionDays))
    .option('--growth <list>', 'growth factor of the traffic by type or name: DEBRIS=1.5,STARLINK=3')
    .option(
      '--ours <list>',
      'share of the manoeuvres that the own satellite makes, by type or name: STARLINK=0,PAYLOAD=0.5',
    )
    .option('--burn-mps <v>', 'delta-v of an avoidance with its return manoeuvre, m/s', String(MISSION_DEFAULTS.burn))
    .option('--mass-kg <m>', 'satellite mass, kg; with --isp-s for the propellant')
    .option('--isp-s <s>', 'specific impulse, s')
    .option('--workers <n>', 'number of threads (default: number of processors)')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const report = await mission(options);
      print(options.json ? `${JSON.stringify(wireMission(report), null, 2)}\n` : missionTable(report));
    });
}

async function mission(options: Options): Promise<MissionReport> {
  const days = fieldOption('--days', options.days, MISSION_NUMBERS.days);
  const decisionDays = fieldOption('--decision-days', options.decisionDays, MISSION_NUMBERS.decisionDays);
  const radiusM = fieldOption('--radius-m', options.radiusM, MISSION_NUMBERS.radius);
  const burnMps = fieldOption('--burn-mps', options.burnMps, MISSION_NUMBERS.burn);
  const workers =
    options.workers === undefined ? availableParallelism() : wholeOption('--workers', options.workers, 1, 256);
  if ((options.massKg === undefined) !== (options.ispS === undefined))
    throw wrongUsage('--mass-kg and --isp-s: both or none');
  const tank = options.massKg !== undefined && {
    massKg: fieldOption('--mass-kg', options.massKg, MISSION_NUMBERS.mass),
    specificImpulseS: fieldOption('--isp-s', options.ispS!, MISSION_NUMBERS.specificImpulse),
  };
  const groups = trafficGroups(
    sharesOption('--growth', options.growth, MISSION_NUMBERS.growth.most),
    sharesOption('--ours', options.ours, MISSION_NUMBERS.ourShare.most),
  );
  const today = readCataloguePath(options.catalogue);
  const elements = options.add === undefined ? today : [...today, ...readCataloguePath(options.add)];
  const startTaiS =
    options.start === undefined
      ? today.reduce((newest, { epochTaiS }) => Math.max(newest, epochTaiS), -Infinity)
      : startOption('--start', options.start);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const orbit = plannedOrbit(options);
  const slices = missionSlices(orbit, startTaiS, stopTaiS);
  if (!slices.ok)
    throw inputAtFault(`${options.insertion}: its state is of no orbit that SGP4 has [${slices.fault.code}]`);
  const batch = flownBatch(elementTable(elements), slices.value, inSharedMemory);
  const noradIds = new Float64Array(inSharedMemory(batch.count * 8));
  for (const [k, { noradId }] of elements.entries()) noradIds[k] = noradId;
  const plans = slices.value.map((slice, k) =>
    planScreening({
      startTaiS: slice.startTaiS,
      stopTaiS: slice.stopTaiS,
      volume: { shape: 'sphere', radiusM: COUNTED_WITHIN_M },
      scope: { kind: 'primaries', primaries: [elements.length + k] },
    }),
  );
  const total = plans.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const isPlanned = (object: number): boolean => object >= elements.length;
  const passages: Encounter[] = [];
  await untilInterrupted(async (signal) => {
    const line = progressLine('flying');
    let before = 0;
    try {
      for (const plan of plans) {
        const onProgress = (doneCount: number): void => line.update(before + doneCount, total);
        const { encounters } = await screenOnThreads({ plan, batch, noradIds }, { workers, signal, onProgress });
        // Slices of one orbit are each other's neighbours.
        passages.push(
          ...encountersOf(encounters).filter(({ primary, secondary }) => !(isPlanned(primary) && isPlanned(secondary))),
        );
        before += plan.blocks.length;
      }
    } finally {
      line.end();
    }
  });
  const question = {
    days,
    withinM: COUNTED_WITHIN_M,
    radiusM,
    decisionDays,
    acceptedPcs: MISSION_LEVELS,
    groups,
    groupOf: (object: number) => groupIndex(groups, elements[object]!),
    burnMps,
    ...tank,
  };
  const life = missionLife(passages, isPlanned, question);
  const flux =
    orbit.kind === 'box'
      ? undefined
      : catalogueFlux(batch, { object: elements.length, startTaiS, stopTaiS, withinM: COUNTED_WITHIN_M, decisionDays });
  return { orbit, elements, startTaiS, question, life, flux };
}

function plannedOrbit(options: Options): PlannedOrbit {
  const { perigee, apogee, inclination, raan, argPerigee, longitude, halfWidth, keptInclination } = MISSION_NUMBERS;
  const { perigeeKm, apogeeKm, inclinationDeg, insertion, longitudeDeg } = options;
  const ways = [perigeeKm, insertion, longitudeDeg].filter((way) => way !== undefined).length;
  if (ways !== 1)
    throw wrongUsage('the orbit: --perigee-km with --inclination-deg, or --insertion, or --longitude-deg');
  if (insertion !== undefined) return { kind: 'insertion', state: insertionState(insertion) };
  if (longitudeDeg !== undefined) {
    return {
      kind: 'box',
      longitudeDeg: fieldOption('--longitude-deg', longitudeDeg, longitude),
      halfWidthDeg: fieldOption('--half-width-deg', options.halfWidthDeg, halfWidth),
      inclinationDeg: fieldOption(
        '--inclination-deg',
        inclinationDeg ?? String(MISSION_DEFAULTS.keptInclination),
        keptInclination,
      ),
    };
  }
  if (inclinationDeg === undefined) throw wrongUsage('--perigee-km: needs --inclination-deg as well');
  const perigeeKmGiven = fieldOption('--perigee-km', perigeeKm!, perigee);
  return {
    kind: 'heights',
    perigeeKm: perigeeKmGiven,
    apogeeKm: fieldOption('--apogee-km', apogeeKm ?? perigeeKm!, { ...apogee, least: toWire(perigee, perigeeKmGiven) }),
    inclinationDeg: fieldOption('--inclination-deg', inclinationDeg, inclination),
    raanDeg: fieldOption('--raan-deg', options.raanDeg, raan),
    argPerigeeDeg: fieldOption('--arg-perigee-deg', options.argPerigeeDeg, argPerigee),
  };
}

function insertionState(path: string) {
  const opm = readOpm(readText(path));
  if (!opm.ok) throw inputAtFault(faultLine(path, opm.fault));
  const content = opmContent(opm.value);
  if (!content.ok) throw inputAtFault(faultLine(path, content.fault));
  return transformState(content.value.state, 'TEME');
}

/** `NAME=number` after `NAME=number`. */
function sharesOption(option: string, text: string | undefined, maximum: number): NamedShares {
  return new Map(
    (text ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part): [string, number] => {
        const [name = '', value = '', ...furtherParts] = part.split('=').map((side) => side.trim());
        if (name === '' || value === '' || furtherParts.length > 0)
          throw wrongUsage(`${option} ${text}: NAME=number, comma-separated`);
        return [name.toUpperCase(), numberOption(`${option} ${name}`, value, 0, maximum)];
      }),
  );
}

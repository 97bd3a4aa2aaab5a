import type { Vec3 } from '@keepout/astro/nouns';
import { objectType } from '@keepout/contract/fleet/enums';
import { PLANNED_MANOEUVRE_TYPES, type PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';
import type { SatelliteToPlan } from '@keepout/operations/vehicle/satellite';
import { vehicleType } from '@keepout/operations/vehicle/vehicles';
import type { Objective } from '@keepout/planning/candidate';
import type { DynamicsModel } from '@keepout/planning/change';
import { type AtmosphereName, atmosphereName } from '../files/space-weather-file.ts';
import { wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';

/** As the command line has them. */
export interface PlanOptionTexts {
  readonly type: string;
  readonly burn?: readonly string[];
  readonly optimise: string;
  readonly maxDv: string;
  readonly targetPc?: string;
  readonly orbits: string;
  readonly direction?: string;
  readonly model: string;
  readonly atmosphere?: string;
  readonly spaceWeather?: string;
  readonly catalogue?: string;
  readonly leaveOut?: readonly string[];
  readonly mass?: string;
  readonly isp?: string;
  readonly thrust?: string;
  readonly duty: string;
  readonly areas?: string;
  readonly cd: string;
  readonly burnError?: string;
  readonly exportSet?: string;
}

export interface GivenBurn {
  readonly orbitsBeforeTca: number;
  readonly deltaVRtnMps: Vec3;
}

export interface PlanOptions {
  readonly type: PlannedManoeuvreType;
  /** Absent: a search. */
  readonly burns?: readonly GivenBurn[];
  readonly objective: Objective;
  readonly maxDeltaVMps: number;
  readonly targetPc?: number;
  readonly orbits: readonly [number, number];
  readonly fixedAxis?: Vec3;
  readonly model: DynamicsModel;
  readonly atmosphere: AtmosphereName;
  /** Table of the Sun and the magnetic field; absent: moderate activity. */
  readonly spaceWeatherFile?: string;
  readonly catalogue?: string;
  /** Numbers and kinds of objects of it that count in no total. */
  readonly leftOut: readonly string[];
  readonly massKg?: number;
  readonly specificImpulseS?: number;
  readonly thrustN?: number;
  readonly dutyCycle: number;
  readonly areasM2?: readonly [number, number, number];
  readonly dragCoefficient: number;
  /** Standard deviations of magnitude and direction, proportional and fixed: burns are sized for them. Absent: as planned, reported with the usual error. */
  readonly burnError?: Pick<SatelliteToPlan, 'magnitudeShare' | 'pointingRad' | 'fixedMagnitudeMps' | 'fixedCrossMps'>;
  /** Archive of all candidates to write. */
  readonly exportSet?: string;
}

/** As the command line names a type or a kind: differential-drag, rocket-body. */
export const optionOf = (name: string): string => name.toLowerCase().replaceAll(/[_ ]/g, '-');
export const KIND_OPTIONS: readonly string[] = objectType.options.map(optionOf);
const MOST_ORBITS = 400;

export function planOptions(texts: PlanOptionTexts): PlanOptions {
  const kind = optionOf(texts.type);
  const type = PLANNED_MANOEUVRE_TYPES.find((plannedType) => optionOf(plannedType) === kind);
  if (type === undefined)
    throw wrongUsage(`--type ${texts.type}: one of ${PLANNED_MANOEUVRE_TYPES.map(optionOf).join(', ')}`);
  const { needs, isByAir } = vehicleType(type);
  const { optimise, model } = texts;
  if (optimise !== 'pc' && optimise !== 'mahalanobis' && optimise !== 'miss')
    throw wrongUsage(`--optimise ${optimise}: pc, mahalanobis or miss`);
  if (model !== 'two-body' && model !== 'full') throw wrongUsage(`--model ${model}: two-body or full`);
  const { atmosphere, spaceWeather } = texts;
  if (model === 'two-body' && !isByAir && (atmosphere ?? spaceWeather) !== undefined)
    throw wrongUsage('--atmosphere, --space-weather: they belong to --model full or --type differential-drag');
  const number = (option: string, text: string | undefined, least: number, maximum: number): number | undefined =>
    text === undefined ? undefined : numberOption(option, text, least, maximum);
  const { exportSet, leaveOut = [] } = texts;
  if (leaveOut.length > 0 && texts.catalogue === undefined) throw wrongUsage('--leave-out: it belongs to --catalogue');
  if (exportSet !== undefined && !exportSet.endsWith('.zip'))
    throw wrongUsage(`--export-set ${exportSet}: the name must end in .zip`);
  const targetPc = number('--target-pc', texts.targetPc, 1e-30, 1);
  const massKg = number('--mass', texts.mass, 1e-3, 1e7);
  const specificImpulseS = number('--isp', texts.isp, 1, 1e5);
  const thrustN = number('--thrust', texts.thrust, 1e-9, 1e6);
  const options: PlanOptions = {
    type,
    ...(texts.burn && { burns: texts.burn.map(givenBurn) }),
    objective: optimise,
    maxDeltaVMps: numberOption('--max-dv', texts.maxDv, 1e-9, 1e4),
    ...(targetPc !== undefined && { targetPc }),
    orbits: range(texts.orbits),
    ...(texts.direction !== undefined && { fixedAxis: direction(texts.direction) }),
    model,
    atmosphere: atmosphereName(atmosphere, spaceWeather),
    ...(spaceWeather !== undefined && { spaceWeatherFile: spaceWeather }),
    ...(texts.catalogue !== undefined && { catalogue: texts.catalogue }),
    leftOut: leaveOut,
    ...(massKg !== undefined && { massKg }),
    ...(specificImpulseS !== undefined && { specificImpulseS }),
    ...(thrustN !== undefined && { thrustN }),
    dutyCycle: numberOption('--duty', texts.duty, 1e-6, 1),
    ...(texts.areas !== undefined && { areasM2: areas(texts.areas) }),
    dragCoefficient: numberOption('--cd', texts.cd, 1e-3, 100),
    ...(texts.burnError !== undefined && { burnError: burnError(texts.burnError) }),
    ...(exportSet !== undefined && { exportSet }),
  };
  if (
    (needs.includes('thrustN') && thrustN === undefined) ||
    (needs.includes('specificImpulseS') && specificImpulseS === undefined)
  )
    throw wrongUsage(`--type ${kind}: give --thrust and --isp`);
  if (isByAir && options.areasM2 === undefined) throw wrongUsage(`--type ${kind}: give --areas MIN,NOMINAL,MAX`);
  if (isByAir && options.burns !== undefined)
    throw wrongUsage('--burn: the air gives no delta-v of its own; leave it out and search');
  return options;
}

function givenBurn(text: string): GivenBurn {
  const [orbits, vector, ...more] = text.split(':');
  if (vector === undefined || more.length > 0)
    throw wrongUsage(`--burn ${text}: ORBITS:R,T,N, for example 1.5:0,0.02,0`);
  const deltaVRtnMps = triple('--burn', text, vector);
  return { orbitsBeforeTca: numberOption('--burn', orbits!, 1e-6, MOST_ORBITS), deltaVRtnMps };
}

function triple(option: string, optionText: string, text: string): Vec3 {
  const parts = text.split(',');
  if (parts.length !== 3) throw wrongUsage(`${option} ${optionText}: three numbers R,T,N`);
  const [r, t, n] = parts.map((part) => numberOption(option, part, -1e4, 1e4));
  return [r!, t!, n!];
}

function direction(text: string): Vec3 {
  const vector = triple('--direction', text, text);
  if (Math.hypot(...vector) === 0) throw wrongUsage(`--direction ${text}: no direction`);
  return vector;
}

function range(text: string): readonly [number, number] {
  const [from, to = from, ...more] = text.split('..');
  if (from === undefined || more.length > 0) throw wrongUsage(`--orbits ${text}: A..B`);
  const [a, b] = [from, to].map((part) => numberOption('--orbits', part!, 1e-6, MOST_ORBITS)) as [number, number];
  if (b < a) throw wrongUsage(`--orbits ${text}: from the smaller number to the larger`);
  return [a, b];
}

function burnError(text: string): NonNullable<PlanOptions['burnError']> {
  const parts = text.split(',');
  if (parts.length !== 2 && parts.length !== 4)
    throw wrongUsage(`--burn-error ${text}: SHARE,DEG or SHARE,DEG,MPS,MPS, for example 0.05,1`);
  const numbers = parts.map((part) => numberOption('--burn-error', part, 0, 90));
  const [magnitudeShare, pointingDeg = 0, fixedMagnitudeMps, fixedCrossMps] = numbers;
  return { magnitudeShare, pointingRad: (pointingDeg * Math.PI) / 180, fixedMagnitudeMps, fixedCrossMps };
}

function areas(text: string): readonly [number, number, number] {
  const parts = text.split(',');
  if (parts.length !== 3) throw wrongUsage(`--areas ${text}: MIN,NOMINAL,MAX`);
  const [min, nominal, max] = parts.map((part) => numberOption('--areas', part, 1e-6, 1e5)) as [number, number, number];
  if (!(min <= nominal && nominal <= max && min < max)) throw wrongUsage(`--areas ${text}: MIN, NOMINAL, MAX in order`);
  return [min, nominal, max];
}

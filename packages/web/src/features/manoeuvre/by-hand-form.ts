import type { DurationUnit } from '@keepout/contract/ca/enums';
import { MANOEUVRE_NUMBERS } from '@keepout/contract/ca/fields';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { impulsive, type PropulsionFacts, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { isTaken, type NumberField } from '@keepout/contract/platform/number-field';
import { typedNumber } from '../../nouns/record/field-text.ts';
import { type FormFault, firstForm, isoOf, orbitsLeft, periodsOf, timeOf, trimmed } from './search-form.ts';

export type SteeringFrameName = Extract<ManoeuvreCommand, { deltaVReferenceFrame: unknown }>['deltaVReferenceFrame'];

/** Thrust directions: along an axis of the frame, the velocity axis first, or along a typed vector. */
export const ALONG = ['+1', '-1', '+0', '-0', '+2', '-2', 'vector'] as const;
const AXES = [0, 1, 2] as const;

/** Form values of an operator-defined manoeuvre. */
export interface ManualFormValues {
  readonly unit: DurationUnit;
  readonly begin: string;
  readonly frame: SteeringFrameName;
  readonly along: (typeof ALONG)[number];
  readonly x: string;
  readonly y: string;
  readonly z: string;
  /** Quantity that sizes a finite burn. */
  readonly sizedBy: PropulsionFacts['sizedBy'];
  readonly deltaV: string;
  /** Duration in periods, in seconds, or as the end time. */
  readonly durationUnit: DurationUnit;
  readonly duration: string;
  readonly area: string;
}

const NUMBERS = {
  x: 'thrustDirection',
  y: 'thrustDirection',
  z: 'thrustDirection',
  deltaV: 'deltaVMagnitude',
  duration: 'manoeuvreDuration',
  area: 'dragCrossSection',
} as const;
export type ByHandNumber = keyof typeof NUMBERS;
export type ByHandFaults = Partial<Record<ByHandNumber | 'begin', FormFault>>;
export type ByHandBasis = Pick<PlanningBasis, 'tca' | 'now' | 'period' | 'manoeuvreType'> & {
  readonly vehicle: Pick<PlanningBasis['vehicle'], 'dragAreaMax'>;
};

/** Returns the API name of a number: the components of an impulse form its delta-v vector. */
const callName = (name: ByHandNumber, { sizedBy }: PropulsionFacts) =>
  NUMBERS[name] === 'thrustDirection' && sizedBy === 'velocity' ? 'deltaVVector' : NUMBERS[name];
export const byHandField = (name: ByHandNumber, facts: PropulsionFacts): NumberField =>
  MANOEUVRE_NUMBERS[callName(name, facts)];

const SIZE = ['manoeuvreDuration', 'deltaVMagnitude', 'deltaVVector'] as const;
/** Names of the API fields whose error belongs to an input; for a size the server names the quantity that it computed. */
export const REFUSED_AS = {
  begin: ['ignitionEpoch'],
  x: ['thrustDirection', 'deltaVVector'],
  y: [],
  z: [],
  deltaV: SIZE,
  duration: SIZE,
  area: ['dragCrossSection'],
} as const satisfies Readonly<Record<ByHandNumber | 'begin', readonly string[]>>;

/** Returns the facts of the propulsion. Without facts no manoeuvre can be planned and the form is not shown; the impulsive facts are then a placeholder. */
export const factsOf = ({ manoeuvreType }: Pick<PlanningBasis, 'manoeuvreType'>): PropulsionFacts =>
  propulsionFacts(manoeuvreType) ?? impulsive;

/** Returns the numbers that the kind of propulsion needs with the current form values. */
export function numbersOf({ along, sizedBy }: ManualFormValues, facts: PropulsionFacts): readonly ByHandNumber[] {
  if (!facts.isSteered) return ['duration', 'area'];
  const vector = along === 'vector' ? (['x', 'y', 'z'] as const) : [];
  if (facts.sizedBy === 'velocity') return along === 'vector' ? vector : ['deltaV'];
  return [...vector, sizedBy === 'velocity' ? 'deltaV' : 'duration'];
}

/** Returns the axis names of a frame, from its name (`RTN`, `TNW_INERTIAL`); X, Y, Z for other frames. */
export const axesOf = (frame: SteeringFrameName): readonly string[] => [
  ...(/^([A-Z]{3})(_INERTIAL)?$/.exec(frame)?.[1] ?? 'XYZ'),
];

export function firstByHand(basis: ByHandBasis): ManualFormValues {
  return {
    unit: 'PERIODS',
    begin: firstForm(basis).from,
    frame: 'RTN',
    along: '+1',
    x: '0',
    y: '0',
    z: '0',
    sizedBy: 'time',
    deltaV: '',
    durationUnit: 'SECONDS',
    duration: '',
    area: String(basis.vehicle.dragAreaMax ?? ''),
  };
}

const beginMsOf = ({ unit, begin }: ManualFormValues, basis: ByHandBasis): number =>
  Math.round(timeOf(basis.tca) - periodsOf(unit, begin, basis) * basis.period * 1000);

/** Returns the typed duration, s; NaN if it is invalid, or if it is an end time and the ignition epoch is invalid. */
function durationOf(form: ManualFormValues, basis: ByHandBasis): number {
  if (form.durationUnit === 'DATE') return (timeOf(form.duration) - beginMsOf(form, basis)) / 1000;
  return typedNumber(form.duration) * (form.durationUnit === 'PERIODS' ? basis.period : 1);
}

/** Returns the form with its duration converted to another unit, to a millisecond; an invalid entry remains as typed. */
export function durationIn(form: ManualFormValues, durationUnit: DurationUnit, basis: ByHandBasis): ManualFormValues {
  const seconds = durationOf(form, basis);
  const endMs = beginMsOf(form, basis) + seconds * 1000;
  if (!Number.isFinite(durationUnit === 'DATE' ? endMs : seconds)) return { ...form, durationUnit };
  if (durationUnit === 'DATE') return { ...form, durationUnit, duration: isoOf(Math.round(endMs)) };
  const duration = durationUnit === 'PERIODS' ? trimmed(seconds / basis.period, 8) : trimmed(seconds, 3);
  return { ...form, durationUnit, duration };
}

/** Returns the manoeuvre of a form, or its faults. */
export function readByHand(
  form: ManualFormValues,
  basis: ByHandBasis,
): { readonly ok: true; readonly manoeuvre: ManoeuvreCommand } | { readonly ok: false; readonly faults: ByHandFaults } {
  const facts = factsOf(basis);
  const names = numbersOf(form, facts);
  const faults: Record<string, FormFault> = {};
  const numberOf = (name: ByHandNumber) => (name === 'duration' ? durationOf(form, basis) : typedNumber(form[name]));
  for (const name of names) if (!isTaken(byHandField(name, facts), numberOf(name))) faults[name] = 'range';
  const periods = periodsOf(form.unit, form.begin, basis);
  if (faults['duration'] && form.durationUnit === 'DATE') {
    if (Number.isNaN(timeOf(form.duration))) faults['duration'] = 'date';
    // A valid end time gives no duration without a valid ignition epoch: report the ignition epoch only.
    else if (Number.isNaN(periods)) delete faults['duration'];
  }
  if (!(periods > 0 && periods < orbitsLeft(basis)))
    faults['begin'] = form.unit === 'DATE' && Number.isNaN(periods) ? 'date' : 'begin';
  const { along, deltaV, frame: deltaVReferenceFrame } = form;
  const vector =
    along === 'vector'
      ? [form.x, form.y, form.z].map(typedNumber)
      : AXES.map((axis) => (String(axis) === along[1] ? Number(`${along[0]}1`) : 0));
  if (names.includes('x') && Math.hypot(...vector) === 0) faults['x'] = 'direction';
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const push = { manoeuvreType: facts.type, ignitionEpoch: new Date(beginMsOf(form, basis)).toISOString() };
  const time = { manoeuvreDuration: durationOf(form, basis) };
  const commandOf = (parts: object) => ({ ok: true, manoeuvre: { ...push, ...parts } as ManoeuvreCommand }) as const;
  if (!facts.isSteered) return commandOf({ ...time, dragCrossSection: typedNumber(form.area) });
  if (facts.sizedBy === 'velocity') {
    const size = along === 'vector' ? 1 : typedNumber(deltaV);
    return commandOf({ deltaVReferenceFrame, deltaVVector: vector.map((part) => part * size) });
  }
  const size = form.sizedBy === 'velocity' ? { deltaVMagnitude: typedNumber(deltaV) } : time;
  return commandOf({ deltaVReferenceFrame, thrustDirection: vector, ...size });
}

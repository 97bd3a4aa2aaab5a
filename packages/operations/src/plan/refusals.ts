import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';
import type { TimeSpan } from '@keepout/planning/constraints';
import { cutoffTaiS, deltaVOf, propellantOf, propulsionOf } from '@keepout/planning/manoeuvre';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import type { OwnRefusal, VehicleType } from '../vehicle/vehicle-type.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import { plannedOf } from './command.ts';
import type { PlanQuestion } from './question.ts';

type SizeField = VehicleType<never, never>['sizeField'];

/** Position of a manoeuvre in a plan. */
export type ManoeuvrePlace = 'first' | 'second';

/** Reason why a manoeuvre is impossible: a field of it, with its value and the permitted range; m/s, kg, s, TAI s. */
export type ManoeuvreRefusal = { readonly place: ManoeuvrePlace } & (
  | OwnRefusal
  | {
      readonly field: 'manoeuvreType';
      readonly code: 'other-type';
      readonly type: PlannedManoeuvreType;
      readonly allowed: PlannedManoeuvreType;
    }
  | {
      readonly field: 'ignitionEpoch';
      readonly code: 'too-early' | 'too-late';
      readonly ignitionTaiS: number;
      readonly allowed: TimeSpan;
    }
  | {
      readonly field: 'ignitionEpoch';
      readonly code: 'no-burn-time';
      readonly ignitionTaiS: number;
      /** Which of the rules' times without burns. */
      readonly span: TimeSpan;
      readonly index: number;
    }
  | {
      readonly field: SizeField;
      readonly code: 'delta-v-above' | 'propellant-above' | 'duration-above';
      readonly value: number;
      readonly most: number;
    }
  /** The orbit cannot be computed with it: the fault of the propagation. */
  | { readonly field: undefined; readonly code: 'no-orbit'; readonly fault: string }
);

interface Setting {
  readonly question: PlanQuestion;
  readonly means: PropulsionCapability;
  readonly tcaTaiS: number;
  readonly shadows: readonly TimeSpan[];
  /** Permitted span of the start of the return manoeuvre. */
  readonly follows?: { readonly cutoffTaiS: number; readonly latestTaiS: number };
}

/** A little more than a rounded limit is the limit. */
const ROUNDED = 1e-6;

/** Returns the reasons why a manoeuvre is impossible; empty where it is possible. */
export function refusalsOf(
  command: ManoeuvreCommand,
  ignitionTaiS: number,
  setting: Setting,
): readonly ManoeuvreRefusal[] {
  const { question, means, tcaTaiS, shadows, follows } = setting;
  const place = follows ? 'second' : 'first';
  const allowed: TimeSpan = follows ? [follows.cutoffTaiS, follows.latestTaiS] : [question.nowTaiS, tcaTaiS];
  if (command.manoeuvreType !== means.type)
    return [{ place, field: 'manoeuvreType', code: 'other-type', type: command.manoeuvreType, allowed: means.type }];
  const refusals: ManoeuvreRefusal[] = [];
  if (!(ignitionTaiS > allowed[0] && ignitionTaiS < allowed[1])) {
    const code = ignitionTaiS >= allowed[1] ? 'too-late' : 'too-early';
    refusals.push({ place, field: 'ignitionEpoch', code, ignitionTaiS, allowed });
  }
  const row = vehicleType(command.manoeuvreType);
  for (const refusal of row.ownRefusals(command, means)) refusals.push({ place, ...refusal });
  if (refusals.length > 0) return refusals;
  const manoeuvre = plannedOf(command, ignitionTaiS, means, shadows);
  const burn: TimeSpan = [ignitionTaiS, cutoffTaiS(manoeuvre)];
  question.rules.noBurn.forEach((span, index) => {
    if (span[0] <= burn[1] && burn[0] <= span[1])
      refusals.push({ place, field: 'ignitionEpoch', code: 'no-burn-time', ignitionTaiS, span, index });
  });
  const { massKg } = means.body;
  const above = (
    code: 'delta-v-above' | 'propellant-above',
    value: number | undefined,
    maximum: number | undefined,
  ) => {
    if (value !== undefined && maximum !== undefined && value > maximum)
      refusals.push({ place, field: row.sizeField, code, value, most: maximum });
  };
  const sizeMps = deltaVOf(manoeuvre, massKg);
  if (sizeMps > means.maxDeltaVMps * (1 + ROUNDED)) above('delta-v-above', sizeMps, means.maxDeltaVMps);
  above('propellant-above', propellantOf(manoeuvre, massKg), means.propellantKg);
  const durationS = propulsionOf(manoeuvre).durationS(manoeuvre);
  if (durationS > means.maxDurationS) {
    const limit = { value: durationS, most: means.maxDurationS };
    refusals.push({ place, field: 'manoeuvreDuration', code: 'duration-above', ...limit });
  }
  return refusals;
}

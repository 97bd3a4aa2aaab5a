import { formatUtcZ } from '@keepout/astro/epoch';
import type { GivenManoeuvre } from '@keepout/contract/ca/manoeuvre-given';
import type { TimeSpan } from '@keepout/planning/constraints';
import { cutoffTaiS, deltaVOf, propellantOf } from '@keepout/planning/manoeuvre';
import { plannedOf } from './given.ts';
import type { PlanInput } from './plan-input.ts';
import type { PlanningMeans } from './vehicle-of.ts';

/** A field of a manoeuvre that cannot be, with its value and what is allowed. */
export interface PlanRefusal {
  readonly pointer: string;
  readonly message: string;
}

interface Setting {
  readonly input: PlanInput;
  readonly means: PlanningMeans;
  readonly tcaTaiS: number;
  readonly shadows: readonly TimeSpan[];
  /** Of the way back: what it is called in a request, and what it follows. */
  readonly follows?: { readonly pointer: string; readonly cutoffTaiS: number; readonly latestTaiS: number };
}

const at = (epochTaiS: number): string => formatUtcZ(epochTaiS, 0);

/** What is impossible about a manoeuvre; empty where nothing is. */
export function refusalsOf(given: GivenManoeuvre, ignitionTaiS: number, setting: Setting): readonly PlanRefusal[] {
  const { input, means, tcaTaiS, shadows, follows } = setting;
  const root = follows?.pointer ?? '#/manoeuvre';
  const [fromTaiS, toTaiS] = follows ? [follows.cutoffTaiS, follows.latestTaiS] : [input.nowTaiS, tcaTaiS];
  if (given.manoeuvreType !== means.type) {
    const message = `The satellite's propulsion is ${means.type}, the manoeuvre is ${given.manoeuvreType}.`;
    return [{ pointer: `${root}/manoeuvreType`, message }];
  }
  const refusals: PlanRefusal[] = [];
  const refuse = (field: string, message: string): void => {
    refusals.push({ pointer: `${root}/${field}`, message });
  };
  if (!(ignitionTaiS > fromTaiS && ignitionTaiS < toTaiS)) {
    const [late, early] = follows
      ? ['too long after closest approach', 'before the first one ends']
      : ['at or after closest approach', 'in the past'];
    const when = ignitionTaiS >= toTaiS ? late : early;
    refuse(
      'ignitionEpoch',
      `The manoeuvre begins ${when}: ${at(ignitionTaiS)}; allowed is from ${at(fromTaiS)} to ${at(toTaiS)}.`,
    );
  }
  const axis = given.manoeuvreType === 'CONTINUOUS' ? given.thrustDirection : undefined;
  if (axis !== undefined && Math.hypot(...axis) === 0) refuse('thrustDirection', 'The direction 0, 0, 0 is none.');
  const { areas, maxDeltaVMps, propellantKg, body } = means;
  if (given.manoeuvreType === 'DIFFERENTIAL_DRAG' && areas !== undefined) {
    const { dragCrossSection: area } = given;
    if (area < areas.minM2 || area > areas.maxM2)
      refuse('dragCrossSection', `The cross-section is ${area} m^2; allowed is ${areas.minM2} to ${areas.maxM2} m^2.`);
  }
  const manoeuvre = plannedOf(given, ignitionTaiS, means, shadows);
  if (refusals.length > 0) return refusals;
  const burn: TimeSpan = [ignitionTaiS, cutoffTaiS(manoeuvre)];
  for (const { span, reason } of input.rules.noBurn) {
    if (span[0] <= burn[1] && burn[0] <= span[1])
      refuse(
        'ignitionEpoch',
        `The manoeuvre touches a time without burns, ${at(span[0])} to ${at(span[1])} (${reason}): ${at(burn[0])}; allowed is before or after it.`,
      );
  }
  const size = deltaVOf(manoeuvre, body.massKg);
  const sized = given.manoeuvreType === 'IMPULSIVE' ? 'deltaVVector' : 'manoeuvreDuration';
  // A little more than a rounded limit is the limit.
  if (size > maxDeltaVMps * (1 + 1e-6))
    refuse(sized, `The change of velocity is ${size.toPrecision(6)} m/s; allowed is up to ${maxDeltaVMps} m/s.`);
  const used = propellantOf(manoeuvre, body.massKg);
  if (used !== undefined && propellantKg !== undefined && used > propellantKg)
    refuse(
      sized,
      `It takes ${used.toPrecision(4)} kg of propellant; allowed is up to the ${propellantKg} kg that there are.`,
    );
  if (manoeuvre.type !== 'IMPULSIVE' && manoeuvre.durationS > means.maxDurationS)
    refuse(
      'manoeuvreDuration',
      `The manoeuvre takes ${manoeuvre.durationS} s; allowed is up to ${means.maxDurationS} s.`,
    );
  return refusals;
}

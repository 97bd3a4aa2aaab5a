import { formatUtcZ } from '@keepout/astro/epoch';
import type { ManoeuvreRefusal } from '@keepout/operations/plan/refusals';
import { refused } from '../../platform/http/problem.ts';

const at = (epochTaiS: number): string => formatUtcZ(epochTaiS, 0);

/** Returns a problem with the errors of a manoeuvre. @param noBurnReasons   reasons of the no-burn periods in the rules, in their order */
export function refusedManoeuvre(refusals: readonly ManoeuvreRefusal[], noBurnReasons: readonly string[]) {
  const code = 'manoeuvre-impossible' as const;
  const errors = refusals.map((refusal) => ({
    pointer: pointerOf(refusal),
    code,
    message: sentenceOf(refusal, noBurnReasons),
  }));
  return refused(code, { detail: errors.map(({ message }) => message).join(' '), errors });
}

function pointerOf({ place, field }: ManoeuvreRefusal): string {
  const root = place === 'first' ? '#/manoeuvre' : '#/returnManoeuvre';
  return field === undefined ? root : `${root}/${field}`;
}

const WHEN = {
  first: { 'too-early': 'in the past', 'too-late': 'at or after closest approach' },
  second: { 'too-early': 'before the first one ends', 'too-late': 'too long after closest approach' },
} as const;

function sentenceOf(refusal: ManoeuvreRefusal, noBurnReasons: readonly string[]): string {
  switch (refusal.code) {
    case 'other-type':
      return `The satellite's propulsion is ${refusal.allowed}, the manoeuvre is ${refusal.type}.`;
    case 'too-early':
    case 'too-late': {
      const { ignitionTaiS, allowed, place, code } = refusal;
      return `The ignition is ${WHEN[place][code]}: ${at(ignitionTaiS)}; allowed: ${at(allowed[0])} to ${at(allowed[1])}.`;
    }
    case 'not-one-size':
      return 'Send exactly one of manoeuvreDuration and deltaVMagnitude.';
    case 'no-direction':
      return 'The thrust direction must not be 0, 0, 0.';
    case 'area-outside':
      return `The cross-section is ${refusal.value} m^2; allowed: ${refusal.least} to ${refusal.most} m^2.`;
    case 'no-burn-time': {
      const { span, index, ignitionTaiS } = refusal;
      return `The manoeuvre at ${at(ignitionTaiS)} overlaps the no-burn window ${at(span[0])} to ${at(span[1])} (${noBurnReasons[index]}).`;
    }
    case 'delta-v-above':
      return `The delta-v is ${refusal.value.toPrecision(6)} m/s; the maximum is ${refusal.most} m/s.`;
    case 'propellant-above':
      return `The manoeuvre requires ${refusal.value.toPrecision(4)} kg of propellant; ${refusal.most} kg remain.`;
    case 'duration-above':
      return `The manoeuvre lasts ${refusal.value} s; the maximum is ${refusal.most} s.`;
    case 'no-orbit':
      return `The orbit cannot be computed with this manoeuvre: ${refusal.fault}.`;
  }
}

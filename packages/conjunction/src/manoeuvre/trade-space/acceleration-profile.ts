import { STANDARD_GRAVITY_MPS2 } from '@keepout/astro/constants';
import { fail, ok, type Result } from '@keepout/units/result';
import type { ContinuousAxes, TradeAxes } from './axes.ts';
import type { TradeSpaceFault } from './fault.ts';

/** An impulse, an acceleration in turning RTN, or one along the velocity. */
export const STEERING = { impulse: 0, rtn: 1, velocity: 2 } as const;
export type SteeringKind = (typeof STEERING)[keyof typeof STEERING];

/** Axes of any kind in the one form that is computed. */
export interface AccelerationProfile {
  readonly steering: SteeringKind;
  /** Float64Array(columns), TAI s: when it begins. */
  readonly startsTaiS: Float64Array;
  /**
   * Float64Array(3 columns), RTN: the direction of an impulse, or the acceleration at the start, m/s^2; along the velocity:
   * (acceleration, 0, 0).
   */
  readonly vectors: Float64Array;
  /** Float64Array(rows), rising: m/s of an impulse, otherwise s; negative the other way. */
  readonly rows: Float64Array;
  /** Share of the mass at the start that is burnt in a second. */
  readonly massLossPerS: number;
}

/** How far the length of a direction may be from one. */
const UNIT_TOLERANCE = 1e-6;

/** Checks axes and brings them into one form. */
export function accelerationProfile(axes: TradeAxes): Result<AccelerationProfile, TradeSpaceFault> {
  switch (axes.kind) {
    case 'impulsive':
      return checked({
        steering: STEERING.impulse,
        startsTaiS: axes.ignitionsTaiS,
        vectors: axes.directionsRtn,
        rows: axes.deltaVMps,
        massLossPerS: 0,
      });
    case 'continuous':
      return continuousPush(axes);
    case 'differential-drag': {
      const vectors = new Float64Array(3 * axes.accelerationsMps2.length);
      axes.accelerationsMps2.forEach((value, column) => {
        vectors[3 * column] = value;
      });
      return checked({
        steering: STEERING.velocity,
        startsTaiS: axes.startsTaiS,
        vectors,
        rows: axes.durationsS,
        massLossPerS: 0,
      });
    }
  }
}

function continuousPush(axes: ContinuousAxes): Result<AccelerationProfile, TradeSpaceFault> {
  const { startsTaiS, directionsRtn, durationsS, massKg, thrustN, specificImpulseS, dutyCycle } = axes;
  const isSound = massKg > 0 && thrustN > 0 && specificImpulseS > 0 && dutyCycle > 0 && dutyCycle <= 1;
  const accelerationMps2 = (dutyCycle * thrustN) / massKg;
  if (!isSound || !Number.isFinite(accelerationMps2)) return fail({ code: 'thrust-unusable' });
  const massLossPerS = accelerationMps2 / (specificImpulseS * STANDARD_GRAVITY_MPS2);
  const unit: AccelerationProfile = {
    steering: STEERING.rtn,
    startsTaiS,
    vectors: directionsRtn,
    rows: durationsS,
    massLossPerS,
  };
  const push = checked(unit);
  if (!push.ok) return push;
  const burnt = durationsS.findIndex((durationS) => !(Math.abs(durationS) * massLossPerS < 1));
  if (burnt >= 0) return fail({ code: 'propellant-exceeds-mass', index: burnt, value: durationsS[burnt]! });
  return ok({ ...unit, vectors: directionsRtn.map((part) => part * accelerationMps2) });
}

function checked(push: AccelerationProfile): Result<AccelerationProfile, TradeSpaceFault> {
  const { startsTaiS, vectors, rows, steering } = push;
  if (startsTaiS.length === 0 || rows.length === 0) return fail({ code: 'axis-empty' });
  if (vectors.length !== 3 * startsTaiS.length) return fail({ code: 'axis-lengths-differ', value: vectors.length });
  for (const values of [startsTaiS, vectors, rows]) {
    const index = values.findIndex((value) => !Number.isFinite(value));
    if (index >= 0) return fail({ code: 'axis-not-finite', index });
  }
  const fallen = rows.findIndex((row, k) => k > 0 && !(row > rows[k - 1]!));
  if (fallen >= 0) return fail({ code: 'axis-not-rising', index: fallen, value: rows[fallen]! });
  if (steering === STEERING.velocity) return ok(push);
  for (let column = 0; column < startsTaiS.length; column++) {
    const size = Math.hypot(vectors[3 * column]!, vectors[3 * column + 1]!, vectors[3 * column + 2]!);
    if (Math.abs(size - 1) > UNIT_TOLERANCE) return fail({ code: 'direction-not-a-unit', index: column, value: size });
  }
  return ok(push);
}

import type { FrameName, StateVector } from './nouns.ts';

/** A state as six numbers, m and m/s: input of integrators and matrices. */
export function sixOf({ positionM, velocityMps }: Pick<StateVector, 'positionM' | 'velocityMps'>): Float64Array {
  return Float64Array.of(...positionM, ...velocityMps);
}

/** Six numbers as a state; EME2000 unless said otherwise. */
export function stateOfSix(six: ArrayLike<number>, epochTaiS: number, frame: FrameName = 'EME2000'): StateVector {
  return {
    epochTaiS,
    frame,
    positionM: [six[0]!, six[1]!, six[2]!],
    velocityMps: [six[3]!, six[4]!, six[5]!],
  };
}

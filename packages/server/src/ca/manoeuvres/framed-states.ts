import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { localAxes } from '@keepout/astro/frames/local';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName, LocalFrameName, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { ReferenceFrame } from '@keepout/contract/ca/enums';
import type { ManoeuvreFigures } from '@keepout/contract/ca/manoeuvre-result';
import { givenTime } from '../../platform/http/time-query.ts';

type States = Pick<
  ManoeuvreFigures,
  'ignitionEpoch' | 'manoeuvreDuration' | 'positionBefore' | 'velocityBefore' | 'positionAfter' | 'velocityAfter'
>;

const FRAMES: Readonly<Record<ReferenceFrame, { readonly frame: FrameName; readonly axes?: LocalFrameName }>> = {
  EME2000: { frame: 'EME2000' },
  ECI: { frame: 'GCRF' },
  ECEF: { frame: 'ITRF' },
  RSW_INERTIAL: { frame: 'EME2000', axes: 'RTN' },
  TNW_INERTIAL: { frame: 'EME2000', axes: 'TNW' },
};

/**
 * Returns the states before and after a manoeuvre in the requested frame, each at its own epoch (docs/decisions/0056).
 *
 * Local frames are only rotations: the axes of the orbit without the manoeuvre at the ignition epoch, fixed, with the centre of the Earth as
 * origin, so that no orbit data beyond the stored states are required.
 */
export function framedStates<T extends States>(figures: T, name: ReferenceFrame, eop?: EarthOrientation): T {
  const { frame, axes } = FRAMES[name];
  const beginTaiS = givenTime(figures.ignitionEpoch, '#/ignitionEpoch');
  const before = stateOf(beginTaiS, figures.positionBefore, figures.velocityBefore);
  const after = stateOf(beginTaiS + figures.manoeuvreDuration, figures.positionAfter, figures.velocityAfter);
  const turn = axes && localAxes(axes, before.positionM, before.velocityMps);
  const inFrame = (vector: Vec3): [number, number, number] => {
    if (turn === undefined) return [...vector];
    const along = (row: number): number =>
      turn[row]! * vector[0] + turn[row + 1]! * vector[1] + turn[row + 2]! * vector[2];
    return [along(0), along(3), along(6)];
  };
  const [was, is] = [before, after].map((state) => transformState(state, frame, eop)) as [StateVector, StateVector];
  return {
    ...figures,
    positionBefore: inFrame(was.positionM),
    velocityBefore: inFrame(was.velocityMps),
    positionAfter: inFrame(is.positionM),
    velocityAfter: inFrame(is.velocityMps),
  };
}

const stateOf = (epochTaiS: number, positionM: readonly number[], velocityMps: readonly number[]): StateVector => ({
  epochTaiS,
  frame: 'EME2000',
  positionM: positionM as unknown as Vec3,
  velocityMps: velocityMps as unknown as Vec3,
});

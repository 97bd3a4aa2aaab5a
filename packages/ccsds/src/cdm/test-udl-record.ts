import { covarianceInFrame, covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { formatUtcZ } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName } from '@keepout/astro/nouns';
import { lowerFromFull } from '../value/covariance-matrix.ts';
import type { Cdm, CdmObject } from './model.ts';

export interface UdlFrames {
  readonly state?: FrameName;
  readonly covariance?: FrameName | 'UVW';
}

/** A message as the Unified Data Library has it: states and covariances in the frames that are said, J2000 where none is. */
export function udlRecord(cdm: Cdm, frames: UdlFrames = {}): Record<string, unknown> {
  const { messageId, originator, creationTaiS, tcaTaiS, missDistanceM, objects } = cdm;
  return {
    id: `udl-${messageId}`,
    classificationMarking: 'U',
    dataMode: 'REAL',
    source: 'TEST',
    createdAt: formatUtcZ(creationTaiS, 3),
    originator,
    messageId,
    tca: formatUtcZ(tcaTaiS, 6),
    missDistance: missDistanceM,
    relVelMag: cdm.relativeSpeedMps,
    collisionProb: cdm.collisionProbability,
    collisionProbMethod: cdm.collisionProbabilityMethod,
    satNo1: objects[0].noradId,
    satNo2: objects[1].noradId,
    stateVector1: vectorOf(objects[0], tcaTaiS, frames),
    stateVector2: vectorOf(objects[1], tcaTaiS, frames),
  };
}

const nameOf = (frame: string): string => (frame === 'EME2000' ? 'J2000' : frame);

function vectorOf({ frame, ...object }: CdmObject, epochTaiS: number, frames: UdlFrames): Record<string, unknown> {
  const { state: stateFrame = 'EME2000', covariance: covarianceFrame = 'EME2000' } = frames;
  const own = { epochTaiS, frame: frame!, positionM: object.positionM, velocityMps: object.velocityMps };
  const [position, velocity] = [transformState(own, stateFrame).positionM, transformState(own, stateFrame).velocityMps];
  const inertial = (matrix: Float64Array, to: FrameName) =>
    covarianceInFrame(covarianceInStateFrame({ epochTaiS, frame: 'RTN', matrix }, own), to).matrix;
  const matrix = object.covarianceRtnM2;
  const cov = matrix && (covarianceFrame === 'UVW' ? matrix : inertial(matrix, covarianceFrame));
  return {
    classificationMarking: 'U',
    dataMode: 'REAL',
    source: 'TEST',
    epoch: formatUtcZ(epochTaiS, 6),
    ...(stateFrame !== 'EME2000' && { referenceFrame: nameOf(stateFrame) }),
    ...Object.fromEntries(
      ['x', 'y', 'z'].flatMap((axis, at) => [
        [`${axis}pos`, position[at]! / 1000],
        [`${axis}vel`, velocity[at]! / 1000],
      ]),
    ),
    ...(cov !== undefined && { cov: [...lowerFromFull(cov, 1e-6)], covReferenceFrame: nameOf(covarianceFrame) }),
    ...(object.massKg !== undefined && { mass: object.massKg }),
    ...(object.areaPcM2 !== undefined && { area: object.areaPcM2 }),
  };
}

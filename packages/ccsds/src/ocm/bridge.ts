import type { EphemerisSegment } from '@keepout/astro/ephemeris/nodes';
import type { StateCovariance } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { type EphemerisInput, interpolated, isBlocking } from '../oem/bridge.ts';
import { isPositive, lowerFromFull } from '../value/covariance-matrix.ts';
import { textOf } from '../value/field.ts';
import { type OcmStates, ocmCovariances, ocmStates, packedStates, refusal } from './content.ts';
import { choiceOf, timeIn } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';
import { frameEpochOf, ocmFindings, ocmInterpolation } from './validate.ts';

interface Trajectory {
  readonly block: OcmBlock;
  readonly states: OcmStates;
  readonly useable: readonly [startTaiS: number, stopTaiS: number];
}

/**
 * Makes the trajectories of an OCM into plain data for the engine, as `toEphemerisInput` does of an OEM.
 *
 * Assumes  each trajectory block is a segment; covariances that are not positive, or are in an unknown frame or unknown
 *          elements, are omitted
 * Frame    EME2000 | GCRF | TEME | TOD | ITRF, the same in all blocks          Time scale  TAI
 * @returns ok: EphemerisInput (m, m/s, m^2) | fault: as `toEphemerisInput`, with "unsupported-element-set" also where a
 *          trajectory has no velocities | "value-not-allowed" where two blocks have another basis
 */
export function ocmEphemerisInput(ocm: Ocm): Result<EphemerisInput, MessageFault> {
  const blocking = ocmFindings(ocm, Number.POSITIVE_INFINITY).find(isBlocking);
  if (blocking !== undefined) return fail(blocking);
  const trajectories: Trajectory[] = [];
  for (const block of ocm.blocks.filter(({ name, rows }) => name === 'TRAJ' && rows.length > 0)) {
    const states = ocmStates(ocm, block);
    if (!states.ok) return states;
    if (states.value.velocitiesMps === undefined) {
      const type = choiceOf(block.fields, 'TRAJ_TYPE', 'CARTPV');
      return refusal(ocm, block)('unsupported-element-set', 'TRAJ_TYPE', type, 'CARTPV, CARTPVA');
    }
    trajectories.push({ block, states: states.value, useable: useableSpan(ocm, block, states.value.epochsTaiS) });
  }
  trajectories.sort((a, b) => a.useable[0] - b.useable[0]);
  const [first] = trajectories;
  if (first === undefined) {
    return fail(messageFault('no-segment', { line: ocm.metadata.at(-1)?.line, keyword: 'TRAJ_START' }));
  }
  const misfit = misfitOf(trajectories);
  if (misfit !== undefined) return fail(misfit);
  const covariances = covariancesOf(ocm);
  if (!covariances.ok) return covariances;
  const { segments, ...nodes } = nodesOf(trajectories);
  const statedInterpolations = trajectories.map(({ block }) => ocmInterpolation(block));
  return ok({
    ...nodes,
    ...interpolated(segments, statedInterpolations),
    ...(covariances.value.length > 0 && { covariances: covariances.value }),
  });
}

/** Useable span of the message, within the span of its states. */
function useableSpan(ocm: Ocm, { fields }: OcmBlock, epochsTaiS: Float64Array): readonly [number, number] {
  const [start, stop] = [epochsTaiS[0]!, epochsTaiS.at(-1)!];
  return [
    Math.max(start, timeIn(ocm, fields, 'USEABLE_START_TIME') ?? start),
    Math.min(stop, timeIn(ocm, fields, 'USEABLE_STOP_TIME') ?? stop),
  ];
}

/** Why these are not the stretches of one orbit. */
function misfitOf(trajectories: readonly Trajectory[]): MessageFault | undefined {
  let basis: string | undefined;
  for (const [index, { block, states, useable }] of trajectories.entries()) {
    const before = trajectories[index - 1];
    const misfit = (code: MessageFault['code'], keyword: string, value?: string, limit?: string): MessageFault => {
      const line = block.fields.find((field) => field.keyword === keyword)?.line ?? block.line;
      return messageFault(code, { line, keyword, value, limit });
    };
    if (useable[1] < useable[0]) return misfit('time-span-order', 'USEABLE_STOP_TIME', undefined, 'USEABLE_START_TIME');
    const statedBasis = textOf(block.fields, 'TRAJ_BASIS')?.toUpperCase();
    // Determined, predicted and simulated blocks are not one orbit.
    if (statedBasis !== undefined && statedBasis !== (basis ?? statedBasis))
      return misfit('value-not-allowed', 'TRAJ_BASIS', statedBasis, basis);
    basis ??= statedBasis;
    if (before === undefined) continue;
    const { frame } = before.states;
    if (frame !== states.frame) return misfit('unsupported-frame', 'TRAJ_REF_FRAME', states.frame, frame);
    if (useable[0] < before.useable[1]) return misfit('segments-overlap', 'TRAJ_START');
  }
  return undefined;
}

function nodesOf(
  trajectories: readonly Trajectory[],
): Pick<EphemerisInput, 'frame' | 'epochsTaiS' | 'states' | 'segments'> {
  const count = trajectories.reduce((sum, { states }) => sum + states.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const packed = new Float64Array(6 * count);
  const segments: EphemerisSegment[] = [];
  let at = 0;
  for (const { states, useable } of trajectories) {
    const { positionsM, velocitiesMps } = states;
    const { length } = states.epochsTaiS;
    epochsTaiS.set(states.epochsTaiS, at);
    packed.set(packedStates({ positionsM, velocitiesMps: velocitiesMps! }), 6 * at);
    segments.push([at, at + length, ...useable]);
    at += length;
  }
  return { frame: trajectories[0]!.states.frame, epochsTaiS, states: packed, segments };
}

/** One block per time: for blocks of the same time the message does not state which is valid. */
function covariancesOf(ocm: Ocm): Result<StateCovariance[], MessageFault> {
  const blocks = ocm.blocks.flatMap((block) => {
    const read = block.name === 'COV' ? ocmCovariances(ocm, block) : undefined;
    const frame = read?.ok ? read.value[0]?.frame : undefined;
    return read?.ok && frame !== undefined && frameEpochOf(block, frame) === undefined
      ? [{ block, covariances: read.value }]
      : [];
  });
  blocks.sort((a, b) => a.covariances[0]!.epochTaiS - b.covariances[0]!.epochTaiS);
  const second = blocks.find(
    ({ covariances }, index) =>
      covariances[0]!.epochTaiS < (blocks[index - 1]?.covariances.at(-1)?.epochTaiS ?? Number.NEGATIVE_INFINITY),
  );
  if (second !== undefined)
    return fail(messageFault('segments-overlap', { line: second.block.line, keyword: 'COV_START' }));
  return ok(
    blocks.flatMap(({ covariances }) => covariances.filter(({ matrix }) => isPositive(lowerFromFull(matrix, 1)))),
  );
}

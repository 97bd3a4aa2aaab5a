import type { EphemerisSegment } from '@keepout/astro/ephemeris/nodes';
import type { StateCovariance } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { ASSUMED_DEGREE, type EphemerisInput } from '../oem/bridge.ts';
import { isPositive, lowerFromFull } from '../value/covariance-matrix.ts';
import { textOf } from '../value/field.ts';
import { parseInteger, parseNumber } from '../value/number.ts';
import { epochReader } from '../value/time-system.ts';
import { type OcmStates, ocmCovariances, ocmStates } from './content.ts';
import { choiceOf } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';

interface Trajectory {
  readonly block: OcmBlock;
  readonly states: OcmStates;
  readonly useable: readonly [startTaiS: number, stopTaiS: number];
}

/**
 * Makes the trajectories of an OCM into plain data for the engine, as `toEphemerisInput` does of an OEM.
 *
 * Assumes  each trajectory block is a segment; covariances that are not positive are left out
 * Frame    EME2000 | GCRF | TEME | TOD | ITRF, the same in all blocks          Time scale  TAI
 * @returns ok: EphemerisInput (m, m/s, m^2) | fault: of `ocmStates` | "no-segment" | "unsupported-element-set" where a
 *          trajectory has no velocities | "unsupported-frame" where two blocks differ | "segments-overlap"
 */
export function ocmEphemerisInput(ocm: Ocm): Result<EphemerisInput, MessageFault> {
  const trajectories: Trajectory[] = [];
  for (const block of ocm.blocks.filter(({ name, rows }) => name === 'TRAJ' && rows.length > 0)) {
    const states = ocmStates(ocm, block);
    if (!states.ok) return states;
    if (states.value.velocitiesMps === undefined) {
      const value = choiceOf(block.fields, 'TRAJ_TYPE', 'CARTPV');
      return fail(
        messageFault('unsupported-element-set', { line: block.line, keyword: 'TRAJ_TYPE', value, limit: 'CARTPV' }),
      );
    }
    trajectories.push({ block, states: states.value, useable: useableSpan(ocm, block, states.value.epochsTaiS) });
  }
  trajectories.sort((a, b) => a.useable[0] - b.useable[0]);
  const [first] = trajectories;
  if (first === undefined) return fail(messageFault('no-segment'));
  const misfit = misfitOf(trajectories);
  if (misfit !== undefined) return fail(misfit);
  const covariances = covariancesOf(ocm);
  if (!covariances.ok) return covariances;
  return ok({
    ...nodesOf(trajectories),
    ...interpolationOf(first),
    ...(covariances.value.length > 0 && { covariances: covariances.value }),
  });
}

/** What the message says is useable, and no more than it has states for. */
function useableSpan(ocm: Ocm, { fields }: OcmBlock, epochsTaiS: Float64Array): readonly [number, number] {
  const readEpoch = epochReader(ocm.timeSystem);
  const timeOf = (keyword: string): number | undefined => {
    const text = textOf(fields, keyword);
    if (text === undefined || text === '') return undefined;
    const seconds = parseNumber(text);
    return Number.isNaN(seconds) ? readEpoch(text) : ocm.epochTzeroTaiS + seconds;
  };
  const [start, stop] = [epochsTaiS[0]!, epochsTaiS.at(-1)!];
  return [Math.max(start, timeOf('USEABLE_START_TIME') ?? start), Math.min(stop, timeOf('USEABLE_STOP_TIME') ?? stop)];
}

function misfitOf(trajectories: readonly Trajectory[]): MessageFault | undefined {
  for (const [index, { block, states, useable }] of trajectories.entries()) {
    const { line } = block;
    const before = trajectories[index - 1];
    if (useable[1] < useable[0])
      return messageFault('time-span-order', { line, keyword: 'USEABLE_STOP_TIME', limit: 'USEABLE_START_TIME' });
    if (before === undefined) continue;
    if (before.states.frame !== states.frame) {
      return messageFault('unsupported-frame', {
        line,
        keyword: 'TRAJ_REF_FRAME',
        value: states.frame,
        limit: before.states.frame,
      });
    }
    if (useable[0] < before.useable[1]) return messageFault('segments-overlap', { line, keyword: 'TRAJ_START' });
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
    const { length } = states.epochsTaiS;
    epochsTaiS.set(states.epochsTaiS, at);
    for (let node = 0; node < length; node++) {
      packed.set(states.positionsM.subarray(3 * node, 3 * node + 3), 6 * (at + node));
      packed.set(states.velocitiesMps!.subarray(3 * node, 3 * node + 3), 6 * (at + node) + 3);
    }
    segments.push([at, at + length, ...useable]);
    at += length;
  }
  return { frame: trajectories[0]!.states.frame, epochsTaiS, states: packed, segments };
}

function interpolationOf({
  block,
  states,
}: Trajectory): Pick<EphemerisInput, 'method' | 'degree' | 'isInterpolationAssumed'> {
  const name = textOf(block.fields, 'INTERPOLATION')?.toUpperCase();
  const degree = parseInteger(textOf(block.fields, 'INTERPOLATION_DEGREE') ?? '');
  const isKnown = name === 'HERMITE' || name === 'LINEAR' || name === 'LAGRANGE';
  return {
    method: isKnown ? name : 'LAGRANGE',
    degree: isKnown && degree >= 1 ? degree : Math.max(1, Math.min(ASSUMED_DEGREE, states.epochsTaiS.length - 1)),
    isInterpolationAssumed: !isKnown,
  };
}

function covariancesOf(ocm: Ocm): Result<StateCovariance[], MessageFault> {
  const covariances: StateCovariance[] = [];
  for (const block of ocm.blocks.filter(({ name }) => name === 'COV')) {
    const read = ocmCovariances(ocm, block);
    if (!read.ok) return read;
    covariances.push(...read.value.filter(({ matrix }) => isPositive(lowerFromFull(matrix, 1))));
  }
  return ok(covariances.sort((a, b) => a.epochTaiS - b.epochTaiS));
}

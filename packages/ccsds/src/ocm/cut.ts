import { statesAround, timesAround } from '../oem/cut.ts';
import { timeIn } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';

/** Metadata that describe the complete message. */
const OF_WHOLE: readonly string[] = ['START_TIME', 'STOP_TIME', 'TIME_SPAN'];
const OF_FIRST_STATE: readonly string[] = ['ORB_REVNUM', 'ORB_REVNUM_BASIS'];

/**
 * Returns the part of an OCM that covers a span, as `cutOem` does for an OEM: every number and time tag stays as written, and blocks
 * other than trajectories and covariances stay.
 *
 * @returns undefined where no trajectory has states there
 */
export function cutOcm(ocm: Ocm, startTaiS: number, stopTaiS: number): Ocm | undefined {
  const blocks = ocm.blocks.flatMap((block) => {
    if (block.name === 'TRAJ') return cutTrajectory(ocm, block, startTaiS, stopTaiS) ?? [];
    if (block.name !== 'COV') return [block];
    const rows = timesAround(block.rows, startTaiS, stopTaiS);
    return rows.length === 0 ? [] : [{ ...block, rows, comments: [] }];
  });
  if (!blocks.some(({ name }) => name === 'TRAJ')) return undefined;
  return { ...ocm, metadata: ocm.metadata.filter(({ keyword }) => !OF_WHOLE.includes(keyword)), blocks };
}

/** Where it was useable to, it still is; a useable span that lies beyond the states is theirs. */
function cutTrajectory(ocm: Ocm, block: OcmBlock, startTaiS: number, stopTaiS: number): OcmBlock | undefined {
  const epochsTaiS = Float64Array.from(block.rows, (row) => row.epochTaiS);
  const useableFrom = timeIn(ocm, block.fields, 'USEABLE_START_TIME') ?? Number.NEGATIVE_INFINITY;
  const useableTo = timeIn(ocm, block.fields, 'USEABLE_STOP_TIME') ?? Number.POSITIVE_INFINITY;
  const [from, to] = statesAround(epochsTaiS, startTaiS, stopTaiS) ?? [0, 0];
  if (from === to || useableFrom > stopTaiS || useableTo < startTaiS) return undefined;
  const untrue = [
    ...(useableFrom <= epochsTaiS[from]! ? ['USEABLE_START_TIME'] : []),
    ...(useableTo >= epochsTaiS[to - 1]! ? ['USEABLE_STOP_TIME'] : []),
    ...(from > 0 ? OF_FIRST_STATE : []),
  ];
  return {
    ...block,
    fields: block.fields.filter(({ keyword }) => !untrue.includes(keyword)),
    rows: block.rows.slice(from, to),
    comments: block.comments
      .filter(({ beforeRow }) => beforeRow > from && beforeRow <= to)
      .map((comment) => ({ ...comment, beforeRow: comment.beforeRow - from })),
  };
}

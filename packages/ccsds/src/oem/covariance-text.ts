import type { FaultList } from '../fault/message-fault.ts';
import { parseNumber } from '../value/number.ts';
import type { SegmentDraft } from './draft.ts';

/** A covariance block as text: its rows are not yet numbers. */
export interface CovarianceText {
  line: number;
  comments: string[];
  epoch: string;
  frame?: string;
  rows: string[];
  rowLines: number[];
}

const BLANKS = /[ \t]+/;

/** Reads six rows of one to six numbers into the segment; a block that does not fit is noted and left out. */
export function addCovariance(
  segment: SegmentDraft,
  block: CovarianceText,
  number: number | undefined,
  faults: FaultList,
): void {
  const epochTaiS = segment.readEpoch(block.epoch);
  if (epochTaiS === undefined) {
    faults.add('not-an-epoch', { line: block.line, keyword: 'EPOCH', value: block.epoch, segment: number });
  }
  if (block.rows.length !== 6) {
    faults.add('covariance-incomplete', {
      line: block.line,
      value: String(block.rows.length),
      limit: 6,
      segment: number,
    });
    return;
  }
  const lowerTriangleKm = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    const parts = (block.rows[row] ?? '').split(BLANKS);
    const line = block.rowLines[row];
    if (parts.length !== row + 1) {
      const place = { line, value: String(parts.length), limit: row + 1, segment: number };
      faults.add('wrong-number-of-columns', place);
      return;
    }
    for (const part of parts) {
      const value = parseNumber(part);
      if (Number.isNaN(value)) {
        faults.add('not-a-number', { line, value: part, segment: number });
        return;
      }
      lowerTriangleKm[at] = value;
      at += 1;
    }
  }
  if (epochTaiS === undefined) return;
  segment.covariances.push({
    line: block.line,
    comments: block.comments,
    epoch: block.epoch,
    epochTaiS,
    ...(block.frame === undefined ? {} : { frame: block.frame }),
    lowerTriangleKm,
    text: block.rows.join(' '),
  });
}

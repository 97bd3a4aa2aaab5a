import type { FaultList } from '../fault/message-fault.ts';
import { numberIn } from '../value/number.ts';
import type { SegmentDraft } from './draft.ts';
import { STATE_KEYWORDS } from './model.ts';

const BLANKS = /[ \t]+/g;
const IS_SPACED = /\t| {2}/;

/** Reads one ephemeris line (epoch, six or nine numbers) into the segment; a line that does not fit is left out. */
export function addState(
  segment: SegmentDraft,
  text: string,
  line: number,
  number: number | undefined,
  faults: FaultList,
): void {
  const row = IS_SPACED.test(text) ? text.replace(BLANKS, ' ') : text;
  const behindEpoch = endOfColumn(row, 0);
  const epoch = row.slice(0, behindEpoch);
  const epochTaiS = segment.readEpoch(epoch);
  if (epochTaiS === undefined) {
    const isEpochLike = epoch.charCodeAt(0) >= 48 && epoch.charCodeAt(0) <= 57;
    faults.add(isEpochLike ? 'not-an-epoch' : 'malformed-line', {
      line,
      value: isEpochLike ? epoch : text,
      segment: number,
    });
    return;
  }
  const values: number[] = [];
  for (let at = behindEpoch; at < row.length; ) {
    const end = endOfColumn(row, at + 1);
    values.push(numberIn(row, at + 1, end));
    at = end;
  }
  const columns = values.length;
  if (columns !== 6 && columns !== 9) {
    faults.add('wrong-number-of-columns', { line, value: String(columns), limit: '6 or 9', segment: number });
    return;
  }
  const odd = values.findIndex(Number.isNaN);
  if (odd >= 0) {
    const value = row.split(' ')[odd + 1];
    faults.add('not-a-number', { line, keyword: STATE_KEYWORDS[odd], value, segment: number });
    return;
  }
  pushState(segment, epoch, epochTaiS, values, row.slice(behindEpoch + 1), line);
}

function endOfColumn(row: string, from: number): number {
  const end = row.indexOf(' ', from);
  return end < 0 ? row.length : end;
}

/** Adds a state that has been checked. */
export function pushState(
  segment: SegmentDraft,
  epoch: string,
  epochTaiS: number,
  values: readonly number[],
  text: string,
  line: number,
): void {
  segment.epochs.push(epoch);
  segment.epochsTaiS.push(epochTaiS);
  for (let index = 0; index < 6; index += 1) segment.statesKm.push(values[index] ?? 0);
  for (let index = 6; index < values.length; index += 1) segment.accelerationsKm.push(values[index] ?? 0);
  segment.stateTexts.push(text);
  segment.stateLines.push(line);
}

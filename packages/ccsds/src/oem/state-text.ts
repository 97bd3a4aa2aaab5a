import type { FaultList } from '../fault/message-fault.ts';
import { parseNumber } from '../value/number.ts';
import type { SegmentDraft } from './draft.ts';
import { STATE_KEYWORDS } from './model.ts';

const BLANKS = /[ \t]+/;

/** Reads one ephemeris line (epoch, six or nine numbers) into the segment; a line that does not fit is left out. */
export function addState(
  segment: SegmentDraft,
  text: string,
  line: number,
  number: number | undefined,
  faults: FaultList,
): void {
  const parts = text.split(BLANKS);
  const epoch = parts[0] ?? '';
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
  const columns = parts.length - 1;
  if (columns !== 6 && columns !== 9) {
    faults.add('wrong-number-of-columns', { line, value: String(columns), limit: '6 or 9', segment: number });
    return;
  }
  const values: number[] = [];
  for (let index = 1; index <= columns; index += 1) {
    const part = parts[index] ?? '';
    const value = parseNumber(part);
    if (Number.isNaN(value)) {
      faults.add('not-a-number', { line, keyword: STATE_KEYWORDS[index - 1], value: part, segment: number });
      return;
    }
    values.push(value);
  }
  pushState(segment, epoch, epochTaiS, values, parts.slice(1).join(' '), line);
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

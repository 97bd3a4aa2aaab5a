import type { MeanElements } from '@keepout/astro/nouns';
import type { MessageFault } from '../fault/message-fault.ts';
import { messageFault } from '../fault/message-fault.ts';
import { withLineFeeds } from '../notation/kvn.ts';
import { withPlainBlanks } from '../notation/printable.ts';
import { type TleLines, tleName, tleReader } from './read.ts';

/** Receives each element set or its fault; `record` counts element sets from 1. */
export interface RecordSink {
  element(elements: MeanElements, record: number, line: number): void;
  fault(fault: MessageFault, record: number): void;
}

/** Walks a table of two- or three-line sets; blank lines and lines that begin with # are passed over. */
export function walkTleTable(text: string, sink: RecordSink): void {
  const read = tleReader();
  let record = 0;
  let lineNumber = 0;
  let name = '';
  let pending: { line: string; number: number } | undefined;
  const close = (line2: string): void => {
    if (pending === undefined) return;
    record += 1;
    const set: TleLines = {
      name,
      line1: pending.line,
      line2,
      lineNumber1: pending.number,
      lineNumber2: line2 === '' ? pending.number + 1 : lineNumber,
    };
    const result = read(set);
    if (result.ok) sink.element(result.value, record, pending.number);
    else sink.fault(result.fault, record);
    pending = undefined;
    name = '';
  };
  const lines = withLineFeeds(withPlainBlanks(text));
  let at = lines.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < lines.length) {
    let end = lines.indexOf('\n', at);
    if (end < 0) end = lines.length;
    const line = lines.slice(at, end).trimEnd();
    at = end + 1;
    lineNumber += 1;
    if (line === '' || line.charCodeAt(0) === 35) continue;
    if (pending !== undefined) {
      const isSecond = line.startsWith('2 ');
      close(isSecond ? line : '');
      if (isSecond) continue;
    }
    if (line.startsWith('1 ') && line.length >= 24) pending = { line, number: lineNumber };
    else if (line.startsWith('2 ') && line.length >= 50) {
      record += 1;
      sink.fault(messageFault('missing-line', { line: lineNumber, value: line, limit: 'line 1' }), record);
      name = '';
    } else name = tleName(line);
  }
  close('');
}

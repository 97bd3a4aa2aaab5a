import { type FaultList, faultList, messageFault } from '../fault/message-fault.ts';
import { readFlat, readFlatXml } from '../flat/read.ts';
import { withLineFeeds } from '../notation/kvn.ts';
import { parseXml, type XmlElement } from '../notation/xml.ts';
import type { RecordSink } from '../tle/table.ts';
import { type Omm, ommElements } from './read.ts';
import { checkOmmRules } from './rules.ts';
import { OMM } from './spec.ts';

/** Walks the OMM of an XML text: one `omm`, or many inside an `ndm` (CelesTrak); read piece by piece. */
export function walkOmmXml(text: string, sink: RecordSink): void {
  let record = 0;
  const take = (element: XmlElement): boolean => {
    if (element.name !== 'omm') return false;
    record += 1;
    const faults = faultList();
    give(readFlatXml(element, OMM, faults), faults, record, element.line, sink);
    return true;
  };
  const parsed = parseXml(text, take);
  if (!parsed.ok) sink.fault(parsed.fault, record + 1);
  else if (record === 0) {
    const place = { line: parsed.value.line, value: parsed.value.name, limit: 'omm' };
    sink.fault(messageFault('wrong-root-element', place), 1);
  }
}

/** Walks KVN messages one after the other in one text; each begins with its version line. */
export function walkOmmKvn(kvnText: string, sink: RecordSink): void {
  const text = withLineFeeds(kvnText);
  const starts = startsOf(text);
  if (starts.length === 0) {
    sink.fault(messageFault('missing-keyword', { line: 1, keyword: OMM.versionKeyword }), 1);
    return;
  }
  let line = 0;
  let lineAt = 0;
  starts.forEach((start, index) => {
    for (; lineAt < start; lineAt += 1) if (text.charCodeAt(lineAt) === 10) line += 1;
    giveOmmKvn(text.slice(start, starts[index + 1] ?? text.length), index + 1, line, sink);
  });
}

/** Returns the OMM of a KVN text that begins after a number of lines. */
export function giveOmmKvn(text: string, record: number, linesBefore: number, sink: RecordSink): void {
  const faults = faultList();
  give(readFlat(text, OMM, faults), faults, record, linesBefore + 1, sink, linesBefore);
}

/** Returns the OMM of a separate XML text that begins after a number of lines; false for an incomplete element. */
export function giveOmmXml(text: string, record: number, linesBefore: number, sink: RecordSink): boolean {
  const parsed = parseXml(text);
  if (!parsed.ok) return false;
  const faults = faultList();
  const { value } = parsed;
  give(readFlatXml(value, OMM, faults), faults, record, value.line + linesBefore, sink, linesBefore);
  return true;
}

function startsOf(text: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(OMM.versionKeyword); at >= 0; at = text.indexOf(OMM.versionKeyword, at + 1)) {
    const lineStart = text.lastIndexOf('\n', at) + 1;
    if (text.slice(lineStart, at).replace('\ufeff', '').trim() === '') starts.push(lineStart);
  }
  return starts;
}

function give(
  omm: Omm | undefined,
  faults: FaultList,
  record: number,
  line: number,
  sink: RecordSink,
  linesBefore: number = 0,
): void {
  if (omm !== undefined) checkOmmRules(omm, faults);
  const fault = faults.faults[0];
  if (fault !== undefined || omm === undefined) {
    sink.fault(moved(fault ?? messageFault('unknown-format'), linesBefore), record);
    return;
  }
  const result = ommElements(omm);
  if (result.ok) sink.element(result.value, record, line);
  else sink.fault(moved(result.fault, linesBefore), record);
}

function moved<F extends { readonly line?: number }>(fault: F, lines: number): F {
  return fault.line === undefined ? fault : { ...fault, line: fault.line + lines };
}

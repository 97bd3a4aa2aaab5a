import type { FaultList } from '../fault/message-fault.ts';
import { childOf, isNil, parseXml, type XmlElement } from '../notation/xml.ts';
import type { Field } from '../value/field.ts';
import type { TdmDraft, TdmSegmentDraft } from './draft.ts';

/** Reads an XML TDM into a draft. */
export function readTdmXml(text: string, faults: FaultList): TdmDraft | undefined {
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return undefined;
  }
  const root = parsed.value;
  if (root.name !== 'tdm') {
    faults.add('wrong-root-element', { line: root.line, value: root.name, limit: 'tdm' });
    return undefined;
  }
  const header = childOf(root, 'header');
  const body = childOf(root, 'body');
  if (header === undefined) faults.add('missing-section', { line: root.line, keyword: 'header' });
  if (body === undefined) faults.add('missing-section', { line: root.line, keyword: 'body' });
  const segments = (body?.children ?? []).filter((child) => child.name === 'segment');
  return {
    version: root.attributes['version'] ?? '',
    versionLine: root.line,
    header: header === undefined ? [] : fieldsOf(header),
    segments: segments.map((segment) => segmentOf(segment, faults)),
  };
}

function fieldsOf(element: XmlElement): Field[] {
  const fields: Field[] = [];
  for (const child of element.children) {
    if (!isNil(child)) fields.push({ keyword: child.name, value: child.text, line: child.line });
  }
  return fields;
}

function segmentOf(element: XmlElement, faults: FaultList): TdmSegmentDraft {
  const metadata = childOf(element, 'metadata');
  const data = childOf(element, 'data');
  const segment: TdmSegmentDraft = {
    line: element.line,
    metadata: metadata === undefined ? [] : fieldsOf(metadata),
    comments: [],
    observations: [],
  };
  for (const child of data?.children ?? []) {
    if (child.name === 'COMMENT') segment.comments.push(child.text);
    else if (child.name !== 'observation') faults.add('unknown-keyword', { line: child.line, keyword: child.name });
    else {
      const epoch = childOf(child, 'EPOCH');
      const values = child.children.filter((candidate) => candidate !== epoch && candidate.name !== 'COMMENT');
      const [value] = values;
      if (epoch === undefined) faults.add('missing-keyword', { line: child.line, keyword: 'EPOCH' });
      else if (value === undefined || values.length > 1) {
        faults.add('wrong-number-of-columns', { line: child.line, value: String(values.length), limit: 1 });
      } else segment.observations.push({ line: value.line, keyword: value.name, epoch: epoch.text, text: value.text });
    }
  }
  return segment;
}

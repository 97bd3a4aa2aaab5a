import type { FaultList } from '../fault/message-fault.ts';
import { childOf, isNil, type XmlElement } from '../notation/xml.ts';
import type { Field } from '../value/field.ts';
import { parseNumber } from '../value/number.ts';
import { closeMetadata, type OemDraft, type SegmentDraft, segmentDraft } from './draft.ts';
import { COVARIANCE_KEYWORDS, STATE_KEYWORDS, STATE_UNITS } from './model.ts';
import { pushState } from './state-text.ts';

/** Turns the element tree of an OEM into the draft that a KVN text would have given. */
export function readOemXml(root: XmlElement, faults: FaultList): OemDraft {
  const header = childOf(root, 'header');
  const body = childOf(root, 'body');
  const draft: OemDraft = {
    version: root.attributes['version'] ?? '',
    versionLine: root.line,
    header: header === undefined ? [] : fieldsOf(header, faults),
    segments: [],
  };
  for (const child of root.children) {
    if (child !== header && child !== body) faults.add('unknown-keyword', { line: child.line, keyword: child.name });
  }
  if (header === undefined) faults.add('missing-section', { line: root.line, keyword: 'header' });
  if (body === undefined) faults.add('missing-section', { line: root.line, keyword: 'body' });
  for (const child of body?.children ?? []) {
    if (child.name === 'segment') draft.segments.push(readSegment(child, draft.segments.length + 1, faults));
    else if (child.name !== 'COMMENT') faults.add('unknown-keyword', { line: child.line, keyword: child.name });
  }
  return draft;
}

function readSegment(element: XmlElement, number: number, faults: FaultList): SegmentDraft {
  const segment = segmentDraft(element.line);
  const metadata = element.children.filter((child) => child.name === 'metadata');
  const data = element.children.filter((child) => child.name === 'data');
  for (const [name, elements] of [
    ['metadata', metadata],
    ['data', data],
  ] as const) {
    if (elements.length === 0) faults.add('missing-section', { line: element.line, keyword: name, segment: number });
    if (elements.length > 1)
      faults.add('section-repeated', { line: elements[1]?.line, keyword: name, segment: number });
  }
  if (metadata[0] !== undefined) segment.fields = fieldsOf(metadata[0], faults);
  closeMetadata(segment);
  for (const child of data[0]?.children ?? []) {
    if (child.name === 'COMMENT') segment.comments.push({ beforeState: segment.epochs.length, text: child.text });
    else if (child.name === 'stateVector') readState(segment, child, number, faults);
    else if (child.name === 'covarianceMatrix') readCovariance(segment, child, number, faults);
    else faults.add('unknown-keyword', { line: child.line, keyword: child.name, segment: number });
  }
  return segment;
}

function fieldsOf(element: XmlElement, faults: FaultList): Field[] {
  const fields: Field[] = [];
  for (const child of element.children) {
    if (child.children.length > 0) faults.add('unknown-keyword', { line: child.line, keyword: child.name });
    else if (!isNil(child)) fields.push({ keyword: child.name, value: child.text, line: child.line });
  }
  return fields;
}

function readState(segment: SegmentDraft, element: XmlElement, number: number, faults: FaultList): void {
  let epoch: XmlElement | undefined;
  const texts: string[] = [];
  const values: number[] = [];
  for (const child of element.children) {
    const index = STATE_KEYWORDS.indexOf(child.name);
    if (child.name === 'EPOCH' && epoch === undefined) epoch = child;
    else if (index < 0) {
      faults.add('unknown-keyword', { line: child.line, keyword: child.name, segment: number });
      return;
    } else if (index !== values.length) {
      faults.add('keyword-out-of-order', { line: child.line, keyword: child.name, segment: number });
      return;
    } else {
      const value = numberIn(child, STATE_UNITS[index] ?? '', number, faults);
      if (Number.isNaN(value)) return;
      values.push(value);
      texts.push(child.text);
    }
  }
  if (values.length !== 6 && values.length !== 9) {
    const missing = STATE_KEYWORDS[values.length];
    faults.add('missing-keyword', { line: element.line, keyword: missing, segment: number });
    return;
  }
  const epochTaiS = epochOf(segment, element, epoch, number, faults);
  if (epochTaiS === undefined || epoch === undefined) return;
  pushState(segment, epoch.text, epochTaiS, values, texts.join(' '), element.line);
}

function numberIn(element: XmlElement, unit: string, number: number, faults: FaultList): number {
  const { name: keyword, text, line } = element;
  const units = element.attributes['units'];
  if (units !== undefined && unit !== '' && units.toLowerCase() !== unit) {
    faults.add('wrong-unit', { line, keyword, value: units, limit: unit, segment: number });
  }
  const value = parseNumber(text);
  if (Number.isNaN(value)) faults.add('not-a-number', { line, keyword, value: text, segment: number });
  return value;
}

function epochOf(
  segment: SegmentDraft,
  parent: XmlElement,
  epoch: XmlElement | undefined,
  number: number,
  faults: FaultList,
): number | undefined {
  if (epoch === undefined) {
    faults.add('missing-keyword', { line: parent.line, keyword: 'EPOCH', segment: number });
    return undefined;
  }
  const epochTaiS = segment.readEpoch(epoch.text);
  if (epochTaiS === undefined) {
    faults.add('not-an-epoch', { line: epoch.line, keyword: 'EPOCH', value: epoch.text, segment: number });
  }
  return epochTaiS;
}

function readCovariance(segment: SegmentDraft, element: XmlElement, number: number, faults: FaultList): void {
  const comments: string[] = [];
  const lowerTriangleKm = new Float64Array(21);
  const texts: string[] = [];
  let epoch: XmlElement | undefined;
  let frame: string | undefined;
  for (const child of element.children) {
    if (child.name === 'COMMENT') comments.push(child.text);
    else if (child.name === 'EPOCH') epoch = child;
    else if (child.name === 'COV_REF_FRAME') frame = child.text;
    else if (child.name !== COVARIANCE_KEYWORDS[texts.length]) {
      const code = COVARIANCE_KEYWORDS.includes(child.name) ? 'keyword-out-of-order' : 'unknown-keyword';
      faults.add(code, { line: child.line, keyword: child.name, segment: number });
      return;
    } else {
      const value = numberIn(child, '', number, faults);
      if (Number.isNaN(value)) return;
      lowerTriangleKm[texts.length] = value;
      texts.push(child.text);
    }
  }
  const epochTaiS = epochOf(segment, element, epoch, number, faults);
  if (texts.length !== 21) {
    faults.add('covariance-incomplete', {
      line: element.line,
      value: String(texts.length),
      limit: 21,
      segment: number,
    });
    return;
  }
  if (epochTaiS === undefined || epoch === undefined) return;
  segment.covariances.push({
    line: element.line,
    comments,
    epoch: epoch.text,
    epochTaiS,
    ...(frame === undefined || frame === '' ? {} : { frame }),
    lowerTriangleKm,
    text: texts.join(' '),
  });
}

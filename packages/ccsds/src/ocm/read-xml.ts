import type { FaultList } from '../fault/message-fault.ts';
import { childOf, isNil, parseXml, type XmlElement } from '../notation/xml.ts';
import type { Field } from '../value/field.ts';
import { type BlockDraft, blockDraft, type OcmDraft } from './draft.ts';

/** Reads an XML OCM into a draft. */
export function readOcmXml(text: string, faults: FaultList): OcmDraft | undefined {
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return undefined;
  }
  const root = parsed.value;
  if (root.name !== 'ocm') {
    faults.add('wrong-root-element', { line: root.line, value: root.name, limit: 'ocm' });
    return undefined;
  }
  const header = only(root, 'header', faults);
  const body = only(root, 'body', faults);
  const segment = body === undefined ? undefined : only(body, 'segment', faults);
  const metadata = segment === undefined ? undefined : only(segment, 'metadata', faults);
  const data = segment === undefined ? undefined : only(segment, 'data', faults, true);
  const blocks = metadata === undefined ? [] : [blockOf(metadata, 'META', faults)];
  for (const child of data?.children ?? []) {
    if (child.name === 'COMMENT')
      blocks.at(-1)?.fields.push({ keyword: 'COMMENT', value: child.text, line: child.line });
    else blocks.push(blockOf(child, child.name.toUpperCase(), faults));
  }
  return {
    version: root.attributes['version'] ?? '',
    versionLine: root.line,
    header: header === undefined ? [] : header.children.flatMap((child) => fieldOf(child, faults)),
    blocks,
  };
}

/** The one child with the name; a second one and, unless it may be absent, none are faults. */
function only(
  parent: XmlElement,
  name: string,
  faults: FaultList,
  mayBeAbsent: boolean = false,
): XmlElement | undefined {
  const children = parent.children.filter((child) => child.name === name);
  if (children.length > 1) faults.add('section-repeated', { line: children[1]?.line, keyword: name });
  if (children.length === 0 && !mayBeAbsent) faults.add('missing-section', { line: parent.line, keyword: name });
  return childOf(parent, name);
}

function blockOf(element: XmlElement, name: string, faults: FaultList): BlockDraft {
  const block = blockDraft(name, element.line);
  const lineName = `${element.name}Line`;
  for (const child of element.children) {
    if (child.name === lineName) block.rows.push({ line: child.line, text: child.text });
    else if (child.name === 'COMMENT' && block.rows.length > 0)
      block.comments.push({ beforeRow: block.rows.length, text: child.text });
    else if (block.rows.length > 0) faults.add('keyword-out-of-order', { line: child.line, keyword: child.name });
    else block.fields.push(...fieldOf(child, faults));
  }
  return block;
}

function fieldOf(element: XmlElement, faults: FaultList): Field[] {
  const { name, line, attributes } = element;
  if (element.children.length > 0) {
    faults.add('unknown-keyword', { line, keyword: name });
    return [];
  }
  if (isNil(element)) return [];
  const keyword = name === 'USER_DEFINED' ? `USER_DEFINED_${attributes['parameter'] ?? ''}` : name;
  const unit = attributes['units'];
  return [{ keyword, value: element.text, line, ...(unit === undefined ? {} : { unit }) }];
}

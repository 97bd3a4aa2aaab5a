import type { FaultList } from '../fault/message-fault.ts';
import { walkKvn } from '../notation/kvn.ts';
import { looksLikeXml } from '../notation/text-kind.ts';
import { isNil, parseXml, type XmlElement } from '../notation/xml.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { assemble } from './assemble.ts';
import type { FlatMessage } from './message.ts';
import type { MessageSpec } from './spec.ts';

/** Reads a message of keywords in KVN or XML (JSON has `flat/json`). */
export function readFlat(text: string, spec: MessageSpec, faults: FaultList): FlatMessage | undefined {
  if (!looksLikeXml(text)) return readFlatKvn(text, spec, faults);
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return undefined;
  }
  return readFlatXml(parsed.value, spec, faults);
}

function readFlatKvn(text: string, spec: MessageSpec, faults: FaultList): FlatMessage | undefined {
  let version: string | undefined;
  let versionLine = 0;
  const fields: Field[] = [];
  walkKvn(text, faults, (line) => {
    if (line.kind === 'keyword' && line.keyword === spec.versionKeyword) {
      if (version !== undefined) {
        faults.add('duplicate-keyword', { line: line.line, keyword: line.keyword, value: line.value });
        return undefined;
      }
      version = line.value;
      versionLine = line.line;
      if (fields.length > 0) faults.add('version-not-first', { line: fields[0]?.line, keyword: line.keyword });
    } else if (line.kind === 'data') faults.add('malformed-line', { line: line.line, value: line.value });
    else
      fields.push({ keyword: line.kind === 'comment' ? 'COMMENT' : line.keyword, value: line.value, line: line.line });
    return undefined;
  });
  if (version === undefined) {
    faults.add('missing-keyword', { line: 1, keyword: spec.versionKeyword });
    return undefined;
  }
  return assemble(version, versionLine, fields, spec, faults);
}

/** Reads a message of keywords from its XML element. */
export function readFlatXml(root: XmlElement, spec: MessageSpec, faults: FaultList): FlatMessage | undefined {
  if (root.name !== spec.root) {
    faults.add('wrong-root-element', { line: root.line, value: root.name, limit: spec.root });
    return undefined;
  }
  const containers = new Set(spec.sections.map((section) => section.element ?? section.name));
  for (const name of ['body', 'segment', 'metadata', 'data', 'relativeStateVector', 'userDefinedParameters'])
    containers.add(name);
  const fields: Field[] = [];
  flatten(root, containers, fields, faults);
  return assemble(root.attributes['version'] ?? '', root.line, fields, spec, faults);
}

/** Containers that occur at most once in their parent. */
const ONCE: readonly string[] = ['header', 'body', 'metadata', 'data', 'stateVector', 'meanElements'];

function flatten(parent: XmlElement, containers: ReadonlySet<string>, fields: Field[], faults: FaultList): void {
  const seenKeywords = new Set<string>();
  for (const child of parent.children) {
    const { name, line } = child;
    if (containers.has(name)) {
      if (seenKeywords.has(name) && ONCE.includes(name)) faults.add('section-repeated', { line, keyword: name });
      seenKeywords.add(name);
      flatten(child, containers, fields, faults);
    } else if (child.children.length > 0) faults.add('unknown-keyword', { line, keyword: name });
    else {
      const keyword = name === 'USER_DEFINED' ? `USER_DEFINED_${child.attributes['parameter'] ?? ''}` : name;
      // A comment has no unit.
      const unit = keyword === COMMENT ? undefined : child.attributes['units'];
      const value = isNil(child) ? '' : child.text;
      // An empty optional element is the same as an absent one.
      fields.push({ keyword, value, line, ...(unit === undefined ? {} : { unit }) });
    }
  }
}

import type { FaultList } from '../fault/message-fault.ts';
import { append } from '../notation/append.ts';
import { isKeyword } from '../notation/kvn.ts';
import { COMMENT, checkValue, type Field, type FieldRow, splitUnit } from '../value/field.ts';
import { nearestKeyword } from '../value/section.ts';
import type { FieldGroup, FlatMessage } from './message.ts';
import { belongsTo, type MessageSpec, rowOf, type SectionSpec } from './spec.ts';

interface OpenGroup {
  spec: SectionSpec;
  object: number;
  line: number;
  fields: Field[];
}

/**
 * Sorts a run of keywords into the sections of a message and checks it against the book: order of sections, unknown,
 * doubled and missing keywords, values and units. A comment belongs to the section of the keyword that follows it.
 *
 * @param fields   keywords and comments in the order of the text, without the version
 * @returns the message; absent only for a version that is not known
 */
export function assemble(
  version: string,
  versionLine: number,
  fields: readonly Field[],
  spec: MessageSpec,
  faults: FaultList,
): FlatMessage | undefined {
  if (!spec.versions.includes(version)) {
    const limit = spec.versions.join(', ');
    faults.add('unsupported-version', { line: versionLine, keyword: spec.versionKeyword, value: version, limit });
    return undefined;
  }
  const groups: OpenGroup[] = [];
  let comments: Field[] = [];
  let object = 0;
  let current: OpenGroup | undefined;
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    if (!isKeyword(field.keyword)) {
      faults.add('unknown-keyword', { line: field.line, keyword: field.keyword });
      continue;
    }
    if (field.keyword === spec.objectKeyword) object += 1;
    const target = sectionFor(field, object, current, version, spec, faults);
    if (target === undefined) {
      if (current !== undefined) append(current.fields, comments);
      comments = [];
      continue;
    }
    const opens = target.opensWith === field.keyword || field.keyword === spec.objectKeyword;
    if (current === undefined || current.spec !== target || current.object !== object || opens) {
      const openGroup = opens ? undefined : groups.find((group) => group.spec === target && group.object === object);
      current = openGroup ?? { spec: target, object, line: field.line, fields: [] };
      if (openGroup === undefined) groups.push(current);
    }
    append(current.fields, comments);
    current.fields.push(withUnit(field, target));
    comments = [];
  }
  if (current !== undefined) append(current.fields, comments);
  checkGroups(groups, version, versionLine, object, spec, faults);
  return { version, groups: inOrder(groups, spec) };
}

/** The section that a keyword belongs to: the current one or a later one; an earlier one is a fault of order. */
function sectionFor(
  field: Field,
  object: number,
  current: OpenGroup | undefined,
  version: string,
  spec: MessageSpec,
  faults: FaultList,
): SectionSpec | undefined {
  const isObject = (section: SectionSpec): boolean =>
    spec.objectKeyword === undefined || (section.occurs === 'object') === object > 0;
  const candidates = spec.sections.filter((section) => isObject(section) && belongsTo(section, field.keyword));
  const place = { line: field.line, keyword: field.keyword, segment: object === 0 ? undefined : object };
  if (candidates.length === 0) {
    const isKept = spec.keepsUnknownFrom !== undefined && version >= spec.keepsUnknownFrom;
    if (isKept && current !== undefined && /^[A-Z]/.test(field.keyword) && !/[a-z]/.test(field.keyword))
      return current.spec;
    const limit = nearestKeyword(
      field.keyword,
      spec.sections.filter(isObject).flatMap(({ rows }) => rows),
    );
    faults.add('unknown-keyword', { ...place, limit });
    return undefined;
  }
  const from = current === undefined || current.object !== object ? 0 : spec.sections.indexOf(current.spec);
  const ahead = candidates.find((section) => spec.sections.indexOf(section) >= from);
  if (ahead !== undefined) return ahead;
  // Drafts of CDM 2.0 move keywords between sections; they stay in the section of the text.
  if (spec.keepsUnknownFrom === undefined || version < spec.keepsUnknownFrom) faults.add('keyword-out-of-order', place);
  return candidates[0];
}

/** Numbers lose their bracketed unit to `unit`; texts keep their brackets. */
function withUnit(field: Field, section: SectionSpec): Field {
  const row = rowOf(section, field.keyword);
  if (row !== undefined && row.kind === 'text') return field;
  if (field.unit !== undefined) return field;
  return { keyword: field.keyword, line: field.line, ...splitUnit(field.value) };
}

function checkGroups(
  groups: readonly OpenGroup[],
  version: string,
  line: number,
  objects: number,
  spec: MessageSpec,
  faults: FaultList,
): void {
  const objectCount = spec.objectKeyword === undefined ? 0 : 2;
  if (objects > objectCount && objectCount > 0) {
    const third = groups.filter((group) => group.spec.occurs === 'object' && group.object > 2)[0];
    faults.add('section-repeated', {
      line: third?.line,
      keyword: spec.objectKeyword,
      value: String(objects),
      limit: 2,
    });
  }
  for (const group of groups) checkGroup(group, version, spec, faults);
  // A section that an object lacks is reported at the end of the text.
  const end = groups.at(-1)?.fields.at(-1)?.line ?? line;
  for (const section of spec.sections) {
    if (section.isMandatory !== true && !section.rows.some((row) => row.presence === 'mandatory')) continue;
    if (section.isWholeOrAbsent === true || section.occurs === 'many') continue;
    const objectNumbers = section.occurs === 'object' && objectCount > 0 ? [1, 2] : [0];
    for (const object of objectNumbers) {
      if (groups.some((group) => group.spec === section && group.object === object)) continue;
      const segment = object === 0 ? undefined : object;
      const before = groups.filter((group) => object === 0 || group.object === object).at(-1)?.line;
      faults.add('missing-section', { line: before ?? (object === 0 ? line : end), keyword: section.name, segment });
      for (const row of section.rows) {
        if (row.presence === 'mandatory')
          faults.add('missing-keyword', { line: before ?? (object === 0 ? line : end), keyword: row.keyword, segment });
      }
    }
  }
}

function checkGroup(group: OpenGroup, version: string, spec: MessageSpec, faults: FaultList): void {
  const isDraft = spec.keepsUnknownFrom !== undefined && version >= spec.keepsUnknownFrom;
  const segment = group.object === 0 ? undefined : group.object;
  const seenKeywords = new Set<string>();
  for (const field of group.fields) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rowOf(group.spec, keyword);
    if (seenKeywords.has(keyword)) faults.add('duplicate-keyword', { line, keyword, value: field.value, segment });
    seenKeywords.add(keyword);
    if (row === undefined) continue;
    if (row.since !== undefined && version < row.since) {
      faults.add('keyword-not-in-version', { line, keyword, limit: row.since, segment });
    }
    if (field.value === '' && row.presence === 'mandatory' && row.mayBeEmpty !== true) {
      faults.add('empty-value', { line, keyword, segment });
    }
    checkValue(field, isDraft ? withDraftValues(row) : row, faults, segment);
  }
  const code = group.spec.name === 'covarianceMatrix' ? 'covariance-incomplete' : 'missing-keyword';
  for (const row of group.spec.rows) {
    if (row.presence !== 'mandatory' || seenKeywords.has(row.keyword)) continue;
    faults.add(code, { line: group.line, keyword: row.keyword, segment });
  }
}

function withDraftValues(row: FieldRow): FieldRow {
  const { values, draftValues } = row;
  return values === undefined || draftValues === undefined ? row : { ...row, values: [...values, ...draftValues] };
}

function inOrder(groups: readonly OpenGroup[], spec: MessageSpec): FieldGroup[] {
  const rank = (group: OpenGroup): number => group.object * 100 + spec.sections.indexOf(group.spec);
  return [...groups]
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => ({ section: group.spec.name, object: group.object, line: group.line, fields: group.fields }));
}

import type { FaultList } from '../fault/message-fault.ts';
import { assemble } from '../flat/assemble.ts';
import type { FlatMessage } from '../flat/message.ts';
import { type JsonRecord, jsonText } from '../notation/json.ts';
import { COMMENT, type Field, type FieldRow } from '../value/field.ts';
import { SECOND_ISSUE } from './covariance-fields.ts';
import { CDM } from './spec.ts';

/** Members about the deliveries of TraCSS, not about the conjunction. */
const DELIVERY: readonly string[] = ['correlationId', 'batchId', 'runId', 'counter', 'ocmMessageId', 'offset'];
/** Names that do not follow from the keyword, as TraCSS writes them behind `object1` or with a small letter in front. */
const IRREGULAR: Readonly<Record<string, string>> = {
  START_SCREEN_PERIOD: 'StartScreeningPeriod',
  STOP_SCREEN_PERIOD: 'StopScreeningPeriod',
  RECOMMENDED_OD_SPAN: 'RecommendedODSpan',
  ACTUAL_OD_SPAN: 'ActualODSpan',
  HBR: 'HBR',
};
/** Has a member for its unit although the keyword has no unit. */
const IN_PARTS = 'MAHALANOBIS_DISTANCE';

interface Member {
  readonly section: string;
  readonly row: FieldRow;
  /** Value and unit are members of their own. */
  readonly isInParts: boolean;
}

/** The rows of the message or of its objects by the name of their member; a member of a second section begins with `Alt`. */
function membersOf(isOfObject: boolean): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const { name: section, rows, occurs } of CDM.sections) {
    if ((occurs === 'object') !== isOfObject) continue;
    for (const row of rows) {
      const name = nameOf(row.keyword, isOfObject);
      const isInParts = row.unit !== undefined || row.keyword === IN_PARTS;
      members.set(members.has(name) ? `Alt${name}` : name, { section, row, isInParts });
    }
  }
  return members;
}

/** `CRDOT_RDOT` is `CrdotRDot` of an object, `MISS_DISTANCE` is `missDistance` of the message. */
function nameOf(keyword: string, isOfObject: boolean): string {
  const name = IRREGULAR[keyword] ?? keyword.split('_').map(wordOf).join('');
  return isOfObject ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function wordOf(word: string): string {
  return /^.DOT$/.test(word) ? `${word.charAt(0)}Dot` : word.charAt(0) + word.slice(1).toLowerCase();
}

const SHARED = membersOf(false);
const OF_OBJECT = membersOf(true);
const VERSION = 'ccsdsCdmVers';
const PLACES = ['', 'object1', 'object2'] as const;

/**
 * Writes a CDM as TraCSS delivers those of the second issue: one flat record, members by the names of its keywords, a number with a
 * unit as two texts. Keywords that no table has keep their name, comments are lists.
 *
 * Method   TracssCdmV2 of open-space-collective/tracss-sdk-python, fern/openapi/subscriber (2026); `collisionProbability`, which that
 *          leaves out, as a text like the others
 */
export function writeTracssCdm(message: FlatMessage): string {
  const record: Record<string, string | string[]> = Object.create(null);
  record[VERSION] = message.version;
  for (const { section, object, fields } of message.groups) {
    const prefix = PLACES[object] ?? '';
    const members = [...(object > 0 ? OF_OBJECT : SHARED)];
    for (const { keyword, value, unit } of fields) {
      const knownMember = members.find(([, member]) => member.section === section && member.row.keyword === keyword);
      if (keyword === COMMENT) comments(record, prefix + nameOf(COMMENT, object > 0)).push(value);
      else if (knownMember === undefined) record[prefix + keyword] = unit === undefined ? value : `${value} [${unit}]`;
      else {
        const [name, { row, isInParts }] = knownMember;
        record[prefix + name + (isInParts ? 'Value' : '')] = value;
        if (row.unit !== undefined && value !== '') record[`${prefix}${name}Unit`] = row.unit;
      }
    }
  }
  return `${JSON.stringify(record, null, 1)}\n`;
}

function comments(record: Record<string, string | string[]>, name: string): string[] {
  const list = record[name];
  if (Array.isArray(list)) return list;
  const empty: string[] = [];
  record[name] = empty;
  return empty;
}

/** True for a flat record with the names that TraCSS has. */
export function isTracssCdm(record: JsonRecord): boolean {
  return jsonText(record[VERSION]) !== undefined && record['object1ObjectDesignator'] !== undefined;
}

/** Reads such a record; a member outside the tables becomes a keyword of the second issue (`fooBar` as FOO_BAR). */
export function readTracssCdm(record: JsonRecord, faults: FaultList): FlatMessage | undefined {
  const fields: [Field[], Field[], Field[]] = [[], [], []];
  for (const [member, value] of Object.entries(record)) {
    if (member === VERSION || DELIVERY.includes(member) || value === null) continue;
    const object = member.startsWith('object1') ? 1 : member.startsWith('object2') ? 2 : 0;
    const name = member.slice(PLACES[object].length);
    for (const item of Array.isArray(value) ? value : [value]) {
      const text = jsonText(item);
      if (text === undefined) faults.add('malformed-json', { keyword: member, value: typeof item });
      else if (text !== '') fields[object].push(...fieldsOf(record, name, text, object));
    }
  }
  const [shared, ...objects] = fields;
  for (const [index, objectFields] of objects.entries()) opened(objectFields, `OBJECT${index + 1}`);
  return assemble(jsonText(record[VERSION]) ?? SECOND_ISSUE, 0, [...shared, ...objects.flat()], CDM, faults);
}

function fieldsOf(record: JsonRecord, name: string, value: string, object: 0 | 1 | 2): Field[] {
  const table = object > 0 ? OF_OBJECT : SHARED;
  if (name.toUpperCase() === COMMENT) return [{ keyword: COMMENT, value, line: 0 }];
  const base = name.replace(/(Value|Unit)$/, '');
  const inParts = table.get(base);
  if (inParts?.isInParts && base !== name) {
    if (name.endsWith('Unit')) return [];
    const unit = jsonText(record[`${PLACES[object]}${base}Unit`]);
    return [{ keyword: inParts.row.keyword, value, line: 0, ...(unit && { unit }) }];
  }
  return [{ keyword: table.get(name)?.row.keyword ?? keywordOf(name), value, line: 0 }];
}

const keywordOf = (name: string): string =>
  /[a-z]/.test(name) && !name.includes('_') ? name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase() : name;

/** OBJECT opens the sections of an object, at any position of its member. */
function opened(fields: Field[], name: string): void {
  const at = fields.findIndex(({ keyword }) => keyword === 'OBJECT');
  const [object] = at < 0 ? [{ keyword: 'OBJECT', value: name, line: 0 }] : fields.splice(at, 1);
  if (object !== undefined) fields.unshift(object);
}

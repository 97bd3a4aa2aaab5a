import type { FaultList } from '../fault/message-fault.ts';
import { assemble } from '../flat/assemble.ts';
import type { FlatMessage } from '../flat/message.ts';
import { type JsonRecord, jsonText } from '../notation/json.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { CDM } from './spec.ts';

/** Members of Space-Track's record that are about its database, not about the conjunction. */
const DATABASE: readonly string[] = ['CONSTELLATION', 'CDM_ID', 'FILENAME', 'INSERT_EPOCH', 'GID', CDM.versionKeyword];

/** True for a flat CDM record: keywords of the message, those of the objects with SAT1_ and SAT2_ in front. */
export function isSpaceTrackCdm(record: JsonRecord): boolean {
  return record['TCA'] !== undefined && (record['SAT1_OBJECT'] !== undefined || record['SAT1_X'] !== undefined);
}

/** Reads a flat CDM record; members called COMMENT_something are comments, members that end in _UNIT units. */
export function readSpaceTrackCdm(record: JsonRecord, faults: FaultList): FlatMessage | undefined {
  const common: Field[] = [];
  const first: Field[] = [];
  const second: Field[] = [];
  for (const [name, member] of Object.entries(record)) {
    const value = jsonText(member);
    if (value === undefined || value === '' || DATABASE.includes(name) || name.endsWith('_UNIT')) continue;
    const owner = name.startsWith('SAT1_') ? first : name.startsWith('SAT2_') ? second : common;
    const keyword = owner === common ? name : name.slice(5);
    if (keyword.startsWith('COMMENT')) owner.push({ keyword: COMMENT, value, line: 0 });
    else owner.push(withUnit(keyword, value, jsonText(record[`${name}_UNIT`])));
  }
  for (const [fields, name] of [
    [first, 'OBJECT1'],
    [second, 'OBJECT2'],
  ] as const) {
    // OBJECT opens the section; comments that Space-Track puts before it belong behind it.
    const at = fields.findIndex((field) => field.keyword === 'OBJECT');
    const [object] = at < 0 ? [{ keyword: 'OBJECT', value: name, line: 0 }] : fields.splice(at, 1);
    if (object !== undefined) fields.unshift(object);
  }
  const version = jsonText(record[CDM.versionKeyword]) ?? '1.0';
  return assemble(version, 0, [...common, ...first, ...second], CDM, faults);
}

function withUnit(keyword: string, value: string, unit: string | undefined): Field {
  return { keyword, value, line: 0, ...(unit === undefined ? {} : { unit }) };
}

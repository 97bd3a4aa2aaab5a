import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, sampled } from '../../../../scripts/property-runs.mjs';
import { type FlatMessage, fieldsIn } from '../flat/message.ts';
import { COMMENT, type Field, type FieldRow } from '../value/field.ts';
import { numberText } from '../value/number.ts';
import { SECOND_ISSUE } from './covariance-fields.ts';
import type { Cdm } from './model.ts';
import { readCdm } from './read.ts';
import { secondIssue } from './second-issue.ts';
import { CDM } from './spec.ts';
import { writeTracssCdm } from './tracss.ts';
import { writeCdm } from './write.ts';

const FOLDER = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
/** A usual run takes one published message in so many. */
const EVERY = 4;
const NOTATIONS = ['kvn', 'xml', 'json'] as const;

const written = (message: FlatMessage, notation: (typeof NOTATIONS)[number]): string =>
  notation === 'json' ? writeTracssCdm(message) : writeCdm(message, notation);

function read(text: string): Cdm {
  const cdm = readCdm(text);
  if (!cdm.ok) throw new Error(JSON.stringify(cdm.fault));
  return cdm.value;
}

/** Every keyword with its digits in its section, and the comments of each object; NaN says no more than absence. */
function essence({ groups, version }: FlatMessage): unknown {
  const isTold = ({ keyword, value }: Field): boolean => keyword !== COMMENT && value !== '' && value !== 'NaN';
  const texts = groups.flatMap(({ section, object, fields }) =>
    fields.filter(isTold).map(({ keyword, value, unit }) => {
      const isKnown = CDM.sections.some(({ rows }) => rows.some((row) => row.keyword === keyword));
      return `${object} ${section} ${keyword} = ${value} ${isKnown ? '' : unit}`;
    }),
  );
  const comments = groups.flatMap(({ object, fields }) =>
    fields.filter(({ keyword }) => keyword === COMMENT).map(({ value }) => `${object} ${value.trim()}`),
  );
  return { version, texts: texts.sort(), comments: comments.sort() };
}

const digits = fc.double({ min: 0, max: 1e6, noNaN: true }).map(numberText);
const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 .-]{0,20}[A-Za-z0-9]$/);
function textFor(row: FieldRow): fc.Arbitrary<string> {
  if (row.keyword === 'COLLISION_PROBABILITY') return fc.double({ min: 0, max: 1, noNaN: true }).map(numberText);
  if (row.values !== undefined) return fc.constantFrom(...row.values, ...(row.draftValues ?? []));
  switch (row.kind) {
    case 'number':
      return digits;
    case 'integer':
      return fc.nat(9999).map(String);
    case 'epoch':
    case 'time':
      return fc.nat(59).map((second) => `2026-11-27T01:02:${String(second).padStart(2, '0')}.125`);
    case 'vector':
      return fc.tuple(digits, digits, digits).map((numbers) => numbers.join(' '));
    case 'text':
      return word;
  }
}

/** A message of the second issue with any of the keywords of the tables, words of its own and comments. */
const message: fc.Arbitrary<FlatMessage> = fc
  .tuple(
    ...CDM.sections.flatMap(({ name, occurs, rows, isWholeOrAbsent }) =>
      (occurs === 'object' ? [1, 2] : [0]).map((object) => {
        const fields = rows.map((row) => {
          const value = row.keyword === 'OBJECT' ? fc.constant(`OBJECT${object}`) : textFor(row);
          // A comment behind the last keyword would be the next object's. A covariance in other axes is told from the first by its keywords, so it is whole.
          const isWhole = name === 'alternateCovariance' || row.presence === 'mandatory';
          const isThere = isWhole ? fc.constant(true) : fc.boolean();
          return fc
            .tuple(isThere, value)
            .map(([there, text]) => (there ? [{ keyword: row.keyword, value: text }] : []));
        });
        const own = fc.option(word, { nil: undefined });
        return fc.tuple(fc.tuple(...fields), own, fc.boolean()).map(([written, extra, whole]) => {
          const isAbsent = (isWholeOrAbsent === true || name === 'alternateCovariance') && !whole;
          const told = name === 'userDefinedParameters' ? [] : isAbsent ? [] : written.flat();
          const user = name === 'userDefinedParameters' && extra !== undefined;
          const unit = 'furlong';
          const more = user ? [{ keyword: 'USER_DEFINED_PRIORITY', value: extra }] : [];
          const unknown =
            name === 'header' && extra !== undefined ? [{ keyword: 'SOMETHING_NEW', value: '7', unit }] : [];
          const notes = told.length > 1 && extra !== undefined ? [{ keyword: COMMENT, value: extra }] : [];
          const all = [...told.slice(0, 1), ...notes, ...told.slice(1), ...unknown, ...more];
          return { section: name, object, line: 0, fields: all.map((field): Field => ({ ...field, line: 0 })) };
        });
      }),
    ),
  )
  .map((groups) => ({ version: SECOND_ISSUE, groups: groups.filter(({ fields }) => fields.length > 0) }))
  .map(({ version, groups }) => ({
    version,
    groups: groups.toSorted((a, b) => a.object - b.object),
  }));

it('a message of the second issue reads as it was written, whatever it has, in each notation', () => {
  fc.assert(
    fc.property(message, fc.constantFrom(...NOTATIONS), (draft, notation) => {
      expect(essence(read(written(draft, notation)).message)).toEqual(essence(draft));
    }),
    { numRuns: runs(25) },
  );
});

it('every published message says in the second issue what it said in the first, and the same from each notation', () => {
  for (const name of sampled(readdirSync(FOLDER), EVERY)) {
    const before = read(readFileSync(new URL(name, FOLDER), 'utf8'));
    const { message: _message, version: _version, comments: _comments, ...figures } = before;
    for (const notation of NOTATIONS) {
      const text = secondIssue(writeCdm(before, 'kvn'), notation);
      if (!text.ok) throw new Error(`${name}: ${text.fault.code}`);
      const after = read(text.value);
      expect(after.version, name).toBe(SECOND_ISSUE);
      expect(after, `${name} as ${notation}`).toMatchObject(figures);
      const kvn = secondIssue(text.value, 'kvn');
      expect(kvn.ok && essence(read(kvn.value).message), `${name} from ${notation}`).toEqual(essence(after.message));
      // Nothing of the first issue is lost: each keyword has its digits.
      for (const { section, object, fields } of before.message.groups) {
        const kept = fieldsIn(after.message, section, object);
        const lost = fields.filter(
          ({ keyword, value }) =>
            keyword !== COMMENT && value !== '' && value !== 'NaN' && !kept.some((field) => field.value === value),
        );
        expect(lost, `${name} as ${notation}`).toEqual([]);
      }
    }
  }
});

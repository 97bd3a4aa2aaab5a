import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCdm } from './cdm/read.ts';
import { convertMessage } from './convert.ts';
import type { FlatMessage } from './flat/message.ts';
import { readOem } from './oem/read.ts';
import { readOmm } from './omm/read.ts';
import { readOpm } from './opm/read.ts';
import { readTdm } from './tdm/read.ts';
import { COMMENT, type Field } from './value/field.ts';

const root = new URL('../../../conformance/ccsds/', import.meta.url);

function samples(kind: string): { file: string; text: string }[] {
  const folder = new URL(`${kind}/valid/`, root);
  return readdirSync(folder).map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

/** Keywords with their texts, and the comments: all that a notation must carry. Order may differ; empty and NaN say nothing. */
function essence(fields: readonly Field[]): { values: string[]; comments: string[] } {
  const isTold = (field: Field): boolean => field.keyword !== COMMENT && field.value !== '' && field.value !== 'NaN';
  return {
    values: fields
      .filter(isTold)
      .map((field) => `${field.keyword}=${field.value}`)
      .sort(),
    comments: fields.filter((field) => field.keyword === COMMENT).map((field) => field.value.trim()),
  };
}

/** A section left with comments alone hands them to the next, so comments are compared by object. */
function ofFlat(message: FlatMessage): unknown {
  const groups = message.groups.map((group) => ({ ...group, ...essence(group.fields) }));
  return {
    sections: groups
      .filter((group) => group.values.length > 0)
      .map(({ section, object, values }) => ({ section, object, values })),
    comments: [0, 1, 2].map((object) =>
      groups.filter((group) => group.object === object).flatMap((group) => group.comments),
    ),
  };
}

function contentOf(kind: string, text: string): unknown {
  if (kind === 'oem') {
    const oem = readOem(text);
    if (!oem.ok) return oem.fault;
    return oem.value.segments.map((segment) => ({
      metadata: essence(segment.metadata.fields),
      comments: segment.comments.map((comment) => comment.text),
      epochs: segment.epochs,
      states: segment.stateTexts,
      covariances: segment.covariances.map(({ epoch, frame, text: terms, comments }) => ({
        epoch,
        frame,
        terms: terms.split(/\s+/),
        comments,
      })),
    }));
  }
  if (kind === 'tdm') {
    const tdm = readTdm(text);
    if (!tdm.ok) return tdm.fault;
    return tdm.value.segments.map((segment) => ({
      metadata: essence(segment.metadata),
      comments: segment.comments,
      observations: segment.observations.map(({ keyword, epoch, text: value }) => [keyword, epoch, value]),
    }));
  }
  if (kind === 'cdm') {
    const cdm = readCdm(text);
    return cdm.ok ? ofFlat(cdm.value.message) : cdm.fault;
  }
  const flat = kind === 'omm' ? readOmm(text) : readOpm(text);
  return flat.ok ? ofFlat(flat.value) : flat.fault;
}

describe('a message written in another notation', () => {
  for (const kind of ['oem', 'cdm', 'omm', 'opm', 'tdm']) {
    it(`${kind}: reads back the same from KVN, XML and JSON, digit for digit`, () => {
      for (const { file, text } of samples(kind)) {
        const before = contentOf(kind, text);
        for (const notation of ['kvn', 'xml', 'json'] as const) {
          const written = convertMessage(text, notation);
          expect(written.ok, `${file} as ${notation}`).toBe(true);
          if (written.ok) expect(contentOf(kind, written.value), `${file} as ${notation}`).toEqual(before);
        }
      }
    });

    it(`${kind}: is the same text after KVN to XML to JSON and back`, () => {
      for (const { file, text } of samples(kind).slice(0, 15)) {
        // The first step brings keywords into the order of the book.
        const path = ['xml', 'json', 'kvn', 'xml', 'json', 'kvn'] as const;
        const steps: string[] = [];
        let current = text;
        for (const notation of path) {
          const written = convertMessage(current, notation);
          if (!written.ok) throw new Error(`${file}: ${written.fault.code}`);
          current = written.value;
          steps.push(current);
        }
        expect(steps[5], file).toBe(steps[2]);
        expect(steps[3], file).toBe(steps[0]);
      }
    });
  }
});

describe('a comment in XML', () => {
  const text = readFileSync(new URL('cdm/valid/CDMExample1.xml', root), 'utf8');
  const comments = [...text.matchAll(/<COMMENT>([^<]*)/g)];

  it.each([
    ['with a unit, which measures nothing', (written: string) => `<COMMENT units="km">${written}`],
    ['that begins with half of a character', (written: string) => `<COMMENT>\ud800${written}`],
  ])('%s is that comment in each notation', (_, changed) => {
    expect(comments.length).toBeGreaterThan(0);
    const odd = comments.reduce((all, [whole, written]) => all.replace(whole, changed(written!)), text);
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const once = convertMessage(odd, notation);
      const plain = convertMessage(text, notation);
      if (!once.ok || !plain.ok) throw new Error('not written');
      expect(once.value).toBe(plain.value);
    }
  });
});

describe('a KVN ephemeris', () => {
  it('keeps every comment in its place and every number as written', () => {
    const text = readFileSync(new URL('oem/valid/OEMExampleWithHeaderComment.txt', root), 'utf8');
    const written = convertMessage(text, 'kvn');
    const lines = (value: string): string[] =>
      value
        .split('\n')
        .map((line) => line.trim().replace(/\s+/g, ' '))
        .filter((line) => line !== '');
    expect(written.ok && lines(written.value)).toEqual(lines(text));
  });
});

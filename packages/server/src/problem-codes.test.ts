import { readdirSync, readFileSync } from 'node:fs';
import { FAULT_TITLES } from '@keepout/ccsds/fault/fault-titles';
import { FIELD_PROBLEMS } from '@keepout/contract/platform/field-problems';
import { PROBLEM_TABLES, PROBLEMS } from '@keepout/contract/problems';
import { describe, expect, it } from 'vitest';
import { refused } from './platform/http/problem.ts';

const packages = new URL('../../', import.meta.url);

/** The sources below a folder, without tests and without what is left out. */
function sources(folder: string, leftOut?: string): string {
  const names = readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !(leftOut && name.startsWith(leftOut)))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, packages), 'utf8'))
    .join('\n');
}

describe('the codes of problems', () => {
  it('stand in one table each', () => {
    const all = Object.values(PROBLEM_TABLES).flatMap((table) => Object.keys(table));
    expect(all).toEqual([...new Set(all)]);
    expect(all.toSorted()).toEqual(Object.keys(PROBLEMS).toSorted());
  });

  it('are raised somewhere, every one', () => {
    const server = sources('server/src') + sources('assessment/src') + sources('operations/src/coordination');
    const codes = Object.keys(PROBLEMS).filter((code) => !(code in FIELD_PROBLEMS));
    expect(codes.filter((code) => !server.includes(`'${code}'`))).toEqual([]);
  });

  it('of messages are raised somewhere, every one', () => {
    const server = sources('server/src/messages') + sources('server/src/odt/tracks');
    const readers =
      sources('ccsds/src', 'fault/') + server + sources('assessment/src') + sources('operations/src/archive');
    expect(Object.keys(FAULT_TITLES).filter((code) => !readers.includes(`'${code}'`))).toEqual([]);
  });

  it('carry one status and one short sentence', () => {
    for (const [code, { title, advice }] of Object.entries(PROBLEMS)) {
      expect([title, advice], code).toEqual([
        expect.stringMatching(/^[A-Z].{5,80}\.$/),
        expect.stringMatching(/^[A-Z].{5,120}\.$/),
      ]);
    }
    expect(refused('version-changed', { detail: 'It is at version 2.' }).facts).toMatchObject({ status: 412 });
  });

  it('that no table has do not compile', () => {
    // @ts-expect-error: the union of the tables is closed
    expect(() => refused('no-such-code', { detail: '' })).toThrow();
  });
});

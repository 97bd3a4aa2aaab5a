import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleFile, ruleFiles } from '../../../conformance/ccsds/rule-files.ts';
import { convertMessage } from './convert.ts';
import { FAULT_TITLES } from './fault/fault-titles.ts';
import { validateMessage } from './validate.ts';

const PAGE = readFileSync(new URL('../../../docs/models/message-rules.md', import.meta.url), 'utf8');
const FOLDER = new URL('../../../conformance/ccsds/', import.meta.url);
const MESSAGES = ['OPM', 'OMM', 'OEM', 'OCM', 'CDM', 'TDM'];

/** A row of the table: every line of the page between its head and the next empty line. */
const table = PAGE.split('\n');
const head = table.findIndex((line) => line.startsWith('| message | where |'));
const rows = table.slice(head + 2, table.indexOf('', head)).map((line) => {
  const [message = '', where = '', rule = '', checked = '', code = '', keyword = '', file = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`|`$/g, ''));
  return { message, where, rule, checked, code, keyword, file };
});
const committed = MESSAGES.flatMap((message) =>
  ['valid', 'invalid', 'accepted'].flatMap((folder) => {
    const path = `${message.toLowerCase()}/${folder}/`;
    return readdirSync(new URL(path, FOLDER))
      .filter((name) => /^rules?(?:-|\.)/.test(name))
      .map((name) => path + name);
  }),
);

describe('the table of rules', () => {
  it('has rows of each message', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(new Set(rows.map(({ message }) => message))).toEqual(new Set(MESSAGES));
  });

  it.each(rows)('$message $where: $rule', ({ message, where, rule, checked, code, keyword, file }) => {
    expect(where).toMatch(/^(?:tables? )?\d/);
    expect(rule).not.toBe('');
    expect(existsSync(new URL(checked, import.meta.url)), checked).toBe(true);
    expect(Object.keys(FAULT_TITLES), 'a code of faults').toContain(code);
    expect(file.startsWith(`${message.toLowerCase()}/`), 'a file of its message').toBe(true);
    const validation = validateMessage(ruleFile(file));
    expect(validation.kind).toBe(message.toLowerCase());
    expect(validation.standing).toBe(file.includes('/invalid/') ? 'refused' : 'accepted');
    const codes = [...validation.faults, ...validation.deviations].map(
      (fault) => `${fault.code} ${fault.keyword ?? ''}`,
    );
    expect(codes).toContain(`${code} ${keyword}`);
    // A fault at a place that a person can go to.
    const fault = [...validation.faults, ...validation.deviations].find((candidate) => candidate.code === code);
    if (code !== 'draft-version') expect(fault?.line).toBeGreaterThan(0);
  });

  it('has every file of a rule, and every file is what its maker writes', () => {
    const named = rows.map(({ file }) => file);
    expect(new Set(named).size, 'a file for each row').toBe(named.length);
    const files = ruleFiles();
    expect(new Set(committed)).toEqual(new Set(files.keys()));
    for (const [file, text] of files) {
      expect(ruleFile(file), file).toBe(text);
      if (!file.includes('/valid/')) expect(named, file).toContain(file);
    }
  });
});

describe('a message that breaks no rule', () => {
  const files = [...ruleFiles().keys()].filter((file) => file.includes('/valid/'));

  it.each(files)('is valid, in each notation: %s', (file) => {
    const text = ruleFile(file);
    expect(validateMessage(text)).toMatchObject({ standing: 'valid', faults: [], deviations: [] });
    for (const notation of ['xml', 'json'] as const) {
      const other = convertMessage(text, notation);
      if (!other.ok) throw new Error(other.fault.code);
      expect(validateMessage(other.value), notation).toMatchObject({ standing: 'valid', faults: [], deviations: [] });
    }
  });
});

describe('what is accepted', () => {
  const files = [...ruleFiles().keys()].filter((file) => file.includes('/accepted/'));

  it.each(files)('is read and written again, and is as far from valid as before: %s', (file) => {
    const text = ruleFile(file);
    const again = convertMessage(text, 'kvn');
    if (!again.ok) throw new Error(again.fault.code);
    const [before, after] = [validateMessage(text), validateMessage(again.value)];
    // Writing puts units where they are wanted and the message id where it belongs.
    const mended = ['missing-unit', 'keyword-out-of-order'];
    const codes = (validation: typeof before): string[] =>
      validation.deviations.map(({ code }) => code).filter((code) => !mended.includes(code));
    expect(codes(after)).toEqual(codes(before));
  });
});

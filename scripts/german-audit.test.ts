import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS_DE, RECORD_TYPES_DE } from '../packages/web/src/features/audit/words-de.ts';
import { ACTIONS_EN, RECORD_TYPES_EN } from '../packages/web/src/features/audit/words-en.ts';

const server = new URL('../packages/server/src/', import.meta.url);
const lines = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/test/.test(path))
  .map((path) => readFileSync(new URL(path, server), 'utf8'))
  .filter((source) => source.includes('writeAudit'))
  .join('\n');

it.each([
  ['action', ACTIONS_DE],
  ['recordType', RECORD_TYPES_DE],
  ['action', ACTIONS_EN],
  ['recordType', RECORD_TYPES_EN],
] as const)(
  'C-10 A-16 every %s that the server writes into the audit log has a word in each language',
  (field, words) => {
    const written = [...lines.matchAll(new RegExp(`${field}: '([a-z -]+)'`, 'g'))].map(([, code = '']) => code);
    expect(written.length).toBeGreaterThan(20);
    expect([...new Set(written)].filter((code) => words[code] === undefined)).toEqual([]);
  },
);

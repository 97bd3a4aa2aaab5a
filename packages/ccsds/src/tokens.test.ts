import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import { convertMessage } from './convert.ts';

const own = new URL('../../../conformance/ccsds/', import.meta.url);
const shared = new URL('../../../../shared/reference/', import.meta.url);
const kinds = ['oem', 'opm', 'omm', 'ocm', 'cdm', 'tdm'];

function samples(): { name: string; text: string }[] {
  const values = new Map<string, string>();
  for (const root of [own, shared]) {
    for (const kind of kinds) {
      const folder = new URL(`${kind}/valid/`, root);
      if (!existsSync(folder)) continue;
      for (const file of readdirSync(folder)) {
        values.set(`${kind}/${file}`, readFileSync(new URL(file, folder), 'utf8'));
      }
    }
  }
  return [...values].map(([name, text]) => ({ name, text }));
}

const NUMBER = /(?<![\w.:-])[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.:-])/g;
const EPOCH = /\d{4}-(?:\d\d-\d\d|\d{3})T[\d:.]+Z?/g;

/**
 * Every number and epoch of a text, characters as they stand, sorted. No reader of ours has a part in it: markup, units,
 * keywords and the version are cut away by their form alone.
 */
function tokens(text: string): string[] {
  const plain = text.trimStart().startsWith('<')
    ? text
        .replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ' ')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&gt;', '>')
    : text.replaceAll(/^\s*CCSDS_\w+\s*=.*$/gm, '').replaceAll(/^(\s*[A-Za-z]\w*\s*)=/gm, ' ');
  const withoutUnits = plain.replaceAll(/\[[^\]\n]*\]?[ \t]*$/gm, '');
  const epochs = withoutUnits.match(EPOCH) ?? [];
  const numbers = withoutUnits.replaceAll(EPOCH, ' ').match(NUMBER) ?? [];
  return [...epochs, ...numbers].sort();
}

describe('numbers and epochs', () => {
  it('are written with the characters they were read with, in KVN and in XML, in every sample', () => {
    let cases = 0;
    for (const { name, text } of samples()) {
      const before = tokens(text);
      for (const notation of ['kvn', 'xml'] as const) {
        const written = convertMessage(text, notation);
        if (!written.ok) throw new Error(`${name} as ${notation}: ${written.fault.code}`);
        expect(tokens(written.value), `${name} as ${notation}`).toEqual(before);
      }
      cases += before.length;
    }
    expect(cases).toBeGreaterThan(10_000);
    recordValidation({
      room: 'ccsds',
      reference: 'Numbers and epochs written as read',
      kind: 'twin',
      origin: 'every valid sample of conformance/ccsds and of the reference set, compared by a plain text scan',
      deviations: new Uint8Array(cases),
      unit: 'numbers or epochs with other characters, in KVN and XML',
      tolerance: 0,
      stated: { accuracy: 0, by: 'characters' },
    });
  });
});

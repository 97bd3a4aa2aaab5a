import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../platform/pdf/test-words.ts';
import { testRecord } from '../test-record.ts';
import { recordPdf } from './record-pdf.ts';

const folder = new URL('../../../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.startsWith('0000') && name.endsWith('.cdm'))
  .slice(0, 4)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const pagesOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b(?!s)/g),
  ].length;

describe('the printed record', () => {
  it('has event, decision, rules, waivers, inputs and hashes as text that can be selected', async () => {
    const record = testRecord(texts, { note: 'Wait for the pass.' });
    const words = wordsOf(await recordPdf(record));
    for (const expected of [
      record.event.object1.name,
      'Get observations first (OBSERVE)',
      'mara, 2022-11-27',
      'Wait for the pass.',
      'Waived by mara',
      'FOSTER-1992',
      'Encounter plane',
      record.hash,
      record.inputs.messages[0]!.sha256.slice(0, 32),
    ]) {
      expect(words, expected).toContain(expected);
    }
  });

  it('C-10 says the same in German; codes, hashes, names and figures stay as they are', async () => {
    const record = testRecord(texts, { note: 'Wait for the pass.' });
    const [words, english] = [wordsOf(await recordPdf(record, 'de')), wordsOf(await recordPdf(record))];
    for (const expected of [
      ...[
        'Entscheidungsakte',
        'Zuerst beobachten lassen (OBSERVE)',
        'Größte Annäherung',
        'Flugregeln und Aussetzungen',
      ],
      ...['Ausgesetzt von mara', 'Kollisionswahrscheinlichkeit unter der Handlungsschwelle', 'Begegnungsebene'],
      ...[
        'Eingefrorene Eingangsdaten',
        'keepout replay rechnet jede Zahl nach',
        'mara, 2022-11-27',
        'Wait for the pass.',
      ],
      ...['FOSTER-1992', record.hash, record.event.object1.name],
    ]) {
      expect(words, expected).toContain(expected);
    }
    expect(words.replace(record.note, '')).not.toMatch(/\b(and|the|with|of|by|not|for)\b/i);
    const figures = (text: string) => text.match(/\d+\.\d+(e-?\d+)?/g)?.length;
    expect(figures(words)).toBe(figures(english));
  });

  it('is the same to the byte for the same record', async () => {
    const [first, again] = await Promise.all([recordPdf(testRecord(texts)), recordPdf(testRecord(texts))]);
    expect(Buffer.compare(first, again)).toBe(0);
  });

  it('takes one to three pages, be the note long or the messages many', async () => {
    expect(pagesOf(await recordPdf(testRecord(texts.slice(0, 1))))).toBeLessThanOrEqual(3);
    const many = Array.from({ length: 40 }, () => texts[0]!);
    expect(pagesOf(await recordPdf(testRecord(many)))).toBeLessThanOrEqual(3);
    const long = await recordPdf(
      testRecord(texts, { note: 'A line of the note that goes on for a while. '.repeat(200) }),
    );
    expect(pagesOf(long)).toBeGreaterThan(2);
    expect(wordsOf(long)).toContain('Frozen inputs');
  });

  it('tells names that the font has no letters for by their code points', async () => {
    const words = wordsOf(await recordPdf(testRecord(texts, { owner: 'Иван', note: '中' })));
    expect(words).toContain('[U+0418][U+0432]');
    expect(words).toContain('[U+4E2D]');
  });
});

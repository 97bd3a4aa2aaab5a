import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cancelled, faultFromAnswer, faultOf, ServerUnreachable, unauthenticated } from '../fault.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { placeDe } from './places-de.ts';

const message = (text: string, key: string) => [en, de].map((words) => words.message?.(text, key));
/** What a fault says is allowed: by its name, or by the shape that only such a text has. */
const LIMIT =
  /\blimit(?::| =) ['`]([^'`]+)['`]|['`]((?:(?:above|below|over|under|at least|at most|more than|less than|up to) |[-$\d][^ '`]* (?:to|or|and) )[^'`]*|no unit)['`]/g;
const ENGLISH = /\b(?:to|or|and|above|below|over|under|at|least|most|more|than|less|up|no|the|of|line)\b/;
const title = (text: string) => [en, de].map((words) => words.title?.(text));

describe('C-10 what a failed request says', () => {
  it('is in English what the server said, and in German a sentence of its own', () => {
    const fault = faultFromAnswer(402, 'Payment Required', {
      error: 'Payment Required',
      code: 'balance-insufficient',
      message: 'The price is 200.01 EUR.',
    });
    expect(title(fault.title)).toEqual(['Payment Required', 'Nicht gedeckt']);
    expect(message(fault.message, fault.problemCode ?? '')).toEqual([
      'The price is 200.01 EUR.',
      'Das Guthaben deckt den Preis nicht.',
    ]);
    const unreachable = faultOf(new ServerUnreachable('down'));
    expect(message(unreachable.message, unreachable.title)).toEqual([
      'The server could not be reached. Check the connection and try again.',
      'Der Server war nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    ]);
  });

  it('tells a range of numbers in the words of its language', () => {
    const place = {
      code: 'number-out-of-range',
      message: '',
      keyword: 'MISS_DISTANCE',
      value: '-1e308',
      limit: '0 to 1e30',
    };
    expect(placeDe(place)).toBe('MISS_DISTANCE ist „-1e308“; erlaubt ist 0 bis 1e30.');
  });

  it('has in German every word of what is allowed that the readers of messages say', () => {
    const rooms = new URL('../../../../ccsds/src/', import.meta.url);
    const sources = readdirSync(rooms, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('fault/'))
      .map((path) => readFileSync(new URL(path, rooms), 'utf8'));
    const limits = new Set(
      sources.flatMap((text) => [...text.matchAll(LIMIT)].map(([, said, beside]) => said ?? beside!)),
    );
    expect([...limits]).toEqual(expect.arrayContaining(['above 0', '0 and below', '6 or 9', '0 to 1', 'line 1']));
    const english = [...limits].filter((limit) =>
      ENGLISH.test(placeDe({ code: 'value-not-allowed', message: '', keyword: 'K', value: '1', limit })),
    );
    expect(english).toEqual([]);
  });

  it('stays in both where no sentence is known', () => {
    expect(message('Said by nobody we know.', 'of-tomorrow')).toEqual(Array(2).fill('Said by nobody we know.'));
    expect(title('Teapot')).toEqual(['Teapot', 'Teapot']);
  });

  it('N-09 N-10 V-01 V-02 V-03 stays in both where the specification fixes it', () => {
    for (const fixed of [cancelled, unauthenticated]) {
      expect(title(fixed.title ?? '')).toEqual([fixed.title, fixed.title]);
      expect(message(fixed.message ?? '', fixed.title ?? '')).toEqual([fixed.message, fixed.message]);
    }
    for (const name of ['customers', 'orders', 'products']) {
      const sentence = `Invalid ${name}/post request parameters.`;
      expect(message(sentence, 'invalid-request')).toEqual([sentence, sentence]);
    }
  });
});

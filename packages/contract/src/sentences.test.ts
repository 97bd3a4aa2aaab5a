import { describe, expect, it } from 'vitest';
import { sentencesDe } from './languages/de/tell.ts';
import type { Sentence } from './platform/sentence.ts';
import {
  asWritten,
  SENTENCE_WORDS,
  SENTENCES,
  type SentenceCode,
  tell,
  textOf,
  together,
  withStatement,
} from './sentences.ts';

const codes = Object.keys(SENTENCES) as SentenceCode[];
const HOLE = /\{(\w+?)([#@!]?)[\d_]?\}/g;
const SAMPLES = { '': 'TEI-07 of it', '#': 12.5, '@': '2026-11-21T23:04:49Z', '!': SENTENCE_WORDS[3] } as const;

/** A sentence with a figure for every hole. */
const sampled = (code: SentenceCode): Sentence => ({
  code,
  figures: Object.fromEntries(
    [...SENTENCES[code].matchAll(HOLE)].map(([, name = '', kind = '']) => [
      name,
      SAMPLES[kind as keyof typeof SAMPLES],
    ]),
  ),
});

describe('C-10 sentences of the server', () => {
  it.each(codes)('%s is a text in both languages, with every figure in its place', (code) => {
    const statement = [sampled(code)];
    const texts = [textOf(statement), sentencesDe('', statement)];
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|^$/);
    for (const figure of Object.values(statement[0]!.figures).filter((value) => value === 12.5)) {
      for (const text of texts) expect(text).toContain(String(figure));
    }
    expect(sentencesDe('as the server said it', statement)).not.toBe('as the server said it');
  });

  it('stand one after the other, with what a provider wrote among them', () => {
    const statement = together(
      tell('passes-succeeded', { done: 1, wanted: 3 }),
      asWritten(''),
      tell('sensor-unavailable', { sensor: 'RAD-01', why: 'service' }),
      tell('not-replaced'),
      asWritten('It was cloudy. The dome stayed shut'),
    );
    expect(withStatement('reason', statement)).toEqual({
      reason:
        '1 of 3 passes succeeded. RAD-01 accepts no orders at that time: service The pass was not replaced: It was cloudy. The dome stayed shut',
      reasonSentences: [
        { code: 'passes-succeeded', figures: { done: 1, wanted: 3 } },
        { code: 'sensor-unavailable', figures: { sensor: 'RAD-01', why: 'service' } },
        { code: 'not-replaced', figures: {} },
        { code: 'as-written', figures: { text: 'It was cloudy. The dome stayed shut' } },
      ],
    });
  });

  it('are none of no text, and null where there is no statement', () => {
    expect(withStatement('reason', asWritten(''))).toEqual({ reason: '', reasonSentences: [] });
    expect(withStatement('failure', null)).toEqual({ failure: null, failureSentences: [] });
  });

  it('have times as screens have them, decimals as they count, and plurals by their number', () => {
    expect(textOf(tell('pass-of', { at: '2026-11-21T23:04:49.250Z', sensor: 'TEI-07' }))).toBe(
      'Pass of 2026-11-21 23:04:49 Z over TEI-07',
    );
    expect(textOf(tell('no-file-by', { by: '2026-11-21T23:04:49Z' }))).toBe(
      'No file for the pass was received by 2026-11-21 23:04:49 Z.',
    );
    expect(textOf(tell('update-no-one-orbit', { rejected: 3, measurements: 4, wrms: 1 }))).toContain('WRMS is 1.00.');
    expect(textOf(tell('observation-of', { target: 'ARGO-5 R/B', passes: 1 }))).toBe(
      'Observation of ARGO-5 R/B, 1 pass',
    );
    expect(textOf(tell('observation-of', { target: 'ARGO-5 R/B', passes: 2 }))).toBe(
      'Observation of ARGO-5 R/B, 2 passes',
    );
  });

  it('of a newer version are told by their code, in German as the server says them', () => {
    const statement = [{ code: 'of-tomorrow', figures: { at: 7 } }];
    expect(textOf(statement)).toBe('of-tomorrow');
    expect(sentencesDe('Of tomorrow.', statement)).toBe('Of tomorrow.');
  });
});

import { describe, expect, it } from 'vitest';
import { written } from './platform/sentence-text.ts';
import { asWritten, SENTENCE_WORDS, SENTENCES, type SentenceCode, sentencesIn, tell, together } from './sentences.ts';

const codes = Object.keys(SENTENCES) as SentenceCode[];
const HOLE = /\{(\w+)([#@!]?)\}/g;
const SAMPLES = { '': 'TEI-07 of it', '#': 12.5, '@': '2026-11-21T23:04:49Z', '!': SENTENCE_WORDS[3] } as const;

/** A figure for every hole of a sentence. */
const sampled = (code: SentenceCode) =>
  Object.fromEntries(
    [...SENTENCES[code].matchAll(HOLE)].map(([, name = '', kind = '']) => [
      name,
      SAMPLES[kind as keyof typeof SAMPLES],
    ]),
  );

describe('C-10 sentences of the server', () => {
  it.each(codes)('%s reads back with its figures', (code) => {
    const figures = sampled(code);
    const texts = [written(SENTENCES[code], figures)];
    if (SENTENCES[code].includes('(')) texts.push(written(SENTENCES[code], { ...figures, passes: 1 }));
    expect(sentencesIn(texts[0]!)).toEqual([{ code, figures }]);
    for (const text of texts) expect(sentencesIn(text).map((one) => one.code)).toEqual([code]);
  });

  it('read one after the other, with what a provider wrote among them', () => {
    const why = together(asWritten('It was cloudy. The dome stayed shut'), tell('looking-for-another'));
    expect(sentencesIn(why)).toEqual([
      { code: 'as-written', figures: { text: 'It was cloudy. The dome stayed shut' } },
      { code: 'looking-for-another', figures: {} },
    ]);
    const ended = together(
      tell('passes-succeeded', { done: 1, wanted: 3 }),
      tell('sensor-unavailable', { sensor: 'RAD-01', why: 'service' }),
      tell('not-replaced'),
      tell('no-time-left'),
    );
    expect(ended).toBe(
      '1 of 3 passes succeeded. RAD-01 takes no orders then: service It was not replaced: No time is left before the deadline.',
    );
    expect(sentencesIn(ended).map(({ code }) => code)).toEqual([
      ...['passes-succeeded', 'sensor-unavailable', 'not-replaced', 'no-time-left'],
    ]);
  });

  it('of a text of somebody else are as he wrote it, and of none there are none', () => {
    expect(sentencesIn('Out of order')).toEqual([{ code: 'as-written', figures: { text: 'Out of order' } }]);
    expect(sentencesIn('')).toEqual([]);
  });

  it('have times as ISO 8601 whatever the text has, and counts as numbers', () => {
    const at = '2026-11-21 23:04:49 Z';
    expect(sentencesIn(tell('pass-of', { at, sensor: 'TEI-07' }))[0]!.figures['at']).toBe('2026-11-21T23:04:49Z');
    expect(tell('observation-of', { target: 'ARGO-5 R/B', passes: 1 })).toBe('Observation of ARGO-5 R/B, 1 pass');
    expect(tell('observation-of', { target: 'ARGO-5 R/B', passes: 2 })).toBe('Observation of ARGO-5 R/B, 2 passes');
  });
});

import { expect, it } from 'vitest';
import type { Verdict } from '../../ca/conjunction.ts';
import { reasonDe } from './verdict-reason.ts';

const both = { pc: 2e-5, thresholdPc: 1e-7, maxPc: 3e-4, correlatedPc: 4e-5, objects: ['OBJECT1', 'OBJECT2'] } as const;
const sentenceOf = (code: string, figures: Verdict['reasons'][number]['figures'] = {}) =>
  reasonDe({ code, text: 'as the server told it', figures });

it('tells every reason with its figures', () => {
  const codes = [
    ...[
      'pc-above-act',
      'pc-above-watch',
      'pc-below-watch',
      'robust',
      'diluted',
      'max-pc-below-act',
      'max-pc-above-act',
    ],
    ...['covariance-estimated', 'covariance-missing', 'covariance-default', 'covariance-implausible'],
    ...['covariance-too-small', 'covariance-not-positive'],
    ...['covariance-unlike-history', 'covariance-scaled', 'covariance-calibrated'],
    ...[
      'errors-correlated',
      'orbit-doubtful',
      'pc-not-computed',
      'edge-of-data',
      'two-dimensional-inadequate',
      'usage-unknown',
    ],
    ...['closest-approach-passed', 'decision-time-passed'],
  ];
  const scaled = [{ object: 'OBJECT2' as const, factor: 1.4 }];
  const unlike = [{ object: 'OBJECT2' as const, ratio: 1e-3, messages: 4 }];
  const figures = { ...both, scaled, unlike, objects: [...both.objects], decideBy: '2026-11-21T10:00:00Z' };
  const sentences = codes.map((code) => sentenceOf(code, figures));
  expect(sentences).not.toContain('as the server told it');
  expect(sentences.join(' ')).not.toMatch(/undefined|NaN/);
  expect(new Set(sentences).size).toBe(codes.length);
  expect(sentenceOf('pc-above-watch', figures)).toContain('2.00e−05');
  expect(sentenceOf('pc-above-watch', figures)).toContain('1.00e−07');
  expect(sentenceOf('covariance-missing', figures)).toContain('Objekt 1 und Objekt 2');
  expect(sentenceOf('diluted', { maxPc: 3e-4, objects: ['OBJECT2'] })).toContain('allein von Objekt 2');
  expect(sentenceOf('covariance-scaled', figures)).toContain('Objekt 2 mit 1.40');
  expect(sentenceOf('decision-time-passed', figures)).toContain('2026-11-21 10:00:00 Z');
});

it('tells of a radius that the bodies do not have', () => {
  const radius = { side: 'smaller', stated: 0.01, body: 0.1, isCounted: true } as const;
  expect(sentenceOf('radius-outside-body', { radius })).toBe(
    'Die Nachricht nennt einen gemeinsamen Kollisionsradius von 0.01 m, kleiner als Objekt 1 allein (0.1 m): Pc verwendet diesen Radius und wächst mit seinem Quadrat.',
  );
  expect(sentenceOf('radius-outside-body', { radius: { ...radius, side: 'larger', isCounted: false } })).toContain(
    'viel größer als beide Objekte (höchstens 0.1 m): Pc verwendet stattdessen die bekannte Größe der Objekte',
  );
});

it('tells each doubt about an orbit', () => {
  const doubts = [
    { code: 'last-observation-old', value: 4.25, limit: 3 },
    { code: 'observations-few', value: 12, limit: 20 },
    { code: 'od-span-short', value: 0.5, limit: 1 },
    { code: 'residuals-rejected', value: 70, limit: 80 },
    { code: 'weighted-rms-large', value: 3.1, limit: 2 },
  ];
  expect(sentenceOf('orbit-doubtful', { objects: ['OBJECT2'], doubts })).toBe(
    'Die Bahnbestimmung von Objekt 2 liegt außerhalb ihrer Grenzen: zuletzt 4.3 Tage vor der Nachricht beobachtet (Grenze 3), ' +
      '12 Beobachtungen (mindestens 20), Bahnbestimmung über 50 % der empfohlenen Spanne, 70 % der Residuen angenommen (mindestens 80 %), ' +
      'gewichteter RMS 3.1 (höchstens 2).',
  );
});

it('leaves to the server what it does not know', () => {
  expect(sentenceOf('a-new-reason')).toBe('as the server told it');
  expect(reasonDe({ code: 'robust', text: 'of an older server' })).toBe('of an older server');
});

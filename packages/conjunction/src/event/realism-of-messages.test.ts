import type { Vec3 } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numbers/random.ts';
import { type PredictingMessage, realismOfMessages } from './realism-of-messages.ts';

const TCA = 8e8;
const DAY = 86_400;
const SIGMA_M = [50, 400, 30] as const;

/** Of an event: messages of so many days before, each with errors of the stated sigmas times a factor; the last one is nearly exact. */
function* messagesOf(event: number, factor: number, normal: () => number): Generator<PredictingMessage> {
  for (const days of [4, 3.9, 2.5, 0.1]) {
    const isLast = days === 0.1;
    const object = (designator: string) => {
      const shift = SIGMA_M.map((sigma) => (isLast ? 0 : sigma * factor * normal())) as unknown as Vec3;
      const matrix = new Float64Array(36);
      for (const [i, sigma] of [...SIGMA_M, 1, 1, 1].entries()) matrix[7 * i] = (isLast ? 1e-3 : sigma) ** 2;
      return {
        designator,
        covarianceSource: 'CDM',
        object: {
          state: {
            epochTaiS: TCA,
            frame: 'EME2000',
            positionM: [7e6 + shift[0], shift[1], shift[2]],
            velocityMps: [0, 7546, 0],
          },
          covariance: { epochTaiS: TCA, frame: 'RTN', matrix },
        },
      } as const;
    };
    yield {
      conjunctionId: `con-${event}`,
      originator: 'CSPOC',
      creationTaiS: TCA - days * DAY,
      objects: [object('own'), object(`other-${event % 40}`)],
    };
  }
}

describe('covariances of messages against what later messages said', () => {
  it.each([
    [1, 'calibrated'],
    [3, 'conditional'],
  ] as const)('whose errors are %d times the sigmas are called %s with that factor, kind by kind', (factor, word) => {
    const random = seededRandom(7);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const messages = Array.from({ length: 300 }, (_, event) => [...messagesOf(event, factor, normal)]).flat();
    const groups = realismOfMessages(messages);
    expect(groups.map(({ leadFromDays, leadToDays, samples }) => [leadFromDays, leadToDays, samples])).toEqual([
      [2, 3, 600],
      [3, 5, 600],
    ]);
    for (const { realism, objects, regime, covarianceSource } of groups) {
      expect([objects, regime, covarianceSource]).toEqual([41, 'perigee-600-900-km', 'CDM']);
      expect(Math.abs(realism!.factor / factor - 1)).toBeLessThan(0.05);
      expect(realism!.confidence).toBe(word);
    }
  });

  it('are not judged by a message of the same hours, nor by a handful', () => {
    const normal = () => 0.5;
    const [first, second, third, last] = [...messagesOf(1, 1, normal)];
    expect(realismOfMessages([first!, second!])).toEqual([]);
    const few = realismOfMessages([last!, third!, second!, first!]);
    expect(few.map(({ samples, realism }) => [samples, realism])).toEqual([
      [2, undefined],
      [2, undefined],
    ]);
  });
});

describe('the factor of a kind on messages that it was not made of', () => {
  /** The one normal deviate after the other, of a seed. */
  const normals = () => {
    const random = seededRandom(7);
    return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  };
  const later = (message: PredictingMessage, days: number): PredictingMessage => ({
    ...message,
    creationTaiS: message.creationTaiS + days * DAY,
    objects: message.objects.map(({ object, ...rest }) => ({
      ...rest,
      object: { ...object, state: { ...object.state, epochTaiS: object.state.epochTaiS + days * DAY } },
    })) as unknown as PredictingMessage['objects'],
  });

  it('C10 passes where the newer half is off by what the older was, and not where its source has changed since', () => {
    const heldOutOf = (factors: readonly [number, number]) => {
      const normal = normals();
      const messages = Array.from({ length: 300 }, (_, event) =>
        [...messagesOf(event, factors[event < 150 ? 0 : 1], normal)].map((message) => later(message, event)),
      ).flat();
      return realismOfMessages(messages)[0]!.heldOut!;
    };
    const steady = heldOutOf([3, 3]);
    expect(Math.abs(steady.factor / 3 - 1)).toBeLessThan(0.07);
    expect(steady.realism).toMatchObject({ samples: 300, confidence: 'calibrated' });
    const improved = heldOutOf([3, 1]);
    expect(Math.abs(improved.factor / 3 - 1)).toBeLessThan(0.07);
    expect(improved.realism).toMatchObject({ confidence: 'conditional' });
    expect(improved.realism.shortfalls).toContain('within-1-sigma');
  });
});

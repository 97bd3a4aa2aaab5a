import type { Vec3 } from '@keepout/astro/nouns';
import { expect, it } from 'vitest';
import { againstFormer, type FormerError, statedErrors } from './former-errors.ts';
import type { ObjectFigures, VerdictFigures } from './message-figures.ts';

const TCA_TAI_S = 800_000_000;
const SAFE: VerdictFigures = { kind: 'safe', reasons: [], decideByTaiS: TCA_TAI_S - 86_400 };

/** An object in a low orbit with a deviation of the position, m. */
function object(designator: string, deviationM: number): ObjectFigures {
  const positionKm: Vec3 = [7000, 0, 0];
  const velocityKmS: Vec3 = [0, 7.5, 0];
  const covarianceRtn = Array.from({ length: 21 }, (_, k) => ([0, 2, 5].includes(k) ? deviationM ** 2 : 0));
  const stated = { designator, covarianceSource: 'CDM', covarianceRtn, positionKm, velocityKmS, frame: 'EME2000' };
  return stated as unknown as ObjectFigures;
}

const message = (hoursBefore: number, own: string, otherM: number) => ({
  originator: 'TEST',
  creationTaiS: TCA_TAI_S - hoursBefore * 3600,
  figures: { tcaTaiS: TCA_TAI_S, objects: [object(own, 10), object('OTHER', otherM)] as const },
  verdict: SAFE,
});

/** About several satellites and one other object, whose error jumps by a thousand in the newest. */
const messages = [
  message(30, 'A', 100),
  message(34, 'B', 110),
  message(32, 'C', 90),
  message(26, 'D', 100_000),
  message(28, 'A', 95),
];

it('what came at once is compared as if it had come one by one, whichever satellite it is about', () => {
  const stored: FormerError[] = [];
  const inTurn = messages
    .toSorted((a, b) => a.creationTaiS - b.creationTaiS)
    .map((each) => {
      const [judged] = againstFormer([each], stored);
      const { figures, originator, creationTaiS } = each;
      stored.push(...statedErrors({ ...figures, originator, creationTaiS }).filter((error) => error !== undefined));
      return judged!;
    });
  const atOnce = againstFormer(messages, []).toSorted((a, b) => a.creationTaiS - b.creationTaiS);
  expect(atOnce).toEqual(inTurn);
  expect(atOnce.map(({ verdict }) => verdict.kind)).toEqual(['safe', 'safe', 'safe', 'safe', 'no-conclusion']);
});

it('what rests on observations is no former message, and is compared itself', () => {
  const observed = messages.map((each, k) => (k === 3 ? each : { ...each, observed: {} }));
  expect(againstFormer(observed, []).every(({ verdict }) => verdict.kind === 'safe')).toBe(true);
  const former = messages
    .slice(0, 3)
    .flatMap(({ figures, originator, creationTaiS }) =>
      statedErrors({ ...figures, originator, creationTaiS }).filter((error) => error !== undefined),
    );
  expect(againstFormer(observed, former)[3]!.verdict.kind).toBe('no-conclusion');
});

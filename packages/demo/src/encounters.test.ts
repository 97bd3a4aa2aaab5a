import { fromUnixMs } from '@keepout/astro/epoch';
import { expect, test } from 'vitest';
import { SCRIPTED_ENCOUNTERS } from './scripted-encounters.ts';
import { makeDemoWorld } from './world.ts';

const DAY_MS = 86_400_000;

test('every script finds its story and its probability, whatever the seed and the moment', () => {
  for (let run = 0; run < 20; run += 1) {
    const nowTaiS = fromUnixMs(Date.UTC(2026, 0, 1) + run * 61.37 * DAY_MS);
    const world = makeDemoWorld({ seed: 100 + run, nowTaiS, count: 50 });
    for (const encounter of world.encounters) {
      const script = SCRIPTED_ENCOUNTERS.find(({ key }) => key === encounter.key)!;
      const newest = encounter.history.at(-1)!;
      expect(script.story(encounter.history), `${script.key}, run ${run}`).toBe(1);
      expect(newest.mahalanobisSquared / script.mahalanobisSquared).toBeCloseTo(1, 1);
      if (script.targetPc !== undefined) expect(newest.pc / script.targetPc).toBeCloseTo(1, 1);
    }
  }
});

test('the lead of each event is the scripted one, to a tenth', () => {
  const nowTaiS = fromUnixMs(Date.UTC(2026, 8, 9, 7, 7, 7));
  const { encounters } = makeDemoWorld({ seed: 5, nowTaiS, count: 50 });
  for (const { key, tcaTaiS } of encounters) {
    const { leadDays } = SCRIPTED_ENCOUNTERS.find((script) => script.key === key)!;
    expect((tcaTaiS - nowTaiS) / 86_400 / leadDays, key).toBeCloseTo(1, 1);
  }
});

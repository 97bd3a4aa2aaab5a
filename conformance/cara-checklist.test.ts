import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import checklist from './cara-checklist.json' with { type: 'json' };

const states = ['met', 'partly met', 'not met'];

/** That these tests also ran and passed is for the page to find: scripts/validation-page.mjs. */
it('whatever the checklist calls met names a test that exists', () => {
  for (const { id, state, how, tests } of checklist.rows) {
    expect(states, id).toContain(state);
    expect(how.length, id).toBeGreaterThan(20);
    expect(tests.length > 0, id).toBe(state !== 'not met');
    for (const { file, name } of tests) {
      const url = new URL(`../${file}`, import.meta.url);
      expect(existsSync(url), `${id}: ${file}`).toBe(true);
      expect(readFileSync(url, 'utf8'), `${id}: ${name}`).toContain(name);
    }
  }
});

it('the checklist has every capability from T-1.1 to T-5.1 once', () => {
  const expected = [11, 2, 4, 3, 1].flatMap((count, i) =>
    Array.from({ length: count }, (_, k) => `T-${i + 1}.${k + 1}`),
  );
  expect(checklist.rows.map(({ id }) => id)).toEqual(expected);
});

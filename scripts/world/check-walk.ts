import { afterAll, beforeAll, it } from 'vitest';
import type { Installation } from '../production/installation.ts';
import { PATIENT } from '../test-patience.mjs';
import { SECTIONS, World } from './walk.ts';

/** The guide to the first alert, step by step in what is laid out, with embedded parts and from an empty database. */
export function checkWalk(installed: () => Installation): void {
  let world: World;
  beforeAll(async () => {
    world = await World.begin(installed());
  });
  afterAll(() => world.end());

  it.each(SECTIONS)('%s', async (section) => {
    await world.walk(section, PATIENT.timeout);
  });
}

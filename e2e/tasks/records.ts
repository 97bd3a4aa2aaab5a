import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { expect } from '@playwright/test';
import type { Walk } from './walk.ts';

/** What the platform answers the person who is signed in. */
export async function answer(walk: Pick<Walk, 'request' | 'headers'>, url: string): Promise<unknown> {
  const response = await walk.request.get(url, { headers: walk.headers });
  expect(response.ok(), url).toBe(true);
  return await response.json();
}

/** The event of a satellite that needs a decision. */
export async function eventOf(walk: Walk, satellite: string): Promise<ConjunctionSummary> {
  const events = (await answer(walk, urlOf(CONJUNCTIONS.listConjunctions))) as readonly ConjunctionSummary[];
  const event = events.find(({ satelliteName, needsDecision }) => satelliteName === satellite && needsDecision);
  if (event === undefined) throw new Error(`no event of ${satellite} needs a decision`);
  return event;
}

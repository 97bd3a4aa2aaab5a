import type { ScreeningExtent } from '@keepout/contract/ca/screening';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { extentText } from './RunFacts.tsx';

const whole: ScreeningExtent = {
  mode: 'WHOLE',
  reason: 'NO_EARLIER_RESULT',
  earlierScreeningId: null,
  objectsChanged: null,
  blocksTakenOver: 0,
  encountersTakenOver: 0,
};
const textOf = (change: Partial<ScreeningExtent>): string => extentText({ ...whole, ...change }, en.details);

describe('what a run screened anew', () => {
  it('is everything with the reason, and the number of changes where they are the reason', () => {
    expect(textOf({})).toBe('everything, because there is no earlier result for these satellites');
    expect(textOf({ reason: 'TOO_MANY_CHANGES', objectsChanged: 812 })).toBe(
      'everything, because too much has changed (812 objects)',
    );
  });

  it('is what has changed, with what was taken over', () => {
    const line = textOf({
      mode: 'CHANGES',
      reason: null,
      objectsChanged: 12,
      blocksTakenOver: 18,
      encountersTakenOver: 340,
    });
    expect(line).toBe('what has changed (12 objects); 340 encounters in 18 blocks were taken over');
  });

  it('is nothing when the same was screened before', () => {
    expect(textOf({ mode: 'REPEATED', reason: null, objectsChanged: 0 })).toBe(
      'nothing, because the same was screened before',
    );
  });
});

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
    expect(textOf({})).toBe('all objects: no previous result for these satellites');
    expect(textOf({ reason: 'TOO_MANY_CHANGES', objectsChanged: 812 })).toBe(
      'all objects: too many changes (812 objects)',
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
    expect(line).toBe('changed objects (12); 340 encounters in 18 blocks reused from the previous run');
  });

  it('is nothing when the same was screened before', () => {
    expect(textOf({ mode: 'REPEATED', reason: null, objectsChanged: 0 })).toBe('none: an identical screening exists');
  });
});

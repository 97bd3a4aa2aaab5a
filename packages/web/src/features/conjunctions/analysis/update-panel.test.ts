import type { StateUpdate } from '@keepout/contract/ca/analysis';
import { describe, expect, it } from 'vitest';
import { changeCeiling } from '../../../charts/evolution/ChangeEvolution.tsx';
import { updateChanges } from './UpdatePanel.tsx';

const APART = {
  difference: { r: -30, t: 200, n: 4 },
  sigma: { r: 10, t: 50, n: 8 },
  mahalanobisDistance: 5.1,
};
const bare = { difference: { r: 1, t: 2, n: 3 }, sigma: null, mahalanobisDistance: null };
const update: StateUpdate = {
  cdmId: 'cdm-2',
  previousCdmId: 'cdm-1',
  originator: 'CSPOC',
  creationDate: '2026-11-23T12:00:00Z',
  object1: APART,
  object2: bare,
  relative: APART,
  miss: bare,
};

describe('the change from message to message', () => {
  it('is each part over its joint sigma, with its sign, and nothing where there is no covariance', () => {
    expect(updateChanges([update], 'object1')).toEqual([
      { id: 'cdm-2', createdMs: Date.parse(update.creationDate), r: -3, t: 4, n: 0.5, whole: 5.1 },
    ]);
    expect(updateChanges([update], 'object2')[0]).toMatchObject({ r: null, t: null, n: null, whole: null });
  });

  it('is drawn on an axis that holds every part and at least three sigmas', () => {
    expect(changeCeiling(updateChanges([update], 'relative'))).toBe(5.1);
    expect(changeCeiling(updateChanges([update], 'object2'))).toBe(3);
  });
});

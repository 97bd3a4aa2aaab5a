import { expect, test } from 'vitest';
import { type ConfidenceFacts, pcConfidence } from './confidence.ts';

const stated: ConfidenceFacts = { hasPc: true, unusable: [], implausible: [], estimated: [], calibrated: [] };

test('a probability of stated covariances is conditional, and calibrated only where both sources are', () => {
  expect(pcConfidence(stated)).toEqual({ confidence: 'conditional', reason: { code: 'covariance-stated' } });
  expect(pcConfidence({ ...stated, calibrated: ['primary'] }).confidence).toBe('conditional');
  const both = pcConfidence({ ...stated, calibrated: ['primary', 'secondary'] });
  expect(both).toEqual({ confidence: 'calibrated', reason: { code: 'covariance-calibrated' } });
});

test('an estimated or implausible covariance makes conditional at most, whatever its source has shown', () => {
  const calibrated = ['primary', 'secondary'] as const;
  expect(pcConfidence({ ...stated, calibrated, estimated: ['secondary'] })).toEqual({
    confidence: 'conditional',
    reason: { code: 'covariance-estimated', objects: ['secondary'] },
  });
  const implausible = pcConfidence({ ...stated, calibrated, estimated: ['primary'], implausible: ['secondary'] });
  expect(implausible.reason).toEqual({ code: 'covariance-implausible', objects: ['secondary'] });
});

test('without a covariance, or without an answer, it is a bound', () => {
  expect(pcConfidence({ ...stated, hasPc: false, unusable: ['primary'] })).toEqual({
    confidence: 'bound',
    reason: { code: 'covariance-unusable', objects: ['primary'] },
  });
  expect(pcConfidence({ ...stated, hasPc: false }).reason).toEqual({ code: 'pc-not-computed' });
});

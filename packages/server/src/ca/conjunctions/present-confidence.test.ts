import { expect, it } from 'vitest';
import { presentConfidence, type StoredConfidence } from './present-confidence.ts';

const stated: StoredConfidence = { probability: 1e-6, covarianceSource: 'CDM', verdictReasons: [] };
const of = (change: Partial<StoredConfidence>) => Object.values(presentConfidence({ ...stated, ...change }));

it('says of every stored probability how far it can be believed', () => {
  expect(of({})).toEqual(['CONDITIONAL', 'covariance-stated']);
  expect(of({ verdictReasons: null })).toEqual(['CONDITIONAL', 'covariance-stated']);
  expect(of({ covarianceSource: 'ESTIMATED' })).toEqual(['CONDITIONAL', 'covariance-estimated']);
  expect(of({ verdictReasons: [{ code: 'covariance-too-small' }] })).toEqual(['CONDITIONAL', 'covariance-implausible']);
  expect(of({ probability: null, covarianceSource: 'NONE' })).toEqual(['BOUND', 'covariance-unusable']);
  const placeholder = { probability: null, verdictReasons: [{ code: 'covariance-default' }] };
  expect(of(placeholder)).toEqual(['BOUND', 'covariance-unusable']);
  expect(of({ probability: null })).toEqual(['BOUND', 'pc-not-computed']);
});

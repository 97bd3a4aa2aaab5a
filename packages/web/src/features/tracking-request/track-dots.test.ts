import type { TrackReport } from '@keepout/contract/odt/report';
import { expect, it } from 'vitest';
import { comparedObjects, thresholdArcsecOf } from './FileView.tsx';

const result = (catalogueId: number, associationMetric: string, associationThreshold: number) => ({
  catalogueId,
  associationMetric,
  associationThreshold,
});
const TRACK = {
  associationResults: [
    { t2oAssociationResults: [result(5, 'MAHALANOBIS_DISTANCE', 4.03)] },
    { t2oAssociationResults: [result(5, 'ANGULAR_DISTANCE', 213.5), result(7, 'ANGULAR_DISTANCE', 900)] },
    { t2oAssociationResults: [] },
  ],
} as unknown as TrackReport;

it('K-03 an object is offered once, by the comparison whose threshold is an angle', () => {
  const compared = comparedObjects(TRACK);
  expect(compared.map(({ catalogueId }) => catalogueId)).toEqual([5, 7]);
  expect(compared.map(thresholdArcsecOf)).toEqual([213.5, 900]);
});

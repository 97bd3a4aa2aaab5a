import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import type { FieldSection, FieldValue, MessageField } from './message-fields.ts';

const text = (value: string | number | null | undefined): FieldValue =>
  value === null || value === undefined || value === '' ? null : String(value);

type Line = readonly [name: string, unit: string, ...values: (string | number | null | undefined)[]];
const lines = (section: FieldSection, rows: readonly Line[]): readonly MessageField[] =>
  rows.map(([name, unit, ...values]) => ({
    key: `${section}.${name}`,
    section,
    name,
    unit,
    values: values.map(text),
  }));

/** Returns the values that the platform computed for a message, with their API names for look-up. */
export function assessmentFields(cdm: Cdm): readonly MessageField[] {
  const { object1, object2, conjunctionData: sums, separateScaling: separate } = cdm;
  const fieldOfBoth = (name: string, unit: string, read: (object: CdmObject) => string | number | null): Line => [
    name,
    unit,
    read(object1),
    read(object2),
  ];
  return [
    ...lines('assessment', [
      ['riskLevel', '', sums.riskLevel],
      ['probabilityOfCollision', '', cdm.probabilityOfCollision],
      ['probabilityMethod', '', cdm.probabilityMethod],
      ['probabilityReason', '', cdm.probabilityReason],
      ['originatorProbability', '', cdm.originatorProbability],
      ['originatorMethod', '', cdm.originatorMethod],
      ['maxProbability', '', cdm.maxProbability],
      ['maxProbabilityReason', '', cdm.maxProbabilityReason],
      ['maxProbabilityScale', '', cdm.maxProbabilityScale],
      ['dilution', '', cdm.dilution],
      ['mahalanobisDistance', '', cdm.mahalanobisDistance],
      ['mahalanobisDistanceInSpace', '', cdm.mahalanobisDistanceInSpace],
      ['missSigma', 'm', cdm.missSigma],
      ['approachAngle', 'deg', cdm.approachAngle],
      ['usage', '', cdm.usage.join(', ')],
      ['combinedHardBodyRadius', 'm', sums.combinedHardBodyRadius],
      ['combinedPlaneX', 'm', sums.combinedPlaneX],
      ['combinedPlaneY', 'm', sums.combinedPlaneY],
      ['combinedPlaneCovarianceXX', 'm²', sums.combinedPlaneCovarianceXX],
      ['combinedPlaneCovarianceYX', 'm²', sums.combinedPlaneCovarianceYX],
      ['combinedPlaneCovarianceYY', 'm²', sums.combinedPlaneCovarianceYY],
    ]),
    ...lines('plane', [
      ['separateScaling.maxProbability', '', separate?.object1.maxProbability, separate?.object2.maxProbability],
      ['separateScaling.scale', '', separate?.object1.scale, separate?.object2.scale],
      fieldOfBoth('hardBodyRadius', 'm', (object) => object.hardBodyRadius),
      fieldOfBoth('hardBodyRadiusSource', '', (object) => object.hardBodyRadiusSource),
      fieldOfBoth('conjunctionPlaneX', 'm', (object) => object.conjunctionPlaneX),
      fieldOfBoth('conjunctionPlaneY', 'm', (object) => object.conjunctionPlaneY),
      fieldOfBoth('conjunctionPlaneCovarianceXX', 'm²', (object) => object.conjunctionPlaneCovarianceXX),
      fieldOfBoth('conjunctionPlaneCovarianceYX', 'm²', (object) => object.conjunctionPlaneCovarianceYX),
      fieldOfBoth('conjunctionPlaneCovarianceYY', 'm²', (object) => object.conjunctionPlaneCovarianceYY),
      fieldOfBoth('covarianceSource', '', (object) => object.covarianceSource),
      fieldOfBoth('orbitSource', '', (object) => object.orbitSource),
      fieldOfBoth('orbitAgeSeconds', 's', (object) => object.orbitAgeSeconds),
    ]),
  ];
}

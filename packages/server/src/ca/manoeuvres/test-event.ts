import { formatUtcZ } from '@keepout/astro/epoch';
import { localAxes } from '@keepout/astro/frames/local';
import type { Vec3 } from '@keepout/astro/nouns';
import { type CdmObjectParts, composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import avoidance from '../../../../../conformance/manoeuvre/impulsive-avoidance.json' with { type: 'json' };

type Case = (typeof avoidance.cases)[number];

/** A data message of the published avoidance case for two objects, at a time of closest approach. */
export function testEvent(
  tcaTaiS: number,
  {
    noradId,
    other,
    creationTaiS = tcaTaiS - 86_400,
    place = 0,
  }: {
    readonly noradId: number;
    readonly other: number;
    readonly creationTaiS?: number;
    readonly place?: number;
  },
): string {
  const testCase = avoidance.cases[place]!;
  const parts = {
    creationTaiS,
    originator: 'TEST',
    messageId: `TEST_${noradId}_${other}_${formatUtcZ(creationTaiS, 0)}`,
    tcaTaiS,
    missDistanceM: testCase.noManoeuvre.missDistance_m,
    hardBodyRadiusM: testCase.hbr_m,
    objects: [objectOf(testCase, testCase.primary, noradId), objectOf(testCase, testCase.secondary, other)] as const,
  };
  return writeCdm(composeCdm(parts), 'kvn');
}

/** Each object has half of the combined covariance. */
function objectOf(testCase: Case, { r, v }: Case['primary'], noradId: number): CdmObjectParts {
  const [positionM, velocityMps] = [r as unknown as Vec3, v as unknown as Vec3];
  const axes = localAxes('RTN', positionM, velocityMps);
  const matrix = new Float64Array(36);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      for (let a = 0; a < 3; a++)
        for (let b = 0; b < 3; b++)
          matrix[6 * i + j]! +=
            0.5 * axes[3 * i + a]! * testCase.combinedCovarianceInertial_m2[a]![b]! * axes[3 * j + b]!;
    }
    matrix[6 * (i + 3) + i + 3] = 1e-6;
  }
  return {
    designator: String(noradId),
    catalogName: 'SATCAT',
    name: `OBJECT ${noradId}`,
    internationalDesignator: 'UNKNOWN',
    ephemerisName: 'NONE',
    covarianceMethod: 'CALCULATED',
    maneuverable: 'YES',
    refFrame: 'EME2000',
    positionM,
    velocityMps,
    covarianceRtnM2: matrix,
  };
}

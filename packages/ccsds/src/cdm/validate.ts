import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { fieldsIn } from '../flat/message.ts';
import { isPositive, lowerFromFull } from '../value/covariance-matrix.ts';
import { isEarth } from '../value/frame-name.ts';
import type { Cdm } from './model.ts';

/**
 * Whether the product can compute with a CDM that reads well: known frame, Earth, a covariance for each object that is
 * one.
 *
 * @returns all faults; empty for a valid message
 */
export function validateCdm(cdm: Cdm): MessageFault[] {
  const faults = faultList();
  cdm.objects.forEach((object, index) => {
    const segment = index + 1;
    const metadata = fieldsIn(cdm.message, 'metadata', segment);
    const lineOf = (keyword: string): number | undefined => metadata.find((field) => field.keyword === keyword)?.line;
    if (object.frame === undefined) {
      const place = { line: lineOf('REF_FRAME'), keyword: 'REF_FRAME', value: object.refFrame, segment };
      faults.add('unsupported-frame', { ...place, limit: 'EME2000, GCRF, ITRF' });
    }
    if (object.orbitCenter !== undefined && !isEarth(object.orbitCenter)) {
      const place = { line: lineOf('ORBIT_CENTER'), keyword: 'ORBIT_CENTER', value: object.orbitCenter, segment };
      faults.add('unsupported-centre', { ...place, limit: 'EARTH' });
    }
    const line = cdm.message.groups.find(
      (group) => group.section === 'covarianceMatrix' && group.object === segment,
    )?.line;
    const { covarianceRtnM2 } = object;
    if (covarianceRtnM2 === undefined || covarianceRtnM2.every((term) => term === 0)) {
      faults.add('no-covariance', { line, segment });
    } else if (!isPositive(lowerFromFull(covarianceRtnM2, 1))) {
      faults.add('covariance-not-positive', { line, keyword: 'CR_R', segment });
    }
  });
  return faults.faults;
}

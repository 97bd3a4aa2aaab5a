import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { isPositive, lowerFromFull } from '../value/covariance-matrix.ts';
import { ocmCovariances, ocmStates } from './content.ts';
import type { Ocm } from './model.ts';

/** Whether the product can make states and covariances of an OCM that reads well; every reason against it. */
export function validateOcm(ocm: Ocm): MessageFault[] {
  const faults: MessageFault[] = [];
  for (const block of ocm.blocks) {
    if (block.name === 'TRAJ') {
      const states = ocmStates(ocm, block);
      if (!states.ok) faults.push(states.fault);
    }
    if (block.name !== 'COV') continue;
    const covariances = ocmCovariances(ocm, block);
    if (!covariances.ok) {
      faults.push(covariances.fault);
      continue;
    }
    const bad = covariances.value.findIndex(({ matrix }) => !isPositive(lowerFromFull(matrix, 1)));
    if (bad >= 0) {
      faults.push(
        messageFault('covariance-not-positive', { line: block.rows[bad]?.line, value: block.rows[bad]?.words[0] }),
      );
    }
  }
  return faults;
}

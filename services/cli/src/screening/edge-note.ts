import { type EncounterTable, edgeCount } from '@keepout/conjunction/screening/plan/encounter-table';
import { printError } from '../process/print.ts';

/** Says how many rows of a result are at an edge. */
export function noteEdges(encounters: EncounterTable): void {
  const atEdges = edgeCount(encounters);
  if (atEdges > 0)
    printError(
      `${atEdges} of them at the edge of an ephemeris: the distance still falls beyond it, and no probability is computed\n`,
    );
}

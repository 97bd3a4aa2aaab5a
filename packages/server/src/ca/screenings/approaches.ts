import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import type { FoundApproach } from '../judging/judge.thread.ts';
import type { Judged } from './judged-screening.ts';
import type { FoundPart } from './part-store.ts';

/** The approaches of a part. A satellite with an ephemeris is met as that has it, not as the catalogue. */
export function approachesOf(
  { subjects, bystanders, catalogue }: Pick<Judged, 'subjects' | 'bystanders' | 'catalogue'>,
  { encounters }: FoundPart,
): FoundApproach[] {
  const screened = new Map([...subjects, ...bystanders].map((one) => [one.object, one]));
  return encountersOf(encounters).map((encounter): FoundApproach => {
    const satellite = screened.get(encounter.secondary);
    const other =
      satellite === undefined
        ? catalogue.elements[encounter.secondary]
        : { identity: satellite.identity, orbit: satellite.orbit };
    if (other === undefined) throw new Error(`encounter with object ${encounter.secondary}, which nobody knows`);
    return { tcaTaiS: encounter.tcaTaiS, primary: encounter.primaryState, secondary: encounter.secondaryState, other };
  });
}

import { formatUtcZ } from '@keepout/astro/epoch';
import type { TargetKind } from '@keepout/contract/odt/enums';
import type { TrackingTarget } from '@keepout/contract/odt/opportunity';
import { withStatement } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { nowTaiS } from '../../platform/now.ts';
import type { StoredOrbit } from './stored-orbit.ts';

/** The object of an order, as it was understood. */
export function presentTarget(target: {
  readonly kind: TargetKind;
  readonly noradId: number | null;
  readonly name: string;
  readonly conjunctionId: string | null;
  readonly orbit: StoredOrbit;
}): TrackingTarget {
  const { kind, noradId, name, conjunctionId, orbit } = target;
  return {
    kind,
    noradId,
    name,
    conjunctionId,
    orbitEpoch: formatUtcZ(orbit.epochTaiS),
    orbitAgeDays: Number(((nowTaiS() - orbit.epochTaiS) / SECONDS_PER_DAY).toFixed(4)),
    ...withStatement('orbitSource', orbit.source),
  };
}

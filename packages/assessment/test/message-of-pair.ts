import { composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';

interface Pair {
  readonly primary: ObjectAtTca;
  readonly secondary: ObjectAtTca;
  readonly hardBodyRadiusM: number;
}

/** A data message of two objects whose covariances are in RTN. */
export function messageOfPair({ primary, secondary, hardBodyRadiusM }: Pair, noradIds: readonly [number, number]) {
  const { epochTaiS, positionM: primaryM } = primary.state;
  const { positionM: secondaryM } = secondary.state;
  const objects = [primary, secondary].map(({ state, covariance }, place) => ({
    designator: String(noradIds[place]),
    catalogName: 'SATCAT',
    name: `OBJECT ${noradIds[place]}`,
    internationalDesignator: 'UNKNOWN',
    ephemerisName: 'NONE',
    covarianceMethod: 'CALCULATED' as const,
    maneuverable: 'YES' as const,
    refFrame: 'GCRF' as const,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...(covariance && { covarianceRtnM2: covariance.matrix }),
  }));
  const parts = {
    creationTaiS: epochTaiS - 86_400,
    originator: 'TEST',
    messageId: 'TEST_PAIR',
    tcaTaiS: epochTaiS,
    missDistanceM: Math.hypot(primaryM[0] - secondaryM[0], primaryM[1] - secondaryM[1], primaryM[2] - secondaryM[2]),
    hardBodyRadiusM,
    objects: [objects[0]!, objects[1]!] as const,
  };
  return writeCdm(composeCdm(parts), 'kvn');
}

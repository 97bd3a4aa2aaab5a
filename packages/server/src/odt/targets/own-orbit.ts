import { formatUtcZ } from '@keepout/astro/epoch';
import type { ServerContext } from '../../hosting/module.ts';
import { type NoOwnEphemeris, ownEphemerides } from '../../ports/own-ephemerides.ts';
import type { StoredOrbit } from './stored-orbit.ts';

/** The orbit of an own satellite, with the ephemeris that it is read from; or why the catalogue has to do. */
export type OwnOrbit =
  | { readonly orbit: StoredOrbit; readonly message: string; readonly messageType: 'SP_EPHEMERIS' }
  | { readonly whyNot: string };

export interface OwnSatellite {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Light time, rates, and a file that begins a little after the order. */
const MARGIN_S = 120;

/** The orbit of a satellite by the ephemeris that its operator flies by. */
export async function ownOrbit(
  context: Pick<ServerContext, 'use'>,
  { operatorId, satelliteId, startTaiS, stopTaiS }: OwnSatellite,
): Promise<OwnOrbit> {
  const port = context.use(ownEphemerides);
  const found = await port.over(operatorId, satelliteId, startTaiS - MARGIN_S, stopTaiS + MARGIN_S);
  if (found.kind !== 'FOUND') return { whyNot: reasonOf(found) };
  const covariance = found.hasCovariance ? 'with its covariance' : 'which has no covariance';
  return {
    orbit: {
      source: `Your operational ephemeris ${found.fileName} of ${found.uploadedAt.slice(0, 16)}Z, ${covariance}.`,
      epochTaiS: found.startTaiS,
      orbit: { kind: 'oem' },
    },
    message: found.text,
    messageType: 'SP_EPHEMERIS',
  };
}

function reasonOf(found: NoOwnEphemeris): string {
  if (found.kind === 'NONE') return 'you have no operational ephemeris of the satellite for the time of the order';
  const [from, to] = [found.startTaiS, found.stopTaiS].map((one) => formatUtcZ(one));
  return `your operational ephemeris ${found.fileName} is of ${from} to ${to} and does not cover the time of the order`;
}

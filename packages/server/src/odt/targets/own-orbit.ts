import { formatUtcZ } from '@keepout/astro/epoch';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { type NoOwnEphemeris, ownEphemerides } from '../../ports/own-ephemerides.ts';
import type { StoredOrbit } from './stored-orbit.ts';

/** The orbit of an own satellite, with the ephemeris that it is read from; or why the catalogue has to do. */
export type SatelliteOrbit =
  | { readonly orbit: StoredOrbit; readonly message: string; readonly messageType: 'SP_EPHEMERIS' }
  | { readonly whyNot: Statement };

export interface SatelliteSpan {
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
  { operatorId, satelliteId, startTaiS, stopTaiS }: SatelliteSpan,
): Promise<SatelliteOrbit> {
  const port = context.use(ownEphemerides);
  const ephemeris = await port.over(operatorId, satelliteId, startTaiS - MARGIN_S, stopTaiS + MARGIN_S);
  if (ephemeris.kind !== 'FOUND') return { whyNot: reasonOf(ephemeris) };
  return {
    orbit: {
      source: tell('own-ephemeris', {
        file: ephemeris.fileName,
        uploadedAt: `${ephemeris.uploadedAt.slice(0, 16)}Z`,
        covarianceOf: ephemeris.hasCovariance ? 'with its covariance' : 'which has no covariance',
      }),
      epochTaiS: ephemeris.startTaiS,
      orbit: { kind: 'oem' },
    },
    message: ephemeris.text,
    messageType: 'SP_EPHEMERIS',
  };
}

function reasonOf(ephemeris: NoOwnEphemeris): Statement {
  if (ephemeris.kind === 'NONE') return tell('no-own-ephemeris');
  const { fileName: file, startTaiS, stopTaiS } = ephemeris;
  return tell('own-ephemeris-beyond', { file, from: formatUtcZ(startTaiS), to: formatUtcZ(stopTaiS) });
}

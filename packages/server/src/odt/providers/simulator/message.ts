import { tdmOf } from '@keepout/ccsds/tdm/compose';
import { writeTdm } from '@keepout/ccsds/tdm/write';
import type { Measurement } from '@keepout/tracking/measurement';
import { packFile } from '../../../messages/pack.ts';
import type { PassOrder } from '../provider.ts';

/** The file of a pass as it was ordered: a TDM that says in a comment that it is simulated. */
export function trackingMessage(
  order: PassOrder,
  measurements: readonly Measurement[],
): { readonly fileName: string; readonly bytes: Uint8Array } {
  const { sensor, object, orderId, messageType, compression, stopTaiS } = order;
  const tdm = tdmOf(
    { measurements },
    {
      sensorCode: sensor.code,
      objectName: object.noradId === null ? object.name : String(object.noradId),
      originator: 'KEEPOUT SIMULATOR',
      // From the pass, not from the current time: the same order gives the same file.
      creationTaiS: Math.ceil(stopTaiS + sensor.latencyS),
      messageId: orderId,
      trackId: orderId,
      comments: ['Simulated measurements: no sensor has seen this.'],
    },
  );
  const isXml = messageType === 'TDM_XML';
  const name = `${sensor.code}-${orderId}.${isXml ? 'xml' : 'tdm'}`;
  const file = packFile(Buffer.from(writeTdm(tdm, isXml ? 'xml' : 'kvn')), name, compression);
  return { fileName: file.name, bytes: file.bytes };
}

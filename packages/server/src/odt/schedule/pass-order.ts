import { objectTypeOf } from '@keepout/ccsds/value/object-type';
import { bodyOf } from '@keepout/tracking/photometry';
import type { ServerContext } from '../../hosting/module.ts';
import type { PassOrder } from '../providers/provider.ts';
import { orbitOfRequest } from '../requests/orbit-of-request.ts';
import type { PassRow, RequestRow } from '../requests/store.ts';
import { sensorOfRow } from '../sensors/present.ts';
import type { SensorRow } from '../sensors/store.ts';

/** The order of a pass, as its provider gets it. */
export async function passOrderOf(
  context: Pick<ServerContext, 'use' | 'database'>,
  pass: PassRow,
  request: RequestRow,
  sensor: SensorRow,
): Promise<PassOrder> {
  const { rcsM2, objectType } = request.orbit;
  const type = objectTypeOf(objectType ?? '');
  const body = bodyOf({ ...(type && { objectType: type }), ...(rcsM2 !== undefined && { rcsM2 }) });
  return {
    orderId: pass.id,
    sensor: sensorOfRow(sensor),
    object: {
      noradId: request.noradId,
      name: request.targetName,
      orbit: (await orbitOfRequest(context, request)).orbit,
      ...body,
    },
    startTaiS: pass.startTaiS,
    stopTaiS: pass.endTaiS,
    priority: request.priority,
    minimumPoints: request.minimumPoints,
    messageType: request.fileType,
    compression: request.compression,
  };
}

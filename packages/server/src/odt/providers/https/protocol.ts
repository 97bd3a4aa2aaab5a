import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { ommFromElements, writeOmm } from '@keepout/ccsds/omm/write';
import { asWritten } from '@keepout/contract/sentences';
import type { KnownOrbit } from '@keepout/operations/orbit/known-orbit';
import { meanElements } from '@keepout/operations/orbit/plain-elements';
import { z } from 'zod';
import type { PassOrder, Receipt } from '../provider.ts';

/** Messages to and from a provider: docs/guides/tracking-providers.md. */

const utc = z.string().transform((text, context) => {
  const read = parseUtc(text);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: 'is not a time' });
  return z.NEVER;
});

const receipt = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true), measuredFrom: utc, measuredUntil: utc, availableAt: utc }),
  z.object({ accepted: z.literal(false), reason: z.string().max(500) }),
]);

/** Reads the receipt in a provider's answer; undefined for an invalid one. */
export function readReceipt(bytes: Buffer): Receipt | undefined {
  const read = receipt.safeParse(parsed(bytes));
  if (!read.success) return undefined;
  if (!read.data.accepted) return { isAccepted: false, reason: asWritten(read.data.reason) };
  const { measuredFrom, measuredUntil, availableAt } = read.data;
  return { isAccepted: true, runsFromTaiS: measuredFrom, runsUntilTaiS: measuredUntil, availableAtTaiS: availableAt };
}

const listed = z.object({
  deliveryId: z.string().regex(/^[\w.-]{1,100}$/),
  orderId: z.string().max(100),
  fileName: z.string().max(200).optional(),
  failed: z.string().max(500).optional(),
});
export type ListedDelivery = z.infer<typeof listed>;

/** The deliveries of a provider's list that can be understood; undefined where it is no list. */
export function readDeliveries(bytes: Buffer): readonly ListedDelivery[] | undefined {
  const list = parsed(bytes);
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((entry) => {
    const read = listed.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An order as it is sent: UTC, km, m in covariances. */
export function wireOrder(order: PassOrder): object {
  const { sensor, object, startTaiS, stopTaiS, priority, minimumPoints, messageType, compression } = order;
  return {
    orderId: order.orderId,
    sensorCode: sensor.code,
    object: { noradId: object.noradId, name: object.name, orbit: wireOrbit(object.orbit) },
    start: formatUtcZ(startTaiS),
    end: formatUtcZ(stopTaiS),
    priority,
    minimumPoints,
    messageType,
    compression,
  };
}

function wireOrbit(orbit: KnownOrbit): object {
  if (orbit.kind === 'ephemeris') return { type: 'SP_EPHEMERIS', text: orbit.text };
  if (orbit.kind === 'elements') {
    const elements = meanElements(orbit.elements);
    const omm = ommFromElements(elements, { originator: 'KEEPOUT', creationTaiS: elements.epochTaiS });
    return { type: 'OMM', text: writeOmm(omm, 'kvn') };
  }
  return {
    type: 'STATE',
    epoch: formatUtcZ(orbit.epochTaiS, 6),
    frame: 'EME2000',
    positionKm: orbit.positionM.map((component) => component / 1000),
    velocityKmS: orbit.velocityMps.map((component) => component / 1000),
    covarianceRtn: orbit.covarianceRtn,
  };
}

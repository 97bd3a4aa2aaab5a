import { asWritten, tell } from '@keepout/contract/sentences';
import { Outage } from '../../../platform/outage.ts';
import type { ProviderDelivery, TrackingProvider } from '../provider.ts';
import { AnswerTooLarge, type CallOptions, callProvider } from './call.ts';
import { type ListedDelivery, readDeliveries, readReceipt, wireOrder } from './protocol.ts';

const ANSWER_LIMIT_BYTES = 1_000_000;
/** Size limit of a measurement file: ten times a night of a busy radar. */
export const FILE_LIMIT_BYTES = 20_000_000;
const TOO_LARGE = { reason: tell('provider-file-too-large', { limitMb: FILE_LIMIT_BYTES / 1e6 }) } as const;
const MOST_AT_ONCE = 50;

/**
 * A provider over HTTPS: orders by PUT, files by GET from its drop folder, and by its webhook (`hook.ts`).
 *
 * An answer that does not follow the protocol counts as an outage, so that the job retries.
 */
export function httpsProvider(options: CallOptions): TrackingProvider {
  return {
    id: new URL(options.url).host,
    kind: 'HTTPS',
    isSimulated: false,
    simulatedNote: [],
    async order(order) {
      const path = `/orders/${encodeURIComponent(order.orderId)}`;
      const answer = await callProvider(options, {
        method: 'PUT',
        path,
        json: wireOrder(order),
        limitBytes: ANSWER_LIMIT_BYTES,
      });
      const receipt = answer.status < 300 || answer.status === 409 ? readReceipt(answer.bytes) : undefined;
      if (receipt !== undefined) return receipt;
      if (answer.status >= 400)
        return { isAccepted: false, reason: tell('provider-answered', { status: answer.status }) };
      throw unclear(path);
    },
    async cancel(orderId) {
      const path = `/orders/${encodeURIComponent(orderId)}`;
      await callProvider(options, { method: 'DELETE', path, limitBytes: ANSWER_LIMIT_BYTES });
    },
    async collect() {
      const path = `/deliveries?limit=${MOST_AT_ONCE}`;
      const answer = await callProvider(options, { method: 'GET', path, limitBytes: ANSWER_LIMIT_BYTES });
      const list = answer.status === 200 ? readDeliveries(answer.bytes) : undefined;
      if (list === undefined) throw unclear(path);
      const deliveries: ProviderDelivery[] = [];
      let failure: unknown;
      for (const delivery of list.slice(0, MOST_AT_ONCE)) {
        try {
          deliveries.push(await fetched(options, delivery));
        } catch (error) {
          // It stays in his drop; the others do not wait for it.
          failure = error;
        }
      }
      if (deliveries.length === 0 && failure !== undefined) throw failure;
      return deliveries;
    },
    async acknowledge(deliveryId) {
      const path = `/deliveries/${encodeURIComponent(deliveryId)}`;
      await callProvider(options, { method: 'DELETE', path, limitBytes: ANSWER_LIMIT_BYTES });
    },
  };
}

async function fetched(options: CallOptions, delivery: ListedDelivery): Promise<ProviderDelivery> {
  const { deliveryId, orderId, fileName = `${deliveryId}.tdm`, failed } = delivery;
  if (failed !== undefined) return { kind: 'FAILED', deliveryId, orderId, reason: asWritten(failed) };
  const path = `/deliveries/${encodeURIComponent(deliveryId)}/file`;
  const answer = await callProvider(options, { method: 'GET', path, limitBytes: FILE_LIMIT_BYTES }).catch(
    (error: Error) => {
      if (error.cause instanceof AnswerTooLarge) return TOO_LARGE;
      throw error;
    },
  );
  if ('reason' in answer) return { kind: 'FAILED', deliveryId, orderId, reason: answer.reason };
  if (answer.status !== 200) throw unclear(path);
  return { kind: 'FILE', deliveryId, orderId, fileName, bytes: answer.bytes };
}

function unclear(path: string): Outage {
  return new Outage('provider-unclear', `${path} of the tracking provider gave an answer that cannot be understood`);
}

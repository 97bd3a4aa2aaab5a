import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';

/** What somebody ordered of the stand-in. */
interface TestOrder {
  readonly body: { readonly orderId: string; readonly start: string; readonly end: string };
  isCancelled: boolean;
}

export interface TestDelivery {
  readonly deliveryId: string;
  readonly orderId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A provider on this machine that keeps the protocol, or breaks it in a way that a test asks for. */
export interface TestProvider {
  readonly url: string;
  readonly orders: Map<string, TestOrder>;
  readonly deliveries: TestDelivery[];
  /** Requests so far, by method and path. */
  readonly seen: string[];
  readonly authorizations: Set<string>;
  /** Answers the next requests instead of the provider. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

export async function startTestProvider(): Promise<TestProvider> {
  const orders = new Map<string, TestOrder>();
  const deliveries: TestDelivery[] = [];
  const seen: string[] = [];
  const authorizations = new Set<string>();
  const server: Server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    authorizations.add(request.headers.authorization ?? '');
    if (provider.misbehave !== undefined) return provider.misbehave(request, response);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => answer(request, response, Buffer.concat(pieces).toString()));
  });
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const answer = (request: IncomingMessage, response: ServerResponse, text: string) => {
    const [, kind, id = '', file] = (request.url ?? '').split(/[/?]/);
    if (kind === 'orders' && request.method === 'PUT') {
      const order = orders.get(id) ?? { body: JSON.parse(text) as TestOrder['body'], isCancelled: false };
      orders.set(id, order);
      const { start, end } = order.body;
      return json(response, 200, { accepted: true, measuredFrom: start, measuredUntil: end, availableAt: later(end) });
    }
    if (kind === 'orders' && request.method === 'DELETE') {
      const order = orders.get(id);
      if (order !== undefined) order.isCancelled = true;
      return json(response, order === undefined ? 404 : 200, {});
    }
    if (kind === 'deliveries' && request.method === 'DELETE') {
      const at = deliveries.findIndex(({ deliveryId }) => deliveryId === id);
      if (at !== -1) deliveries.splice(at, 1);
      return json(response, 200, {});
    }
    if (file === 'file') {
      const delivery = deliveries.find(({ deliveryId }) => deliveryId === id);
      return delivery === undefined ? json(response, 404, {}) : response.writeHead(200).end(delivery.bytes);
    }
    return json(
      response,
      200,
      deliveries
        .filter(({ orderId }) => orders.get(orderId)?.isCancelled !== true)
        .map(({ deliveryId, orderId, fileName }) => ({ deliveryId, orderId, fileName })),
    );
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: TestProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    deliveries,
    seen,
    authorizations,
    misbehave: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

function later(utc: string): string {
  const read = parseUtc(utc);
  if (!read.ok) throw new Error(`an order with a time that cannot be read: ${utc}`);
  return formatUtcZ(read.value + 600);
}

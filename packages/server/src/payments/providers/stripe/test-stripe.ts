import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_KEY = 'sk_test_nothing';
export const WEBHOOK_SECRET = 'whsec_of_a_stand_in';

interface Session {
  readonly id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
}

/** What the next calls run into before they are answered. */
export type Trouble = 'none' | 'error' | 'stall' | 'cut' | 'nonsense' | 'elsewhere';

/** A local server that keeps the part of Stripe's contract that we use. */
export interface StripeStandIn {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, Session>;
  readonly calls: readonly string[];
  /** So many calls from now on go wrong. */
  trouble(kind: Trouble, calls?: number): void;
  change(id: string, to: Partial<Session>): void;
  close(): Promise<void>;
}

export async function startStripe(): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const calls: string[] = [];
  let trouble: Trouble = 'none';
  let left = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      calls.push(`${request.method} ${request.url}`);
      const answer = (status: number, json: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return answer(401, { error: {} });
      const make = () => {
        const key = String(request.headers['idempotency-key']);
        const form = new URLSearchParams(body);
        const session = sessions.get(byKey.get(key) ?? '');
        if (session !== undefined) return session;
        const id = `cs_test_${sessions.size + 1}`;
        const made: Session = {
          id,
          url: `https://checkout.example/${id}`,
          status: 'open',
          payment_status: 'unpaid',
          amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
          currency: form.get('line_items[0][price_data][currency]') ?? '',
          client_reference_id: form.get('client_reference_id') ?? '',
        };
        sessions.set(id, made);
        byKey.set(key, id);
        return made;
      };
      const id = request.url?.split('/').at(-1) ?? '';
      // It may have done what was asked, and its answer is lost all the same.
      const done = request.method === 'POST' ? make() : sessions.get(id);
      if (left > 0) {
        left--;
        if (trouble === 'error') return answer(503, { error: {} });
        if (trouble === 'cut') return request.socket.destroy();
        if (trouble === 'nonsense') return response.writeHead(200).end('<html>');
        if (trouble === 'elsewhere') return response.writeHead(302, { location: 'http://192.0.2.1/' }).end();
        if (trouble === 'stall') return undefined;
      }
      return done === undefined ? answer(404, { error: {} }) : answer(200, done);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    calls,
    trouble: (kind, count = Number.POSITIVE_INFINITY) => {
      trouble = kind;
      left = kind === 'none' ? 0 : count;
    },
    change: (id, to) => Object.assign(sessions.get(id)!, to),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An event as Stripe sends it, with the header that it signs with. */
export function signedEvent(
  event: { readonly id: string; readonly type: string; readonly session: string },
  { secret = WEBHOOK_SECRET, atS = Math.floor(Date.now() / 1000) } = {},
): { readonly payload: string; readonly signature: string } {
  const object = { object: 'checkout.session', id: event.session };
  const payload = JSON.stringify({ id: event.id, type: event.type, data: { object } });
  const v1 = createHmac('sha256', secret).update(`${atS}.${payload}`).digest('hex');
  return { payload, signature: `t=${atS},v1=${'0'.repeat(64)},v1=${v1}` };
}

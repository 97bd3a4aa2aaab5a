import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isPrivateAddress, publicLookup } from '../../../platform/net/private-address.ts';
import { Outage } from '../../../platform/outage.ts';

/** How a provider is reached. */
export interface CallOptions {
  /** Without a slash at its end. */
  readonly url: string;
  readonly token: string | undefined;
  readonly allowPrivate: boolean;
  /** Time limit of one attempt. */
  readonly timeoutMs: number;
  /** Attempts after the first, and the wait before the first of them, which doubles each time. */
  readonly retries: number;
  readonly backoffMs: number;
}

export interface ProviderCall {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Begins with a slash. */
  readonly path: string;
  readonly json?: object;
  /** Largest answer that is read. */
  readonly limitBytes: number;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly bytes: Buffer;
}

/**
 * Calls a provider. Every call is idempotent, so failures by the network, by 429 or by 5xx are retried.
 *
 * @throws Outage  when no attempt got a conclusive answer
 */
export async function callProvider(options: CallOptions, call: ProviderCall): Promise<ProviderAnswer> {
  let cause: unknown;
  for (let attempt = 0; attempt <= options.retries; attempt++) {
    // Half of the wait is drawn, so that many callers do not come back at once.
    if (attempt > 0) await wait(options.backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    try {
      const answer = await once(options, call);
      if (answer.status !== 429 && answer.status < 500) return answer;
      cause = new Error(`the provider answered ${answer.status}`);
    } catch (error) {
      cause = error;
      if (error instanceof Refused) break;
    }
  }
  const causeText = cause instanceof Error ? cause.message : String(cause);
  throw new Outage(
    'provider-unreachable',
    `${call.method} ${call.path} of the tracking provider failed: ${causeText}`,
    {
      cause,
    },
  );
}

/** A failure that a retry cannot change. */
class Refused extends Error {
  override readonly name: string = 'Refused';
}

/** The answer of a provider exceeds the size limit. */
export class AnswerTooLarge extends Refused {
  override readonly name = 'AnswerTooLarge';
}

function once({ url, token, allowPrivate, timeoutMs }: CallOptions, call: ProviderCall): Promise<ProviderAnswer> {
  const target = new URL(url + call.path);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) {
    throw new Refused(`${host} is a private address, and KEEPOUT_ALLOW_PRIVATE_PROVIDER is off`);
  }
  const body = call.json === undefined ? undefined : Buffer.from(JSON.stringify(call.json));
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const outgoing = send(
      target,
      {
        method: call.method,
        // Limits the entire call: a provider that sends a byte a minute stalls as well.
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        ...(!allowPrivate && { lookup: publicLookup }),
        headers: {
          accept: 'application/json, application/octet-stream',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (answer) => {
        const pieces: Buffer[] = [];
        let sizeBytes = 0;
        const refuse = () => {
          reject(new AnswerTooLarge(`the answer is larger than ${call.limitBytes} bytes`));
          answer.destroy();
        };
        // Refuse by the header, before reading the body.
        if (Number(answer.headers['content-length'] ?? 0) > call.limitBytes) return refuse();
        answer.on('data', (piece: Buffer) => {
          sizeBytes += piece.length;
          if (sizeBytes > call.limitBytes) refuse();
          else pieces.push(piece);
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(pieces) }));
        answer.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { isPrivateHost, mayBePrivate, type NetworkReach, publicLookup } from './private-address.ts';

/** A request to an external server from the configuration. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Minimum rate of an answer, bytes/s: a slower one over `stallMs` is aborted, since other requests wait for its place. */
export const LEAST_BYTES_PER_S = 1000;

export interface OutboundOptions extends NetworkReach {
  /** Maximum size of the answer after decompression. */
  readonly limitBytes: number;
  /** The request is aborted after this time without a byte in either direction; a slow but active one continues. */
  readonly stallMs: number;
  readonly signal: AbortSignal;
  /** Client certificate and key, as PEM. */
  readonly certificate?: string;
  /** The beginning of a longer answer is sufficient: reading ends at the limit, and the answer is requested uncompressed. */
  readonly isBeginningEnough?: boolean;
}

/** A complete answer of a server. */
export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** Unsupported content coding: `bytes` are still encoded. */
  readonly unknownCoding?: string;
}

/** Reason why no complete answer was received. */
export interface NoResponse extends Fault {
  readonly code:
    | 'no-connection'
    | 'no-public-address'
    | 'stalled'
    | 'too-slow'
    | 'cut'
    | 'too-large'
    | 'not-an-address'
    | 'stopped';
  /** Error code of the operating system, such as ECONNREFUSED. */
  readonly cause?: string;
  /** Status and bytes received before the error. */
  readonly bytes?: number;
  readonly status?: number;
  /** The connection was established: parts of the request may have arrived. */
  readonly wasReached?: true;
}

/** Sends one request. It follows no redirect and ignores incomplete answers. */
export async function fetchLimited(
  question: OutboundRequest,
  options: OutboundOptions,
): Promise<Result<OutboundResponse, NoResponse>> {
  const target = URL.canParse(question.url) ? new URL(question.url) : undefined;
  const isPlain = target?.protocol === 'http:';
  if (target === undefined || !(target.protocol === 'https:' || (isPlain && options.allowPrivate))) {
    return fail({ code: 'not-an-address' });
  }
  if (!mayBePrivate(target, options) && isPrivateHost(target.hostname)) return fail({ code: 'no-public-address' });
  const encodedResponse = await send(target, question, options);
  return encodedResponse.ok ? await opened(encodedResponse.value, options.limitBytes) : encodedResponse;
}

async function send(
  target: URL,
  question: OutboundRequest,
  options: OutboundOptions,
): Promise<Result<OutboundResponse, NoResponse>> {
  const { method = 'GET', headers, body } = question;
  const { promise, resolve } = settledOnce<Result<OutboundResponse, NoResponse>>();
  const clientRequest = (target.protocol === 'http:' ? plainRequest : secureRequest)(target, {
    method,
    agent: false,
    ...(options.certificate !== undefined && { cert: options.certificate, key: options.certificate }),
    ...(!mayBePrivate(target, options) && { lookup: publicLookup }),
    headers: {
      'user-agent': 'Keepout',
      'accept-encoding': options.isBeginningEnough ? 'identity' : 'gzip, deflate, br',
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  });
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  let wasReached = false;
  clientRequest.on('socket', (socket) => {
    socket.once(target.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
      wasReached = true;
    });
  });
  const settle = (result: Result<OutboundResponse, NoResponse>) => {
    clearTimeout(stall);
    options.signal.removeEventListener('abort', stop);
    resolve(result.ok || !wasReached ? result : fail({ ...result.fault, wasReached }));
    clientRequest.destroy();
  };
  const stop = () => settle(fail({ code: 'stopped' }));
  let receivedEvents = 0;
  let stall: NodeJS.Timeout;
  /** @param leastBytes   minimum number of bytes to receive in this time */
  const wait = (leastBytes: number) => {
    const [eventsThen, bytesThen] = [receivedEvents, sizeBytes];
    stall = setTimeout(async () => {
      // After a busy period of this process, the data already received are read first.
      await nextTurn();
      await nextTurn();
      if (receivedEvents !== eventsThen && sizeBytes - bytesThen >= leastBytes) return wait(leastBytes);
      // An answer that delivered only its first chunk, with the head, has stalled.
      const code = receivedEvents - eventsThen < 2 ? 'stalled' : 'too-slow';
      settle(fail({ code, bytes: sizeBytes }));
    }, options.stallMs);
  };
  wait(0);
  if (options.signal.aborted) stop();
  options.signal.addEventListener('abort', stop, { once: true });
  clientRequest.on('error', (cause: NodeJS.ErrnoException) => settle(fail(withoutAnswer(cause, sizeBytes))));
  clientRequest.on('response', (answer) => {
    receivedEvents++;
    // The rate counts from the beginning of the answer: the server may compute before.
    clearTimeout(stall);
    wait((LEAST_BYTES_PER_S * options.stallMs) / 1000);
    const { headers: answerHeaders, statusCode: status = 0 } = answer;
    const completeResponse = () => ok({ status, headers: answerHeaders, bytes: Buffer.concat(chunks) });
    const cut = () => fail({ code: 'cut', bytes: sizeBytes, status } as const);
    answer.on('data', (chunk: Buffer) => {
      receivedEvents++;
      sizeBytes += chunk.length;
      chunks.push(chunk);
      if (sizeBytes > options.limitBytes)
        settle(options.isBeginningEnough ? completeResponse() : fail({ code: 'too-large' }));
    });
    answer.on('error', () => settle(cut()));
    answer.on('end', () => settle(answer.complete ? completeResponse() : cut()));
  });
  void pour(clientRequest, body, () => receivedEvents++);
  return await promise;
}

const PIECE_BYTES = 65_536;

/** Sends a body in chunks: a large body on a slow line shows progress and does not count as stalled. */
async function pour(clientRequest: ClientRequest, body: string | undefined, onMoved: () => void): Promise<void> {
  const bytes = Buffer.from(body ?? '');
  let at = 0;
  for (; bytes.length - at > PIECE_BYTES && !clientRequest.destroyed; at += PIECE_BYTES) {
    await new Promise<void>((resolve) => clientRequest.write(bytes.subarray(at, at + PIECE_BYTES), () => resolve()));
    onMoved();
  }
  if (!clientRequest.destroyed) clientRequest.end(bytes.subarray(at));
}

function withoutAnswer({ code, message }: NodeJS.ErrnoException, bytes: number): NoResponse {
  if (message.endsWith('has no public address')) return { code: 'no-public-address' };
  if (bytes > 0) return { code: 'cut', bytes };
  return { code: 'no-connection', cause: code ?? 'ECONNRESET' };
}

type Opener = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

/** Decoders by content coding (RFC 9110, 8.4.1), in lower case. */
const OPENERS: ReadonlyMap<string, Opener> = new Map(
  Object.entries({
    identity: async (bytes) => bytes,
    gzip: promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip),
    'x-gzip': promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip),
    deflate: promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate),
    br: promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress),
  } satisfies Readonly<Record<string, Opener>>),
);

/** Decompresses an answer. */
async function opened(response: OutboundResponse, limitBytes: number): Promise<Result<OutboundResponse, NoResponse>> {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (response.bytes.length === 0) return ok(response);
  const open = OPENERS.get(coding);
  if (open === undefined) return ok({ ...response, unknownCoding: coding.slice(0, 40) });
  try {
    return ok({ ...response, bytes: await open(response.bytes, { maxOutputLength: limitBytes }) });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return fail(isTooLarge ? { code: 'too-large' } : { code: 'cut', bytes: response.bytes.length });
  }
}

function settledOnce<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const MOST_WORDS = 120;

/** Returns the text of a server's error answer; empty for an HTML page. */
export function firstWords(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 400)).toString('utf8').replaceAll(/\s+/g, ' ').trim();
  if (text.startsWith('<') || /[^\p{L}\p{N}\p{P}\p{S} ]/u.test(text)) return '';
  return text.slice(0, MOST_WORDS);
}

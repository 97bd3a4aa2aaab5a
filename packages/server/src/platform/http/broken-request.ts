import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { HttpApp } from './app.ts';
import { type ProblemFacts, refusalFacts, refused, toProblem } from './problem.ts';

/** Maps the error of Node's parser for an unreadable request to a problem. */
function factsOfBroken({ code }: { readonly code?: string }): ProblemFacts {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return refusalFacts('request-timeout', { detail: 'The request was not received in time.' });
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return refusalFacts('headers-too-large', { detail: 'Headers and URL together are too long.' });
  }
  return refusalFacts('bad-request', { detail: 'The request is not valid HTTP/1.1.' });
}

/** Answers a request that the parser could not read, on the bare connection, and closes it. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  answerBare(socket, factsOfBroken(error));
}

/** Answers requests that Node would otherwise answer or drop itself before routing. */
export function answerOddRequests(app: HttpApp): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw refused('bad-request', { detail: 'The header Host is missing.' });
    }
    refuseCoding(request);
  });
  // An unknown expectation is no reason to refuse (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    answerBare(socket, refusalFacts('bad-request', { detail: 'The server is not a proxy.' }));
  });
}

/** Refuses bodies with a content coding (RFC 9110, 8.4): the server does not decode them. */
function refuseCoding({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim() ?? '';
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || coding === '' || coding.toLowerCase() === 'identity') return;
  throw refused('unsupported-content-coding', {
    detail: `Content-Encoding is ${coding.slice(0, 40)}: send the body without a content coding.`,
    headers: { 'accept-encoding': 'identity' },
  });
}

/** Node's pending answer of a connection. */
interface Answering {
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}

/** Answers on a connection outside of routing, and closes it. */
export function answerBare(socket: Socket, facts: ProblemFacts): void {
  const isAnswering = (socket as Answering)._httpMessage?.headersSent === true;
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(toProblem(facts, '/'));
  const head = [
    `HTTP/1.1 ${facts.status} ${STATUS_CODES[facts.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.on('error', () => undefined);
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

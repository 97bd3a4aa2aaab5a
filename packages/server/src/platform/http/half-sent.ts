import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { HttpApp } from './app.ts';
import { answerBare } from './broken-request.ts';
import { refusalFacts, refused } from './problem.ts';

/** Limits for incompletely sent requests. */
export interface HalfSentLimits {
  /** Timeout for headers, and maximum time without data of a body, ms. */
  readonly stillMs: number;
  /** Interval of the checks, ms. */
  readonly lookMs: number;
  /** Maximum number of incomplete requests of one caller or address. */
  readonly maximumOpen: number;
}

export const HALF_SENT: HalfSentLimits = { stillMs: 30_000, lookMs: 5000, maximumOpen: 100 };

const RETRY_AFTER_S = 30;

/** Returns whether an announced body is incomplete. */
const isHalfSent = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Ends requests whose body has stalled: 408. Only a stall counts, not slowness, so an upload that progresses is never cut, however
 * long it takes. A body that the server itself does not read cannot be late. Stalls are measured in checks and not in time: a process
 * that was busy reads the available data before its next check. (Node has its own limit for headers.)
 */
export function endStandingBodies(app: HttpApp, { stillMs, lookMs }: HalfSentLimits): void {
  const watched = new Map<IncomingMessage, { bytes: number; stillLooks: number }>();
  app.server.on('request', (request: IncomingMessage) => {
    if (!isHalfSent(request)) return;
    watched.set(request, { bytes: request.socket.bytesRead, stillLooks: 0 });
    request.once('close', () => watched.delete(request));
  });
  const look = () => {
    for (const [request, course] of watched) {
      const { socket, complete, readableLength, readableHighWaterMark } = request;
      if (complete || socket.destroyed) watched.delete(request);
      else if (socket.bytesRead !== course.bytes || readableLength >= readableHighWaterMark) {
        course.bytes = socket.bytesRead;
        course.stillLooks = 0;
      } else if (++course.stillLooks * lookMs >= stillMs) {
        watched.delete(request);
        const detail = `Nothing more of the body came for ${Math.round(stillMs / 1000)} s.`;
        answerBare(socket as Socket, refusalFacts('request-timeout', { detail }));
      }
    }
  };
  const timer = setInterval(look, lookMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Answers 429 to a caller, or to an address before authentication, with too many incomplete bodies. Runs after the guard. */
export function limitHalfSent(app: HttpApp, { maximumOpen }: HalfSentLimits): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (!isHalfSent(request.raw)) return;
    const subject = request.principal?.subject ?? request.ip;
    const count = open.get(subject) ?? 0;
    if (count >= maximumOpen) {
      const detail = `${maximumOpen} requests of yours have not come whole; finish or close one first.`;
      throw refused('too-many-requests', { detail, headers: { 'retry-after': String(RETRY_AFTER_S) } });
    }
    open.set(subject, count + 1);
    let isOpen = true;
    const leave = () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(subject) ?? 1) - 1;
      if (left > 0) open.set(subject, left);
      else open.delete(subject);
    };
    request.raw.once('end', leave).once('close', leave);
  });
}

/** Limits connections per address without a first request. All connections through a proxy have its address. */
export function limitHalfSentHeaders(app: HttpApp, { maximumOpen }: HalfSentLimits): void {
  const open = new Map<string, Set<Socket>>();
  const leave = (socket: Socket, address: string) => {
    const sockets = open.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) open.delete(address);
  };
  const addresses = new WeakMap<object, string>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const sockets = open.get(address) ?? new Set();
    // Browsers open connections in advance: the oldest is closed.
    const [oldest] = sockets;
    if (sockets.size >= maximumOpen && oldest !== undefined) {
      const detail = 'Too many connections of your address have sent no request yet.';
      answerBare(oldest, refusalFacts('too-many-requests', { detail }));
      sockets.delete(oldest);
    }
    open.set(address, sockets.add(socket));
    addresses.set(socket, address);
    socket.once('close', () => leave(socket, address));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => leave(socket, addresses.get(socket) ?? ''));
}

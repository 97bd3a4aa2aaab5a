import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TEST_CERTIFICATE, TEST_KEY } from './test-certificate.ts';

/** What a stand-in says to one call. */
export type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A publisher of tests: it answers by path, counts what it is asked, and misbehaves as it is told to. */
export interface TestPublisher {
  readonly origin: string;
  /** Method, path and query of each call, in the order in which they came. */
  readonly calls: string[];
  /** What a path (without its query) answers with from now on. */
  say(path: string, reply: Reply): void;
  close(): Promise<void>;
}

/** Plain, as test networks may be, or by https as `localhost`, whose certificate whoever asks has to be told of. */
export async function startTestPublisher(isSecure: boolean = false): Promise<TestPublisher> {
  const replies = new Map<string, Reply>();
  const calls: string[] = [];
  const listener: RequestListener = (request, response) => {
    const url = request.url ?? '/';
    calls.push(`${request.method} ${decodeURIComponent(url)}`);
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const reply = replies.get(url.split('?')[0] ?? '');
      if (reply === undefined) response.writeHead(404).end('No GP data found');
      else reply(request, response, body);
    });
  };
  const server = isSecure
    ? createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, listener)
    : createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `${isSecure ? 'https://localhost' : 'http://127.0.0.1'}:${(server.address() as AddressInfo).port}`,
    calls,
    say: (path, reply) => void replies.set(path, reply),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const text =
  (content: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/plain', ...headers }).end(content);

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, words = ''): Reply =>
  (_request, response) =>
    void response.writeHead(code, headers).end(words);

/** Says half of it and hangs up. */
export const cutAfter =
  (content: string): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': String(content.length) });
    response.write(content.slice(0, content.length / 2), () => response.destroy());
  };

/** Says half of it and nothing more. */
export const stallAfter =
  (content: string): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': String(content.length) });
    response.write(content.slice(0, content.length / 2));
  };

/** Says a byte a second, for ever. @param onEnd   told when whoever asked hangs up */
export const drip =
  (onEnd: () => void): Reply =>
  (_request, response) => {
    response.writeHead(200);
    response.write('[');
    const timer = setInterval(() => response.write(' '), 1000);
    response.on('close', () => {
      clearInterval(timer);
      onEnd();
    });
  };

import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** What a receiver does with a message: take it, say no for now or for good, take it and fall silent, take it and hang up. */
export type Behaviour = 'take' | 'later' | 'refuse' | 'stall' | 'drop';

export interface TestMail {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly behaviour: Behaviour;
}

export interface TestRelay {
  readonly url: string;
  /** Everything whose end was heard, whatever was answered. */
  readonly mails: TestMail[];
  behave: (mail: Omit<TestMail, 'behaviour'>) => Behaviour;
  close(): Promise<void>;
}

const closing = (server: { close(done: () => void): unknown }, sockets: Set<Socket>) => () =>
  new Promise<void>((resolve) => {
    for (const socket of sockets) socket.destroy();
    server.close(() => resolve());
  });

function remember(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.once('close', () => sockets.delete(socket));
}

/** A mail relay that speaks enough SMTP to be sent to. */
export async function startTestRelay(): Promise<TestRelay> {
  const sockets = new Set<Socket>();
  const relay: TestRelay = { url: '', mails: [], behave: () => 'take', close: async () => undefined };
  const server: Server = createServer((socket) => {
    remember(sockets, socket);
    let waiting = '';
    let to: string[] = [];
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 relay.test');
    socket.on('data', (piece) => {
      waiting += String(piece);
      for (;;) {
        const end = isData ? waiting.indexOf('\r\n.\r\n') : waiting.indexOf('\r\n');
        if (end < 0) return;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          const mail = { ...read(line), to };
          const behaviour = relay.behave(mail);
          relay.mails.push({ ...mail, behaviour });
          if (behaviour === 'take') say('250 taken');
          if (behaviour === 'later') say('451 later');
          if (behaviour === 'refuse') say('550 nobody here');
          if (behaviour === 'drop') socket.destroy();
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'EHLO' || verb === 'HELO') say('250 relay.test');
        else if (verb === 'MAIL') {
          to = [];
          say('250 ok');
        } else if (verb === 'RCPT') {
          to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
          say('250 ok');
        } else if (verb === 'DATA') {
          isData = true;
          say('354 go on');
        } else if (verb === 'QUIT') socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(relay, { url: `smtp://127.0.0.1:${port}`, close: closing(server, sockets) });
}

function read(data: string): Omit<TestMail, 'to' | 'behaviour'> {
  const [head = '', ...body] = data.split('\r\n\r\n');
  const of = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';
  return { messageId: of('Message-ID'), subject: of('Subject'), text: body.join('\n\n') };
}

export interface TestCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly behaviour: Behaviour | number;
}

export interface TestHooks {
  readonly url: string;
  readonly calls: TestCall[];
  /** A number is a status. */
  behave: (call: Omit<TestCall, 'behaviour'>) => Behaviour | number;
  /** Headers of answers. */
  headers: Record<string, string>;
  answer: string;
  close(): Promise<void>;
}

/** A web server that takes what is posted to it. */
export async function startTestHooks(): Promise<TestHooks> {
  const sockets = new Set<Socket>();
  const hooks: TestHooks = {
    url: '',
    calls: [],
    headers: {},
    answer: '',
    behave: () => 'take',
    close: async () => undefined,
  };
  const statuses: Record<Behaviour, number> = { take: 204, later: 503, refuse: 400, stall: 0, drop: 0 };
  const server = createHttpServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString() };
      const behaviour = hooks.behave(call);
      hooks.calls.push({ ...call, behaviour });
      if (behaviour === 'stall') return;
      if (behaviour === 'drop') {
        request.socket.destroy();
        return;
      }
      const status = typeof behaviour === 'number' ? behaviour : statuses[behaviour];
      response.writeHead(status, hooks.headers).end(status === 204 ? undefined : hooks.answer);
    });
  });
  server.on('connection', (socket) => remember(sockets, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(hooks, { url: `http://127.0.0.1:${port}`, close: closing(server, sockets) });
}

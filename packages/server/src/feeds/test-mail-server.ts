import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createServer as createSecureServer, TLSSocket } from 'node:tls';
import { TEST_CERTIFICATE, TEST_KEY } from '../test-certificate.ts';

export interface TestMail {
  readonly uid: number;
  readonly from: string;
  readonly raw: string;
  readonly arrivedAt: Date;
  /** What the server says of its size; else what it has. */
  readonly sizeBytes?: number;
}

/** What goes wrong while the text of a mail is fetched: half of it and nothing more, half of it and the end, or all of it twice. */
export type MailMishap = 'STALL' | 'CUT' | 'REPEAT';

/** A mailbox of tests: as much of IMAP4rev1 (RFC 3501) as somebody needs who only looks, by TLS alone. */
export interface TestMailServer {
  /** Address of a folder there. */
  address(folder?: string): string;
  /** What was said to it, passwords left out. */
  readonly commands: string[];
  readonly mails: TestMail[];
  uidValidity: number;
  mishap: MailMishap | undefined;
  /** What signing in is answered with; undefined: it is known. */
  refusal: string | undefined;
  /** Puts a mail there, with `results` above it: the server's own, by which the domain of the sender passes, unless said otherwise. @returns its number */
  deliver(
    mail: Partial<Pick<TestMail, 'from' | 'arrivedAt' | 'sizeBytes'>> & {
      readonly raw: string;
      readonly results?: readonly string[];
    },
  ): number;
  /** Lines that are open. */
  connections(): number;
  close(): Promise<void>;
}

/** As the server calls itself in what it finds of mails. */
export const AUTHSERV_ID = 'mx.example.org';
const FOLDERS = ['INBOX', 'conjunctions'] as const;
const PEM = { key: TEST_KEY, cert: TEST_CERTIFICATE } as const;

/** @param isImplicit   it speaks TLS from the first byte; else it goes over to it by STARTTLS, and knows nobody before */
export async function startTestMailServer(
  account: { readonly identity: string; readonly password: string },
  isImplicit: boolean = true,
): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  let nextUid = 1;
  const listen = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.write('* OK ready\r\n');
    serve(socket, isImplicit);
  };
  const server = isImplicit ? createSecureServer(PEM, listen) : createServer(listen);

  function serve(socket: Socket, isSecure: boolean): void {
    let heard = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const onData = (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const [, tag = '', words = ''] = /^(\S+) (.*)$/.exec(heard.slice(0, end)) ?? [];
        heard = heard.slice(end + 2);
        const verb = words.split(' ')[0]!.toUpperCase();
        world.commands.push(verb === 'LOGIN' ? 'LOGIN' : words);
        if (verb === 'STARTTLS' && !isSecure) {
          say(`${tag} OK begin`);
          socket.off('data', onData);
          const secure = new TLSSocket(socket, { isServer: true, ...PEM });
          secure.on('error', () => {});
          serve(secure, true);
          return;
        }
        answer(tag, verb, words);
      }
    };
    socket.on('data', onData);

    function answer(tag: string, verb: string, words: string): void {
      switch (verb) {
        case 'CAPABILITY':
          say(`* CAPABILITY IMAP4rev1${isSecure ? '' : ' STARTTLS LOGINDISABLED'}`);
          return void say(`${tag} OK done`);
        case 'LOGIN': {
          const [, identity, password] = /^LOGIN "?([^" ]*)"? "?([^"]*)"?$/i.exec(words) ?? [];
          const isKnown = isSecure && identity === account.identity && password === account.password;
          return void say(`${tag} ${world.refusal ?? (isKnown ? 'OK hello' : 'NO [AUTHENTICATIONFAILED] who?')}`);
        }
        case 'LIST':
          if (words.endsWith('""')) say('* LIST (\\Noselect) "/" ""');
          for (const name of FOLDERS) if (words.endsWith(`"${name}"`)) say(`* LIST () "/" "${name}"`);
          return void say(`${tag} OK done`);
        case 'EXAMINE':
          if (!/^EXAMINE "?(INBOX|conjunctions)"?$/.test(words))
            return void say(`${tag} NO [NONEXISTENT] no such folder`);
          say(`* ${world.mails.length} EXISTS`);
          say(`* OK [UIDVALIDITY ${world.uidValidity}] valid`);
          say(`* OK [UIDNEXT ${nextUid}] next`);
          return void say(`${tag} OK [READ-ONLY] done`);
        case 'UID':
          if (/^UID SEARCH/i.test(words)) search(tag, words);
          else fetch(tag, words);
          return;
        case 'LOGOUT':
          say('* BYE');
          return void say(`${tag} OK bye`);
        default:
          return void say(`${tag} ${verb === 'NOOP' ? 'OK' : 'BAD'} ${verb}`);
      }
    }

    function search(tag: string, words: string): void {
      const from = /UID (\d+):\*/.exec(words.slice(4))?.[1];
      const numbers = /SEARCH UID ([\d,]+)$/.exec(words)?.[1]?.split(',').map(Number);
      const since = /SINCE "?([^" ]+)"?/i.exec(words)?.[1];
      // Of numbers beyond the last the last is meant.
      const last = world.mails.at(-1)?.uid ?? 0;
      const found = world.mails.filter(({ uid, arrivedAt }) =>
        numbers !== undefined
          ? numbers.includes(uid)
          : from === undefined
            ? arrivedAt.getTime() >= Date.parse(`${since} UTC`)
            : uid >= Math.min(Number(from), last),
      );
      say(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim());
      say(`${tag} OK done`);
    }

    function fetch(tag: string, words: string): void {
      const [, numbers = '', items = ''] = /^UID FETCH (\S+) (.*)$/i.exec(words) ?? [];
      const wanted = numbers.split(',').map(Number);
      for (const [place, mail] of world.mails.entries()) {
        if (!wanted.includes(mail.uid)) continue;
        if (/BODY\.PEEK\[\]/i.test(items)) {
          if (!pour(place, mail)) return;
        } else
          say(
            `* ${place + 1} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.sizeBytes ?? mail.raw.length} ${envelopeOf(mail)} ${fieldsOf(mail)})`,
          );
      }
      say(`${tag} OK done`);
    }

    /** @returns whether it went well */
    function pour(place: number, { uid, raw }: TestMail): boolean {
      const begin = `* ${place + 1} FETCH (UID ${uid} BODY[] {${Buffer.byteLength(raw, 'latin1')}}\r\n`;
      const { mishap } = world;
      if (mishap === 'STALL' || mishap === 'CUT') {
        socket.write(`${begin}${raw.slice(0, raw.length / 2)}`, 'latin1', () => mishap === 'CUT' && socket.destroy());
        return false;
      }
      for (let time = 0; time < (mishap === 'REPEAT' ? 2 : 1); time++) socket.write(`${begin}${raw})\r\n`, 'latin1');
      return true;
    }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const world: TestMailServer = {
    address: (folder = 'INBOX') => `${isImplicit ? 'imaps' : 'imap'}://localhost:${port}/${folder}`,
    commands: [],
    mails: [],
    uidValidity: 1,
    mishap: undefined,
    refusal: undefined,
    deliver: ({ from = 'cdm@space-track.org', arrivedAt = new Date(), raw, sizeBytes, results }) => {
      const uid = nextUid++;
      const found = results ?? [`${AUTHSERV_ID}; dmarc=pass header.from=${from.slice(from.indexOf('@') + 1)}`];
      const head = [...found.map((result) => `Authentication-Results: ${result}`), `From: ${from}`].join('\r\n');
      const mail = { uid, from, arrivedAt, raw: `${head}\r\n${raw.replaceAll(/\r?\n/g, '\r\n')}` };
      world.mails.push({ ...mail, ...(sizeBytes !== undefined && { sizeBytes }) });
      return uid;
    },
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return world;
}

function envelopeOf({ from }: TestMail): string {
  const [local, domain] = from.split('@');
  const author = `((NIL NIL "${local}" "${domain}"))`;
  return `ENVELOPE (NIL "a message" ${author} ${author} ${author} NIL NIL NIL NIL NIL)`;
}

function fieldsOf({ raw }: TestMail): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const fields = head.split(/\r\n(?![ \t])/).filter((line) => /^(from|authentication-results):/i.test(line));
  const text = `${fields.map((line) => `${line}\r\n`).join('')}\r\n`;
  return `BODY[HEADER.FIELDS (from authentication-results)] {${Buffer.byteLength(text, 'latin1')}}\r\n${text}`;
}

/** A mail with a text and files, as RFC 2046 writes it. */
export function mailOf(text: string, files: Readonly<Record<string, string | Buffer>> = {}, head = ''): string {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--cut\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
  );
  return `${head}Subject: a message\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=cut\r\n\r\n--cut\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${parts.join('')}--cut--\r\n`;
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answerOf, eventOf, GULL, TERN } from '../mission/test-fleet.ts';
import { platformStandIn } from '../mission/test-platform.ts';
import { definitionOf } from '../openc3/definition.ts';
import { runMission } from './program.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(answer: (request: IncomingMessage, body: string) => Promise<Response>): Promise<string> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', async () => {
      const { status, headers, body } = await answer(request, Buffer.concat(pieces).toString());
      response.writeHead(status, Object.fromEntries(headers));
      response.flushHeaders();
      for await (const piece of body ?? []) response.write(piece);
      response.end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A platform that gives a token for a secret, and knows it again. */
async function platform(events = [eventOf({ hours: 900 })]) {
  const standIn = platformStandIn(answerOf(events));
  const tokens: string[] = [];
  const url = await listening(async ({ url: path = '', headers }, body) => {
    if (path.endsWith('/token')) {
      tokens.push(body);
      if (!body.includes('client_secret=secret'))
        return Response.json({ error: 'invalid_client', error_description: 'wrong secret' }, { status: 401 });
      return Response.json({ access_token: 'good', expires_in: 300 });
    }
    if (headers.authorization !== 'Bearer good') return Response.json({ detail: 'No token.' }, { status: 401 });
    return await standIn.fetch(`http://platform${path}`, { headers: headers as Record<string, string> });
  });
  return { standIn, url, tokens };
}

function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const [lines, printed]: [string[], string[]] = [[], []];
  const controller = new AbortController();
  const ended = runMission({
    args,
    env,
    signal: controller.signal,
    log: (line) => lines.push(line),
    print: (text) => printed.push(text),
  });
  return { ended, lines, printed, stop: () => controller.abort() };
}
const credentials = (url: string) => ({
  KEEPOUT_URL: `${url}/`,
  KEEPOUT_CLIENT_ID: 'keepout-machine-mission',
  KEEPOUT_CLIENT_SECRET: 'secret',
});

it('26.8 the program says how it is called, and what is missing', async () => {
  const { ended, printed } = run([], {});
  expect(await ended).toBe(2);
  expect(printed[0]).toContain('keepout-mission yamcs');
  for (const word of ['constructor', '__proto__', 'toString', 'nothing']) {
    const wrong = run([word], {});
    expect([await wrong.ended, wrong.printed], word).toEqual([2, printed]);
  }
  await expect(run(['xtce'], {}).ended).rejects.toThrow('KEEPOUT_URL is missing');
  await expect(run(['yamcs'], { KEEPOUT_URL: 'x' }).ended).rejects.toThrow('YAMCS_URL is missing');
  const { url } = await platform();
  const wrong = { ...credentials(url), KEEPOUT_CLIENT_SECRET: 'other' };
  await expect(run(['xtce'], wrong).ended).rejects.toThrow(/HTTP 401 wrong secret/);
});

it('26.8 it writes the mission database and the definition of the packets for the fleet as it is', async () => {
  const { url, tokens } = await platform();
  const xtce = run(['xtce'], credentials(url));
  expect(await xtce.ended).toBe(0);
  expect(xtce.printed.join('')).toMatch(/<SpaceSystem name="TERN-1">[\s\S]*<SpaceSystem name="GULL">/);
  const openc3 = run(['openc3'], credentials(url));
  expect(await openc3.ended).toBe(0);
  expect(openc3.printed.join('')).toBe(definitionOf([TERN, GULL]));
  // Calls that begin together ask for one token.
  expect(tokens).toHaveLength(2);
});

it('26.8 it sets the parameters of Yamcs as the platform tells of changes, with a line for each', async () => {
  const { standIn, url } = await platform([eventOf({ hours: 900_000, ageHours: -900_000 })]);
  const bodies: string[] = [];
  const yamcs = await listening(async ({ headers }, body) => {
    bodies.push(`${headers.authorization} ${body}`);
    return Response.json({});
  });
  const { ended, lines, stop } = run(['yamcs'], {
    ...credentials(url),
    YAMCS_URL: yamcs,
    YAMCS_INSTANCE: 'sim',
    YAMCS_USER: 'operator',
    YAMCS_PASSWORD: 'pass',
  });
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies[0]).toMatch(/^Basic b3BlcmF0b3I6cGFzcw== .*"stringValue":"WATCH"/);
  expect(lines).toEqual([expect.stringMatching(/^TERN-1: WATCH, .*, Pc 3\.00e-5, TCA .*, decide by /), 'GULL: NONE']);
  standIn.answer = answerOf([eventOf({ hours: 900_000, ageHours: -900_000, kind: 'NO_CONCLUSION' })]);
  await expect
    .poll(() => {
      standIn.tell('conjunctions');
      return bodies.length;
    })
    .toBeGreaterThanOrEqual(4);
  expect(lines.at(-1)).toMatch(/^TERN-1: WATCH -> NO_CONCLUSION, /);
  stop();
  expect(await ended).toBe(0);
});

it('26.8 it sends packets to whoever connects, and ends when it is told to', async () => {
  const { url } = await platform();
  const { ended, lines, stop } = run(['packets'], { ...credentials(url), PACKETS_PORT: '0' });
  await expect.poll(() => lines.join('\n')).toContain('GULL: NONE');
  const [, port = ''] = /listening on port (\d+)/.exec(lines.join('\n')) ?? [];
  const socket = connect(Number(port), '127.0.0.1');
  const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(first.readUInt32BE(14)).toBe(TERN.noradId);
  stop();
  expect(await ended).toBe(0);
  socket.destroy();
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installPython, orWhyNot, whyNoPython } from './clients/test-installed.ts';

interface Asked {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
const text =
  (type: string, content: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(content);
const problem = (status: number, code: string, headers = {}) =>
  json(status, { code, title: code, detail: `${code}, in words.`, status }, headers);

/** What each program has: a client whose pauses take no time and are written down. */
const HEAD = `
import json, sys
from keepout import Client, Refused
waits = []
tokens = iter(["one", "two", "three", "four", "five", "six", "seven", "eight"])
client = Client(sys.argv[1], lambda: next(tokens), sleep=waits.append)
def told(*values):
    print(json.dumps(values))
`;

describe.skipIf(whyNoPython)(orWhyNot('26.9 the client for Python', whyNoPython), () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-python-'));
  let path: string;
  let server: Server;
  let answers: Answer[];
  let asked: Asked[];
  beforeAll(async () => {
    path = await installPython(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    asked = [];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request.setEncoding('utf8')) body += part;
      asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      (answers.shift() ?? problem(500, 'asked-too-often'))(response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  /** What a program tells, line by line. */
  async function saidBy(program: string, ...script: readonly Answer[]): Promise<readonly unknown[]> {
    answers = [...script];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const args = ['-W', 'error', '-c', HEAD + program, url];
    const output = await new Promise<string>((ended, failed) => {
      execFile(
        'python3',
        args,
        { env: { PATH: process.env['PATH'] ?? '', PYTHONPATH: path } },
        (cause, stdout, stderr) => (cause === null ? ended(stdout) : failed(new Error(stderr, { cause }))),
      );
    });
    return output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }
  const lines = () => asked.map(({ line }) => line.replace(API_ROOT, ''));

  it('writes names of addresses as the platform has them, and a token for each call', async () => {
    const program = `
told(client.get_satellite("sat/1"))
told(client.list_conjunctions(satellite_id="sat-1", min_probability=1e-7, from_="2026-11-26T00:00:00+00:00", limit=2))
told(client.delete_satellite("sat-1"))
`;
    const printed = await saidBy(program, json(200, { name: 'TERN' }), json(200, []), (answer) =>
      answer.writeHead(204).end(),
    );
    expect(printed).toEqual([[{ name: 'TERN' }], [[]], [null]]);
    expect(lines()).toEqual([
      'GET /ca/satellites/sat%2F1',
      'GET /ca/conjunctions?satellite-id=sat-1&from=2026-11-26T00%3A00%3A00%2B00%3A00&min-probability=1e-07&limit=2',
      'DELETE /ca/satellites/sat-1',
    ]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two', 'Bearer three']);
  });

  it('sends JSON with its headers, and files as a form', async () => {
    writeFileSync(join(folder, 'a "day".oem'), 'CCSDS_OEM_VERS = 2.0');
    const program = `
from pathlib import Path
told(client.change_flight_rules({"targetPc": 1e-6}, if_match='"3"'))
told(client.upload_ephemeris(file=[Path(${JSON.stringify(join(folder, 'a "day".oem'))}), ("b.oem", b"B")], screen=False))
`;
    await saidBy(program, json(200, {}), json(201, {}));
    expect([asked[0]!.headers['if-match'], asked[0]!.body]).toEqual(['"3"', '{"targetPc": 1e-06}']);
    const { body, headers } = asked[1]!;
    const form = await new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData();
    const files = form.getAll('file') as File[];
    expect(files.map(({ name }) => name)).toEqual(['a "day".oem', 'b.oem']);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['CCSDS_OEM_VERS = 2.0', 'B']);
    expect([...form.keys()]).toEqual(['file', 'file', 'screen']);
    expect(form.get('screen')).toBe('false');
  });

  it('reads a list to its end, page after page', async () => {
    const link = `<${API_ROOT}/ca/stations?limit=1&cursor=next%2B1>; rel="next"`;
    const program = `
told([record["name"] for record in client.all(client.list_stations, limit=1)], client.headers["X-Total-Count"])
`;
    const last = json(200, [{ name: 'b' }], { 'x-total-count': '2' });
    expect(await saidBy(program, json(200, [{ name: 'a' }], { link }), last)).toEqual([[['a', 'b'], '2']]);
    expect(lines()).toEqual(['GET /ca/stations?limit=1', 'GET /ca/stations?limit=1&cursor=next%2B1']);
  });

  it('asks again where reading was refused for a while, and never repeats what changes something', async () => {
    const program = `
told(client.list_stations(), waits)
for call in [lambda: client.sign_decision("dec-1", if_match='"1"'), client.list_stations, client.list_stations]:
    try:
        call()
    except Refused as refusal:
        told(str(refusal), refusal.status, refusal.code, refusal.retry_after_s)
`;
    const busy = problem(503, 'database-busy', { 'retry-after': '2' });
    const printed = await saidBy(
      program,
      problem(429, 'too-many-requests', { 'retry-after': '5' }),
      busy,
      json(200, []),
      busy,
      problem(503, 'long-out', { 'retry-after': '600' }),
      (answer) => answer.writeHead(502).end('<html>'),
    );
    expect(printed).toEqual([
      [[], [5, 2]],
      ['database-busy, in words.', 503, 'database-busy', 2],
      ['long-out, in words.', 503, 'long-out', 600],
      ['HTTP 502', 502, null, null],
    ]);
    expect(lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('gives its token to nobody whom an answer names', async () => {
    const program = `
try:
    client.list_stations()
except Refused as refusal:
    told(refusal.status)
`;
    const away: Answer = (answer) => answer.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    expect(await saidBy(program, away)).toEqual([[307]]);
  });

  it('tells how far an answer is that is followed, and fails where the last line says so or does not come', async () => {
    const program = `
told(client.find_opportunities({"noradId": 5}, on_percent=told))
told(client.find_opportunities({"noradId": 5}, on_percent=told))
for _ in range(2):
    try:
        client.find_opportunities({"noradId": 5}, on_percent=told)
    except (Refused, ConnectionError) as fault:
        told(str(fault))
`;
    const followed = (content: string) => text('application/x-ndjson', content);
    const printed = await saidBy(
      program,
      followed('{"percent":null}\n{"percent":12}\n{"status":200,"body":{"reason":"zu früh"}}\n'),
      json(200, { reason: 'at once' }),
      followed('{"percent":1}\n{"status":422,"problem":{"code":"nothing-to-plan","title":"Nothing to plan"}}\n'),
      followed('{"percent":2}\n'),
    );
    expect(printed).toEqual([
      [null],
      [12],
      [{ reason: 'zu früh' }],
      [{ reason: 'at once' }],
      [1],
      ['Nothing to plan'],
      [2],
      ['the answer ended before it was there'],
    ]);
    expect(asked[0]!.headers.accept).toBe('application/x-ndjson, application/json;q=0.9');
  });

  it('has files as bytes, in the form that is asked for', async () => {
    const program = `
told(client.export_manoeuvre("man-1", format="csv", accept="text/csv").decode())
told(client.get_tle(norad_id=5))
told(client.get_tle(norad_id=5, accept="text/plain").decode())
`;
    const printed = await saidBy(
      program,
      text('text/csv', 'a,b'),
      json(200, { tle: '1 00005U' }),
      text('text/plain', '1 5'),
    );
    expect(printed).toEqual([['a,b'], [{ tle: '1 00005U' }], ['1 5']]);
    expect(asked.map(({ headers }) => headers.accept)).toEqual(['text/csv', 'application/json', 'text/plain']);
  });

  it('hears events, goes on where a stream ended or broke, and ends with a refusal', async () => {
    const program = `
try:
    for event in client.stream_events(last_event_id="6"):
        told(event.id, event.data)
except Refused as refusal:
    told(refusal.code, waits)
`;
    const stream = (content: string) => text('text/event-stream', content);
    const printed = await saidBy(
      program,
      stream('retry: 2000\n\n: still here\n\nid: 7\nevent: stations\ndata: {"type":"stations"}\n\n'),
      (answer) => answer.destroy(),
      problem(503, 'database-busy'),
      stream('id: 8\ndata: {"type":\ndata: "feeds"}\r\n\r\ndata: {"type":"cut"}'),
      problem(401, 'token-expired'),
    );
    expect(printed).toEqual([
      ['7', { type: 'stations' }],
      ['8', { type: 'feeds' }],
      ['token-expired', [1, 2, 4, 1]],
    ]);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual(['6', '7', '7', '7', '8']);
  });
});

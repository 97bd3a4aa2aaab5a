import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Cdm, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { type Problem, problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestFormFile, testForm } from '../platform/http/test-form.ts';
import { nowTaiS } from '../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { elementSets } from '../tle/module.ts';
import { collisionAvoidance } from './module.ts';
import { testElements, testOem } from './test-oem.ts';

const MEGABYTE = 1_000_000;
const cdmText = (name: string) =>
  readFileSync(new URL(`../../../../conformance/ccsds/cdm/valid/${name}`, import.meta.url), 'utf8');
const withoutCovariance = (text: string) => text.replaceAll(/^C(R|T|N|DRG|SRP|THR)(DOT)?_\S+ .*\r?\n/gm, '');

describe('bad input over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let origin: string;
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements = testElements(startTaiS);
  const good = testOem(elements, { startTaiS, count: 200, stepS: 60 });
  const goodLines = good.split('\n');
  const firstState = goodLines.indexOf('META_STOP') + 1;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, elementSets], { worker: false });
    headers = await platform.bearer();
    await addSatellite('SENTINEL A', 90000, '2026-001A');
    // The primary of the messages that the cases below change.
    await addSatellite('MESSAGE PRIMARY', 5001, '');
    const taken = await upload([{ name: 'good.oem', content: good }]);
    expect(taken.status, JSON.stringify(taken.json)).toBe(201);
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => platform.close());

  async function addSatellite(name: string, noradId: number, cosparId: string): Promise<void> {
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } };
    const { status, json } = await send(route('createSatellite'), { name, noradId, cosparId, configuration });
    expect(status, JSON.stringify(json)).toBe(201);
  }

  async function send(
    place: Route,
    body?: unknown,
    extraHeaders: Record<string, string> = {},
  ): Promise<{ status: number; json: unknown; text: string }> {
    const answer = await platform.app.inject({
      ...place,
      headers: { ...headers, ...extraHeaders },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== '';
    if (answer.statusCode >= 400) problem.parse(answer.json());
    return { status: answer.statusCode, json: isJson ? answer.json() : undefined, text: answer.body };
  }

  async function upload(
    files: readonly TestFormFile[],
    fields: Record<string, string> = {},
    place = route('uploadEphemeris'),
  ) {
    const form = testForm(files, fields);
    return await send(place, form.payload, form.headers);
  }

  /** What is stored: the lists of the operator, and the files against their records. */
  async function stored() {
    const lists = ['listSatellites', 'listEphemerides', 'listCdms', 'listScreenings', 'listConjunctions'] as const;
    const answers = await Promise.all(lists.map((id) => send(route(id))));
    const column = async (query: string) =>
      (await platform.context.database.pool.query<{ id: string }>(query)).rows.map((row) => row.id);
    const files = await column('select id from stored_file order by 1');
    const owned = await column('select file_id as id from ephemeris union select file_id from catalogue order by 1');
    expect(files, 'a file without a record').toEqual(owned);
    const contents = await column('select sha256 as id from file_content order by 1');
    const named = await column('select distinct sha256 as id from stored_file order by 1');
    expect(contents, 'content without a file').toEqual(named);
    return { lists: answers.map((answer) => JSON.stringify(timeless(answer.json))), files };
  }

  const timeless = (list: unknown) => (list as object[]).map((row) => ({ ...row, timeToTca: 0 }));

  async function changesNothing<T>(act: () => Promise<T>): Promise<T> {
    const before = await stored();
    const result = await act();
    expect(await stored()).toEqual(before);
    return result;
  }

  const isSentence = /^[^{}]{8,}$/s;

  describe('an ephemeris file', () => {
    const oemCases: Record<string, { content: string | Uint8Array; code: string; line?: number; says: RegExp }> = {
      'cut-in-a-line.oem': {
        content: good.slice(0, good.indexOf(goodLines[firstState + 100]!) + 40),
        code: 'wrong-number-of-columns',
        line: firstState + 101,
        says: /^cut-in-a-line\.oem: Line \d+: .*columns/,
      },
      'cut-at-a-line-end.oem': {
        content: `${goodLines.slice(0, firstState + 100).join('\n')}\n`,
        code: 'states-end-early',
        line: firstState + 100,
        says: /before .*; the file may have been cut/,
      },
      'frame.oem': {
        content: good.replace('REF_FRAME = EME2000', 'REF_FRAME = MOONFIXED'),
        code: 'unsupported-frame',
        line: goodLines.indexOf('REF_FRAME = EME2000') + 1,
        says: /"MOONFIXED" is not supported/,
      },
      'order.oem': {
        content: swapped(goodLines, firstState + 10),
        code: 'states-out-of-order',
        line: firstState + 12,
        says: /earlier than the one above it/,
      },
      'twice.oem': {
        content: [
          ...goodLines.slice(0, firstState + 5),
          goodLines[firstState + 4],
          ...goodLines.slice(firstState + 5),
        ].join('\n'),
        code: 'duplicate-epoch',
        line: firstState + 6,
        says: /given twice/,
      },
      'number.oem': {
        content: good.replace(goodLines[firstState + 3]!, `${goodLines[firstState + 3]!.slice(0, 27)} NaN 1 2 3 4 5`),
        code: 'not-a-number',
        line: firstState + 4,
        says: /"NaN" is not a number/,
      },
      'centre.oem': {
        content: good.replace('CENTER_NAME = EARTH', 'CENTER_NAME = MARS'),
        code: 'unsupported-centre',
        line: goodLines.indexOf('CENTER_NAME = EARTH') + 1,
        says: /must be EARTH/,
      },
      'stranger.oem': {
        content: good.replace('2026-001A', '1999-999Z').replace('SENTINEL A', 'NOBODY'),
        code: 'satellite-unknown',
        says: /None of your satellites is NOBODY \(1999-999Z\)/,
      },
      'coarse.oem': {
        content: testOem(elements, { startTaiS, count: 60, stepS: 600, interpolation: LINEAR }),
        code: 'interpolation-unfit',
        says: /only good to about \d+ m, over the limit of 100 m \(LINEAR of degree 1 at steps of 600 s/,
      },
      'archive.zip': { content: Buffer.from('PK\u0003\u0004rest'), code: 'not-text', says: /zip archive/ },
      'binary.oem': { content: Buffer.from([0, 1, 2, 255, 254]), code: 'not-text', says: /not a text file/ },
      'latin1.oem': { content: Buffer.from([0xe9, 0xe8, 0x41]), code: 'not-text', says: /not a text file/ },
      'damaged.oem.gz': { content: gzipSync(good).subarray(0, 300), code: 'not-text', says: /gzip file is damaged/ },
      'doctype.xml': {
        content: `<?xml version="1.0"?>\n<!DOCTYPE oem [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<oem>&x;</oem>`,
        code: 'doctype-refused',
        line: 2,
        says: /document type declaration/,
      },
      'laughs.xml': { content: billionLaughs(), code: 'doctype-refused', line: 2, says: /document type declaration/ },
      'deep.xml': { content: '<a>'.repeat(100_000), code: 'xml-too-deep', line: 1, says: /deeper than/ },
      'deep.json': { content: '['.repeat(200_000), code: 'malformed-json', says: /JSON/ },
      'page.html': { content: '<html><body>sign in</body></html>', code: 'wrong-root-element', line: 1, says: /html/ },
      'prose.txt': {
        content: 'Dear all,\nplease find attached',
        code: 'unknown-format',
        line: 1,
        says: /does not begin with CCSDS_OEM_VERS or CCSDS_OCM_VERS/,
      },
      'other.oem': {
        content: cdmText('AlfanoTestCase05.cdm'),
        code: 'wrong-message-kind',
        says: /^other\.oem: This is a CDM, not an OEM or OCM\.$/,
      },
      'empty.oem': { content: '', code: 'empty-text', says: /file is empty/ },
      'long-line.oem': { content: 'x'.repeat(3 * MEGABYTE), code: 'unknown-format', says: /not an OEM or OCM/ },
      'long-number.oem': {
        content: good.replace(goodLines[firstState]!, `${goodLines[firstState]!}${'0'.repeat(MEGABYTE)}`),
        code: 'line-too-long',
        line: firstState + 1,
        says: /longer than 66560 characters/,
      },
    };

    it.each(Object.entries(oemCases))('%s is refused with its place and a reason', async (name, wanted) => {
      const { status, json } = await changesNothing(() => upload([{ name, content: wanted.content }]));
      const document = json as Problem;
      expect(document).toMatchObject({ status: 422, code: wanted.code });
      expect(status).toBe(422);
      expect(document.message).toMatch(wanted.says);
      expect(document.message).toMatch(isSentence);
      expect(JSON.stringify(document).length).toBeLessThan(60_000);
      expect(document.errors?.[0]).toMatchObject({ code: wanted.code, file: name });
      if (wanted.line !== undefined) expect(document.errors?.[0]?.line).toBe(wanted.line);
    });

    it('with a covariance that is none is taken with a warning that names the line, and without it', async () => {
      const covariance = ['1e-4', '0 -1e-2', '0 0 1e-4', '0 0 0 1e-10', '0 0 0 0 1e-10', '0 0 0 0 0 1e-10'];
      const content = testOem(elements, { startTaiS, count: 200, stepS: 60, covariance });
      const { status, json } = await upload([{ name: 'covariance.oem', content }], { screen: 'false' });
      expect(status, JSON.stringify(json)).toBe(201);
      const [file] = (json as EphemerisUpload).accepted;
      expect(file).toMatchObject({ covarianceCount: 0, stateCount: 200 });
      const line = content.split('\n').indexOf('COVARIANCE_START') + 2;
      expect(file!.warnings[0]).toMatchObject({ code: 'covariance-not-positive', line });
      expect(file!.warnings[0]!.message).toMatch(/not positive semi-definite\. It is ignored\./);
    });

    it('that names no interpolation gets the one that fits; a coarse one is taken with a figure', async () => {
      const silent = testOem(elements, { startTaiS, count: 200, stepS: 60, interpolation: [] });
      const chosen = await upload([{ name: 'silent.oem', content: silent }], { screen: 'false' });
      const [file] = (chosen.json as EphemerisUpload).accepted;
      expect(file).toMatchObject({ interpolation: 'LAGRANGE 9 (assumed)', warnings: [] });
      const rough = testOem(elements, {
        startTaiS,
        count: 200,
        stepS: 60,
        interpolation: ['INTERPOLATION = LAGRANGE', 'INTERPOLATION_DEGREE = 3'],
      });
      const taken = await upload([{ name: 'rough.oem', content: rough }], { screen: 'false' });
      const [warned] = (taken.json as EphemerisUpload).accepted;
      expect(warned!.warnings[0]).toMatchObject({ code: 'interpolation-coarse', keyword: 'INTERPOLATION' });
      expect(warned!.warnings[0]!.message).toMatch(/only good to about \d+(\.\d)? m, over the limit of 1 m/);
    });

    it('among others is rejected alone', async () => {
      const { status, json } = await upload(
        [
          { name: 'one.oem', content: good },
          { name: 'two.oem', content: '' },
        ],
        { screen: 'false' },
      );
      expect(status).toBe(201);
      const { accepted, rejected } = json as EphemerisUpload;
      expect(accepted.map((file) => file.fileName)).toEqual(['one.oem']);
      expect(rejected).toMatchObject([{ fileName: 'two.oem', code: 'empty-text' }]);
    });

    it('of a name of 10,000 characters, with a path or a NUL in it, is stored under a short clean name', async () => {
      const names = [`${'n'.repeat(10_000)}.oem`, '../../../etc/passwd', 'a\u0001b.oem', "'; drop table cdm; --.oem"];
      for (const name of names) {
        const { status, json } = await upload([{ name, content: good }], { screen: 'false' });
        expect(status, JSON.stringify(json)).toBe(201);
        const [file] = (json as EphemerisUpload).accepted;
        expect(file!.fileName.length).toBeLessThanOrEqual(200);
        expect(file!.fileName).not.toMatch(/[/\p{Cc}]/u);
        const { status: storedStatus } = await send(route('getEphemerisFile', { oemId: file!.oemFileId }));
        expect(storedStatus).toBe(200);
      }
      await stored();
    });

    it('whose JSON carries what the database cannot hold is refused, not a failure of ours', async () => {
      const json = { ...oemJson(good), OBJECT_NAME: 'a\u0000b' };
      const { status } = await changesNothing(() => upload([{ name: 'nul.json', content: JSON.stringify(json) }]));
      expect(status).toBe(422);
    });
  });

  describe('the form', () => {
    it('that is not multipart is 415, without a file part 422, with a wrong field 400', async () => {
      const cases: [number, string, () => ReturnType<typeof send>][] = [
        [415, 'not-multipart', () => send(route('uploadEphemeris'), { file: good })],
        [415, 'not-multipart', () => send(route('uploadEphemeris'), good, { 'content-type': 'text/plain' })],
        [422, 'no-file', () => upload([])],
        [422, 'no-file', () => upload([], {}, route('uploadCdms'))],
        [400, 'invalid-request', () => upload([{ name: 'a.oem', content: good }], { designation: 'SECRET' })],
        [400, 'invalid-request', () => upload([{ name: 'a.oem', content: good }], { screen: 'perhaps' })],
        [422, 'satellite-unknown', () => upload([{ name: 'a.oem', content: good }], { 'satellite-id': 'sat-none' })],
        [
          413,
          'too-many-files',
          () => upload(Array.from({ length: 201 }, (_, n) => ({ name: `${n}.oem`, content: good }))),
        ],
      ];
      for (const [status, code, act] of cases) {
        const answer = await changesNothing(act);
        expect(answer.json).toMatchObject({ status, code });
      }
    });

    it('that breaks off, or has no boundary, is the caller’s fault and leaves nothing', async () => {
      const { payload, headers: type } = testForm([{ name: 'a.oem', content: good }]);
      const cut = await changesNothing(() => send(route('uploadEphemeris'), payload.subarray(0, 5000), type));
      expect(cut.json).toMatchObject({ status: 400, code: 'malformed-form' });
      const wrong = { 'content-type': 'multipart/form-data; boundary=other' };
      const other = await changesNothing(() => send(route('uploadEphemeris'), payload, wrong));
      expect(other.status).toBeGreaterThanOrEqual(400);
      expect(other.status).toBeLessThan(500);
      const none = await changesNothing(() =>
        send(route('uploadEphemeris'), payload, { 'content-type': 'multipart/form-data' }),
      );
      expect(none.status).toBeGreaterThanOrEqual(400);
      expect(none.status).toBeLessThan(500);
    });
  });

  describe('too much', () => {
    it('200 MB are refused with 413 in bounded memory, and nothing stays on disk', async () => {
      await changesNothing(async () => {
        const before = process.memoryUsage().rss;
        let highest = before;
        const answer = await stream(200 * MEGABYTE, () => {
          highest = Math.max(highest, process.memoryUsage().rss);
        });
        expect(answer.status).toBe(413);
        const document = problem.parse(JSON.parse(answer.text));
        expect(document).toMatchObject({ code: 'file-too-large' });
        expect(document.message).toBe('large.oem is larger than 100 MB.');
        expect((highest - before) / MEGABYTE).toBeLessThan(150);
      });
    });

    it('a gzip bomb of 4 MB that opens to 4 GB is refused unopened', async () => {
      const member = gzipSync(Buffer.alloc(64 * MEGABYTE));
      const bomb = Buffer.concat(Array.from({ length: 64 }, () => member));
      for (const id of ['uploadEphemeris', 'uploadCdms'] as const) {
        const started = performance.now();
        const part = id === 'uploadCdms' ? bomb.subarray(0, member.length * 50) : bomb;
        const { json } = await changesNothing(() => upload([{ name: 'bomb.gz', content: part }], {}, route(id)));
        expect(json).toMatchObject({ status: 422, code: 'too-large' });
        expect((json as Problem).message).toMatch(/^bomb\.gz: .*larger than \d+/);
        expect(performance.now() - started).toBeLessThan(20_000);
      }
    });

    it('a message of more than 4 MB is refused with its name', async () => {
      const content = `CCSDS_CDM_VERS = 1.0\n${'COMMENT x\n'.repeat(500_000)}`;
      const { json } = await changesNothing(() => upload([{ name: 'large.cdm', content }], {}, route('uploadCdms')));
      expect(json).toMatchObject({ status: 422, code: 'too-large' });
      expect((json as Problem).message).toMatch(/^large\.cdm: .*larger than 4\D?000\D?000/);
    });

    /** Sends so many bytes from a generator, as a client that reads the answer only when all is sent. */
    async function stream(bytes: number, onChunk: () => void): Promise<{ status: number; text: string }> {
      const { payload, headers: type } = testForm([{ name: 'large.oem', content: '' }]);
      const head = payload.subarray(0, payload.indexOf('\r\n\r\n') + 4);
      const chunk = Buffer.alloc(MEGABYTE, '2026-01-01T00:00:00 1 2 3 4 5 6\n');
      return await new Promise((resolve, reject) => {
        const request = httpRequest(`${origin}/api/v1/ca/ephemeris/file`, {
          method: 'POST',
          headers: { ...headers, ...type, 'content-length': head.length + bytes },
        });
        let answered = false;
        request.on('response', (answer) => {
          answered = true;
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
        });
        request.on('error', (error) => {
          if (!answered) reject(error);
        });
        let left = bytes;
        const more = (): void => {
          onChunk();
          if (left <= 0) return void request.end();
          left -= chunk.length;
          if (request.write(chunk)) setImmediate(more);
          else request.once('drain', more);
        };
        request.write(head);
        more();
      });
    }
  });

  describe('a conjunction message', () => {
    const alfano = cdmText('AlfanoTestCase05.cdm');

    it('without covariance is taken: risk unknown with a sentence, no conclusion, and a bound', async () => {
      const { status, json } = await upload(
        [{ name: 'bare.cdm', content: withoutCovariance(alfano).replace('A09_case_05', 'bare') }],
        {},
        route('uploadCdms'),
      );
      expect(status, JSON.stringify(json)).toBe(201);
      const [receipt] = (json as CdmUpload).accepted;
      const cdm = (await send(route('getCdm', { cdmId: receipt!.cdmId }))).json as Cdm;
      expect(cdm).toMatchObject({
        conjunctionData: { riskLevel: 'UNKNOWN' },
        probabilityOfCollision: null,
        probabilityReason: 'A covariance is missing.',
      });
      expect(cdm.maxProbability).toBeGreaterThan(0);
      expect(cdm.maxProbability).toBeLessThanOrEqual(1);
      const event = (await send(route('getConjunction', { conjunctionId: cdm.conjunctionId }))).json as Conjunction;
      expect(event.verdict.kind).toBe('NO_CONCLUSION');
      expect(event.verdict.reasons[0]).toEqual({
        code: 'covariance-missing',
        figures: { objects: ['OBJECT1', 'OBJECT2'] },
        text: 'There is no usable covariance for object 1 and object 2, so Pc cannot be computed.',
      });
      expect(event.verdict.reasons[1]!.code).toBe('max-pc-above-act');
    });

    const cases: Record<string, { content: string; code: string; line?: number; keyword?: string; says: RegExp }> = {
      'strangers.cdm': {
        content: alfano.replaceAll(/5001/g, '71001').replaceAll(/5002/g, '71002'),
        code: 'satellite-unknown',
        says: /Neither .* nor .* is one of your satellites/,
      },
      'number.cdm': {
        content: alfano.replace(/^MISS_DISTANCE.*$/m, 'MISS_DISTANCE = near [m]'),
        code: 'not-a-number',
        line: 6,
        keyword: 'MISS_DISTANCE',
        says: /Line 6: "near" is not a number \(MISS_DISTANCE\)/,
      },
      'missing.cdm': {
        content: alfano.replace(/^TCA.*\n/m, ''),
        code: 'missing-keyword',
        keyword: 'TCA',
        says: /TCA is missing/,
      },
      'cut.cdm': {
        content: alfano.slice(0, 2000),
        code: 'missing-section',
        line: alfano.split('\n').findIndex((line) => line.startsWith('TIME_LASTOB_START')) + 1,
        says: /Object 1: The section stateVector is missing/,
      },
      'deep.json': {
        content: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        code: 'missing-keyword',
        says: /CCSDS_CDM_VERS is missing/,
      },
      'doctype.xml': { content: billionLaughs(), code: 'doctype-refused', line: 2, says: /declaration/ },
    };
    it.each(Object.entries(cases))('%s is refused with line, keyword and reason', async (name, wanted) => {
      const { json } = await changesNothing(() => upload([{ name, content: wanted.content }], {}, route('uploadCdms')));
      const document = json as Problem;
      expect(document, JSON.stringify(json)).toMatchObject({ status: 422, code: wanted.code });
      expect(document.message).toMatch(wanted.says);
      expect(document.errors?.[0]?.file).toBe(name);
      if (wanted.line !== undefined) expect(document.errors?.[0]?.line).toBe(wanted.line);
      if (wanted.keyword !== undefined) expect(document.errors?.[0]?.keyword).toBe(wanted.keyword);
    });

    it('may be the body itself, as text, XML or JSON; a body at fault names its line', async () => {
      const text = alfano.replace('A09_case_05', 'as body');
      for (const [type, wanted] of [
        ['text/plain', 201],
        ['application/yaml', 415],
      ] as const) {
        const { status, json } = await send(route('uploadCdms'), text, { 'content-type': type });
        expect(status, JSON.stringify(json)).toBe(wanted);
      }
      const [cdm] = (await send(route('listCdms'))).json as Cdm[];
      for (const type of ['application/xml', 'application/json']) {
        const file = await send(route('getCdmFile', { cdmId: cdm!.cdmId }), undefined, { accept: type });
        const again = await send(route('uploadCdms'), file.text, { 'content-type': type });
        expect(again.status, `${type} ${again.text.slice(0, 500)}`).toBe(201);
      }
      const broken = await changesNothing(() =>
        send(route('uploadCdms'), '{"a": 1,\n"b": }', { 'content-type': 'application/json' }),
      );
      expect(broken.json).toMatchObject({ status: 422, code: 'malformed-json' });
    });

    it('in a list of several is taken or rejected on its own', async () => {
      const [cdm] = (await send(route('listCdms'))).json as Cdm[];
      const file = await send(route('getCdmFile', { cdmId: cdm!.cdmId }), undefined, { accept: 'application/json' });
      const list = `[${file.text.replaceAll('"as body"', '"listed"')}, {"TCA": 1}]`;
      const { status, json } = await send(route('uploadCdms'), list, { 'content-type': 'application/json' });
      expect(status, JSON.stringify(json)).toBe(201);
      const answer = json as CdmUpload;
      expect(answer.accepted).toHaveLength(1);
      expect(answer.rejected).toMatchObject([{ fileName: 'message [2]' }]);
    });
  });

  describe('a JSON body', () => {
    const configuration = { shape: 'CANNONBALL', propulsion: { type: 'NONE' } };
    const satellite = { name: 'X', noradId: 91000, configuration };

    it.each<[string, unknown, string]>([
      ['an unknown key', { ...satellite, colour: 'red' }, '#'],
      ['a wrong type', { ...satellite, noradId: '91000' }, '#/noradId'],
      ['a huge number', { ...satellite, noradId: 1e300 }, '#/noradId'],
      ['a negative number', { ...satellite, noradId: -1 }, '#/noradId'],
      ['a fraction', { ...satellite, noradId: 1.5 }, '#/noradId'],
      ['null', { ...satellite, name: null }, '#/name'],
      ['10,000 characters', { ...satellite, name: 'x'.repeat(10_000) }, '#/name'],
      ['blanks', { ...satellite, name: '   ' }, '#/name'],
      ['letters that show nothing', { ...satellite, name: '\u200b \u2060\ufe0f' }, '#/name'],
      ['a zero length', { ...satellite, configuration: { ...configuration, boxWidth: 0 } }, '#/configuration/boxWidth'],
      ['a list', [satellite], '#'],
    ])('with %s is 400 and points at the place', async (_, body, pointer) => {
      const { json } = await changesNothing(() => send(route('createSatellite'), body));
      expect(json).toMatchObject({ status: 400, code: 'invalid-request' });
      expect((json as Problem).errors?.map((place) => place.pointer)).toContain(pointer);
    });

    it('that is not JSON (NaN, cut, nothing) is 400', async () => {
      for (const text of ['{"noradId": NaN}', '{"name": "x"', '', 'null', '{"__proto__": {"a": 1}}']) {
        const answer = await changesNothing(() =>
          send(route('createSatellite'), text, { 'content-type': 'application/json' }),
        );
        expect(answer.status, text).toBe(400);
      }
    });

    it('with text that looks like SQL or markup is stored as it is', async () => {
      const name = `Robert'); DROP TABLE satellite;-- <b>%_\\`;
      const made = await send(route('createSatellite'), { ...satellite, name, noradId: 91001 });
      expect(made.status, made.text).toBe(201);
      const answer = await send(route('listSatellites', {}, { name }));
      expect((answer.json as { name: string }[]).map((row) => row.name)).toEqual([name]);
      const { satelliteId: id } = made.json as { satelliteId: string };
      expect((await send(route('deleteSatellite', { satelliteId: id }))).status).toBe(204);
    });
  });

  describe('a query', () => {
    it.each([
      ['/ca/conjunctions?from=yesterday', 400],
      ['/ca/conjunctions?from=2026-99-99T00:00:00Z', 400],
      ['/ca/conjunctions?limit=0', 400],
      ['/ca/conjunctions?limit=1e9', 400],
      ['/ca/conjunctions?norad-id=99999999999', 400],
      ['/ca/conjunctions?norad-id=NaN', 400],
      ['/ca/conjunctions?risk-level=BAD', 400],
      ['/ca/conjunctions?verdict=ACT,safe', 400],
      ['/ca/conjunctions?cursor=-1', 404],
      ['/ca/conjunctions?min-probability=2', 400],
      ['/ca/cdms?cdm-id=%00', 400],
      [`/ca/satellites?name=${'x'.repeat(10_000)}`, 400],
      ['/ca/satellites?name=%00', 400],
      ["/ca/satellites?satellite-id=' or 1=1 --", 200],
      ['/ca/satellites/operator/99999999999', 400],
      ['/ca/screenings/%00', 400],
      ['/ca/screenings/none', 404],
      ['/ca/screenings/none/conjunctions', 404],
      ['/ca/cdms/file/none', 404],
      ['/ca/ephemeris/file/..%2F..%2Fetc%2Fpasswd', 404],
      ['/tle/tle?noradId=abc', 400],
      ['/tle/tle?noradId=1&epoch=2026-13-01T00:00:00Z', 400],
      ['/ca/%E0%A4%A', 400],
    ])('%s is answered with %i', async (url, status) => {
      const answer = await send({ method: 'GET', url: `${API_ROOT}${encodeURI(url).replaceAll('%25', '%')}` });
      expect(answer.status, answer.text).toBe(status);
      if (status >= 400) expect((answer.json as Problem).message).toMatch(isSentence);
    });
  });
});

const LINEAR = ['INTERPOLATION = LINEAR', 'INTERPOLATION_DEGREE = 1'];

function swapped(lines: readonly string[], at: number): string {
  const copy = [...lines];
  [copy[at], copy[at + 1]] = [copy[at + 1]!, copy[at]!];
  return copy.join('\n');
}

function billionLaughs(): string {
  const entities = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  return `<?xml version="1.0"?>\n<!DOCTYPE oem [<!ENTITY l0 "ha">${entities}]>\n<oem>&l10;</oem>`;
}

function oemJson(kvn: string): Record<string, unknown> {
  return { CCSDS_OEM_VERS: '2.0', text: kvn.slice(0, 100) };
}

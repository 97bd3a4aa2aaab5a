import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { formatUtcZ } from '@keepout/astro/epoch';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { convertMessage } from '@keepout/ccsds/convert';
import { validateMessage } from '@keepout/ccsds/validate';
import type { Cdm, CdmSummary, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { earthFixedCdm } from '../../../../../conformance/earth-fixed.ts';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeCatalogue } from '../../catalogue/load.ts';
import { keepEarthOrientation } from '../../earth-orientation/store.ts';
import { archiveOf } from '../../messages/pack.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { type TestFormFile, testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { Outage } from '../../platform/outage.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { insertCdms } from '../conjunctions/message-store.ts';
import { lockConjunctions, saveConjunctions } from '../conjunctions/store.ts';
import { contradictingEvents } from '../conjunctions/test-course.ts';
import { contradictionsOf } from '../evidence/evidence.thread.ts';
import { checkEvidence } from '../evidence/evidence.ts';
import { collisionAvoidance } from '../module.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';
import { testElements } from '../test-oem.ts';
import type { JudgeUploadInput } from './judge-upload.thread.ts';
import { acceptCdms } from './service.ts';
import { judgeUploadTask } from './tasks.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const good = readFileSync(new URL(`../../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');

/** A message of its own: another id, creation, secondary, and the primary three kilometres off. */
function message(id: string, { created = '2022-11-27T15:24:12', secondary = 28343, isFar = false } = {}): string {
  // What it states has to be what its states come to.
  const stating = isFar
    ? good.replace(/^(MISS_DISTANCE +=) *\S+/m, '$1 3012').replace(/^(COLLISION_PROBABILITY +=) *\S+/m, '$1 3e-39')
    : good;
  return stating
    .replace(/^(MESSAGE_ID +=).*$/m, `$1 ${id}`)
    .replace(/^(CREATION_DATE +=).*$/m, `$1 ${created}`)
    .replaceAll('000028343', String(secondary).padStart(9, '0'))
    .replace('1.034203670373858813e+03', isFar ? '1.037203670373858813e+03' : '1.034203670373858813e+03');
}

const stillStanding = good.replaceAll(/^([XYZ]_DOT +=).*$/gm, '$1 0 [km/s]');

describe('uploaded messages', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
    const payload = { name: 'NOAA 21', noradId: 54234, cosparId: '2022-150A', configuration };
    const { statusCode } = await platform.app.inject({
      ...route('createSatellite'),
      headers,
      payload,
    });
    expect(statusCode).toBe(201);
  });
  afterAll(() => platform.close());

  async function upload(...files: TestFormFile[]) {
    const form = testForm(files);
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, json: answer.json<CdmUpload & { code?: string; message: string }>() };
  }

  it('are not to blame where the thread that judges them stands still: the request is to be sent again', async () => {
    const { context } = platform;
    const run = async (...args: Parameters<typeof context.readers.run>) => {
      if (args[0] === judgeUploadTask) throw new Outage('unavailable', 'The thread stands still.');
      return await context.readers.run(...args);
    };
    const readers = Object.assign(Object.create(context.readers), { run }) as typeof context.readers;
    const bytes = Buffer.from(message('still'));
    const received = {
      content: receivedBytes(bytes),
      files: [{ fileName: 'still.cdm', sizeBytes: bytes.length }],
    };
    const caller = { operatorId: 'test-operator', actor: 'ada' };
    const accepting = acceptCdms({ ...context, readers }, caller, received, new AbortController().signal);
    await expect(accepting).rejects.toThrow(Outage);
  });

  it('with a fault end the reading of a request at the hundredth; what is behind is not read', async () => {
    const { context } = platform;
    let read = 0;
    const run = async (...args: Parameters<typeof context.readers.run>) => {
      if (args[0] === judgeUploadTask) read += (args[1] as JudgeUploadInput).messages.length;
      return await context.readers.run(...args);
    };
    const readers = Object.assign(Object.create(context.readers), { run }) as typeof context.readers;
    const bytes = Buffer.from('CCSDS_CDM_VERS = 1.0\nX = Y\n'.repeat(400) + message('behind'));
    const received = { content: receivedBytes(bytes), files: [{ fileName: 'bad.cdm', sizeBytes: bytes.length }] };
    const caller = { operatorId: 'test-operator', actor: 'ada' };
    const { signal } = new AbortController();
    const { accepted, rejected } = await acceptCdms({ ...context, readers }, caller, received, signal);
    expect(accepted).toEqual([]);
    expect(rejected).toHaveLength(401);
    expect(rejected.at(-1)).toMatchObject({ code: 'too-costly', message: expect.stringMatching(/^Not read: /) });
    expect(read).toBeGreaterThanOrEqual(100);
    // Those that were begun meanwhile are read to their end.
    expect(read).toBeLessThan(140);
  });

  async function list<T>(place: Route): Promise<T[]> {
    const answer = await platform.app.inject({ ...place, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T[]>();
  }

  async function whole(cdmId: string): Promise<Cdm> {
    const answer = await platform.app.inject({ ...route('getCdm', { cdmId }), headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Cdm>();
  }

  async function event(conjunctionId: string): Promise<Omit<Conjunction, 'timeToTca'>> {
    const { timeToTca: _, ...conjunction } = (
      await platform.app.inject({ ...route('getConjunction', { conjunctionId }), headers })
    ).json<Conjunction>();
    return conjunction;
  }

  async function remove(cdmId: string): Promise<number> {
    return (await platform.app.inject({ ...route('deleteCdm', { cdmId }), headers })).statusCode;
  }

  it('with impossible states are refused and stored nowhere, and every list goes on', async () => {
    const { status, json } = await upload({ name: 'still.cdm', content: stillStanding });
    expect(status, JSON.stringify(json)).toBe(422);
    expect(json).toMatchObject({ code: 'state-implausible' });
    expect(json.message).toBe('still.cdm: Object 1: a velocity of 0 km/s is not on an orbit around the Earth.');
    expect(await list(route('listCdms'))).toEqual([]);
    expect(await list(route('listConjunctions'))).toEqual([]);
  });

  it('in ITRF are where the table of Earth orientation of the installation puts them', async () => {
    const firstDay = Math.floor(nowTaiS() / 86_400) - 3;
    const days = { firstDay, values: Array.from({ length: 8 }, () => [0.4 - 37, 0.1, 0.4, 0, 0, 0]).flat() };
    const tca = formatUtcZ(nowTaiS() + 86_400, 3).slice(0, -1);
    const inertial = (id: string) => message(id).replace(/^(TCA +=).*$/m, `$1 ${tca}`);
    await keepEarthOrientation(platform.context.database, days, 'eop.txt');
    const fixed = earthFixedCdm(inertial('fixed'), earthOrientationOfDays(days));
    const { json } = await upload(
      { name: 'inertial.cdm', content: inertial('inertial') },
      { name: 'fixed.cdm', content: fixed },
    );
    await keepEarthOrientation(platform.context.database, { firstDay, values: [] }, '');
    const places: (readonly number[])[] = [];
    for (const { cdmId } of json.accepted) {
      const { object1 } = await whole(cdmId);
      places.push(object1.positionKm!);
      expect(await remove(cdmId)).toBe(204);
    }
    const [one, other] = places;
    expect(Math.hypot(...one!.map((x, k) => x - other![k]!))).toBeLessThan(1e-6);
  });

  it('in a zip archive are taken as if each had been sent itself, and told by archive and name', async () => {
    const bytes = (content: string) => new TextEncoder().encode(content);
    const inner = archiveOf([{ name: 'inner.cdm', bytes: bytes(message('inner')) }]);
    const content = archiveOf([
      { name: 'day/a.cdm', bytes: bytes(message('in-zip-a')) },
      { name: 'day/b.cdm.gz', bytes: gzipSync(message('in-zip-b')) },
      { name: 'day/many.cdm', bytes: bytes(`${message('in-zip-c')}\n${message('in-zip-d')}`) },
      { name: 'bad.cdm', bytes: bytes(message('bad').replace(/^TCA .*$/m, 'TCA = soon')) },
      { name: 'nested.zip', bytes: inner },
    ]);
    const { status, json } = await upload({ name: 'set.zip', content });
    expect(status, JSON.stringify(json)).toBe(201);
    expect(json.accepted.map(({ fileName, messageId }) => [fileName, messageId])).toEqual([
      ['set.zip/a.cdm', 'in-zip-a'],
      ['set.zip/b.cdm.gz', 'in-zip-b'],
      ['set.zip/many.cdm [1]', 'in-zip-c'],
      ['set.zip/many.cdm [2]', 'in-zip-d'],
    ]);
    expect(json.rejected.map(({ fileName, code }) => [fileName, code]).sort()).toEqual([
      ['set.zip/bad.cdm', 'not-an-epoch'],
      ['set.zip/nested.zip', 'not-text'],
    ]);
    expect(json.rejected.find(({ code }) => code === 'not-an-epoch')!.errors[0]).toMatchObject({
      file: 'set.zip/bad.cdm',
      keyword: 'TCA',
    });
    for (const { cdmId } of json.accepted) expect(await remove(cdmId)).toBe(204);
    const empty = await upload({ name: 'empty.zip', content: archiveOf([]) });
    expect([empty.status, empty.json.code]).toEqual([422, 'empty-text']);
    const cut = await upload({ name: 'cut.zip', content: content.subarray(0, 400) });
    expect([cut.status, cut.json.message]).toEqual([422, 'cut.zip: The zip archive is damaged or was cut.']);
  });

  it('are taken beside one that is not, and told by file', async () => {
    const both = [
      { name: 'still.cdm', content: stillStanding },
      { name: 'good.cdm.gz', content: gzipSync(message('beside')) },
    ];
    const { status, json } = await upload(...both);
    expect(status).toBe(201);
    expect(json.accepted).toMatchObject([
      { fileName: 'good.cdm.gz', messageId: 'beside', riskLevel: 'HIGH', verdict: 'WATCH' },
    ]);
    expect(json.rejected).toMatchObject([{ fileName: 'still.cdm', code: 'state-implausible' }]);
    expect(json.rejectedCount).toBe(1);
    expect(await remove(json.accepted[0]!.cdmId)).toBe(204);
  });

  it('tell what the book asks of them and they do without, as the check of a file says it', async () => {
    const odd = message('odd', { secondary: 3 })
      .replaceAll(/^C[TRN](DOT)?_[A-Z]+ +=.*\n/gm, '')
      .replace(/^(CCSDS_CDM_VERS +=).*$/m, '$1 2.0');
    const files = [
      { name: 'whole.cdm', content: message('whole', { secondary: 4 }) },
      { name: 'two.cdm', content: `${message('third', { secondary: 5 })}\n${odd}` },
    ];
    const { status, json } = await upload(...files);
    expect(status, JSON.stringify(json)).toBe(201);
    const byMessage = new Map(json.accepted.map((entry) => [entry.messageId, entry]));
    for (const [id, text] of [
      ['whole', message('whole', { secondary: 4 })],
      ['odd', odd],
    ] as const) {
      const { standing, deviations } = validateMessage(text);
      const { warnings, warningCount } = byMessage.get(id)!;
      expect([id, standing]).toEqual([id, warningCount === 0 ? 'valid' : 'accepted']);
      expect(warnings.map(({ code, keyword }) => [code, keyword])).toEqual(
        deviations.map(({ code, keyword }) => [code, keyword]),
      );
      expect(warnings.every(({ message }) => message.length > 10)).toBe(true);
    }
    const lines = files[1]!.content.split('\n');
    const { warnings } = byMessage.get('odd')!;
    expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['draft-version', 'missing-covariance']));
    const placed = warnings.filter(({ line }) => line !== undefined);
    for (const { line } of placed) expect(line).toBeGreaterThan(lines.indexOf(lines[0]!, 1));
    expect(placed.length).toBeGreaterThan(0);
    for (const { cdmId } of json.accepted) expect(await remove(cdmId)).toBe(204);
  });

  it('may be several KVN messages in one file; a fault names its line in the file', async () => {
    const broken = message('third').replace(/^TCA .*$/m, 'TCA = yesterday');
    const content = `${message('first', { secondary: 1 })}\n${message('second', { secondary: 2 })}\n${broken}`;
    const { status, json } = await upload({ name: 'many.cdm', content });
    expect(status).toBe(201);
    expect(json.accepted.map(({ fileName, messageId }) => [fileName, messageId])).toEqual([
      ['many.cdm [1]', 'first'],
      ['many.cdm [2]', 'second'],
    ]);
    const line = content.split('\n').findIndex((text) => text.startsWith('TCA = yesterday')) + 1;
    expect(json.rejected).toMatchObject([{ fileName: 'many.cdm [3]', errors: [{ line, keyword: 'TCA' }] }]);
    for (const { cdmId } of json.accepted) expect(await remove(cdmId)).toBe(204);
  });

  it('of one event in one request become its history, and one sent twice is one', async () => {
    const days = ['2022-11-27T15:00:00', '2022-11-26T15:00:00', '2022-11-28T15:00:00'];
    const files = days.map((created, day) => ({ name: `${day}.cdm`, content: message(`day ${day}`, { created }) }));
    const { json } = await upload(...files, files[0]!);
    expect(json.accepted).toHaveLength(4);
    const [only, ...others] = await list<ConjunctionSummary>(route('listConjunctions'));
    expect(others).toEqual([]);
    expect(only!.messageCount).toBe(3);
    const { lastMessageId, history } = await event(only!.conjunctionId);
    expect(lastMessageId).toBe(json.accepted[2]!.cdmId);
    expect(history).toHaveLength(3);
    const ids = (await list<CdmSummary>(route('listCdms'))).map(({ messageId }) => messageId);
    expect(ids).toEqual(['day 2', 'day 0', 'day 1']);
    for (const { cdmId } of json.accepted.slice(0, 3)) expect(await remove(cdmId)).toBe(204);
  });

  it('can be taken back: the event says again what its newest remaining message said, then goes', async () => {
    const before = await upload({ name: 'a.cdm', content: message('a', { created: '2022-11-26T00:00:00' }) });
    const [summary] = await list<ConjunctionSummary>(route('listConjunctions'));
    const newer = message('b', { created: '2022-11-28T00:00:00', isFar: true });
    const after = await upload({ name: 'b.cdm', content: newer });
    const [now] = await list<ConjunctionSummary>(route('listConjunctions'));
    expect(now!.probabilityOfCollision).toBeLessThan(summary!.probabilityOfCollision! / 2);
    // Each message keeps the verdict that it alone led to.
    const said1 = await whole(before.json.accepted[0]!.cdmId);
    const said2 = await whole(after.json.accepted[0]!.cdmId);
    expect([said1.verdict?.kind, said2.verdict?.kind]).toEqual([
      before.json.accepted[0]!.verdict,
      after.json.accepted[0]!.verdict,
    ]);
    expect(said1.verdict?.kind).not.toBe(said2.verdict?.kind);
    expect(said1.verdict?.reasons[0]?.text).toMatch(/is at or above the watch threshold 1\.00e−07/);
    expect(await remove(after.json.accepted[0]!.cdmId)).toBe(204);
    const [again] = await list<ConjunctionSummary>(route('listConjunctions'));
    const timeless = ({ updatedAt: _, lastReportedAt: __, timeToTca: ___, ...rest }: ConjunctionSummary) => rest;
    expect(timeless(again!)).toEqual(timeless(summary!));
    expect(await remove(before.json.accepted[0]!.cdmId)).toBe(204);
    expect(await list(route('listConjunctions'))).toEqual([]);
    expect(await remove(before.json.accepted[0]!.cdmId)).toBe(404);
  });

  it('of a known id with other content are versions: both texts stay, each with its own figures, and the receipt warns', async () => {
    const first = message('known', { created: '2022-11-27T15:00:00', secondary: 6 });
    const { json: before } = await upload({ name: 'first.cdm', content: first });
    const { cdmId, conjunctionId, warnings: unwarned } = before.accepted[0]!;
    expect(unwarned).toEqual([]);
    const textOf = async (id: string) =>
      (await platform.app.inject({ ...route('getCdmFile', { cdmId: id }), headers })).body;
    const all = async () => ({ message: await whole(cdmId), text: await textOf(cdmId) });
    const stored = await all();
    // The same date too: of equals the one that came last counts.
    const again = message('known', { created: '2022-11-27T15:00:00', secondary: 6, isFar: true });
    const { status, json } = await upload(
      { name: 'again.cdm', content: again },
      { name: 'other.cdm', content: again.replace(/^(ORIGINATOR +=).*$/m, '$1 SOMEBODY ELSE') },
    );
    expect([status, json.rejectedCount]).toEqual([201, 0]);
    const [version, other] = json.accepted;
    expect(version!.cdmId).not.toBe(cdmId);
    expect(version!.warnings).toMatchObject([{ code: 'message-id-reused', keyword: 'MESSAGE_ID', file: 'again.cdm' }]);
    expect([version!.warningCount, other!.warningCount]).toEqual([1, 0]);
    expect(await all()).toEqual(stored);
    expect(await textOf(version!.cdmId)).not.toBe(stored.text);
    expect(await remove(other!.cdmId)).toBe(204);
    const now = await event(conjunctionId);
    expect(now.history.map((step) => [step.cdmId, step.version, step.versions])).toEqual([
      [cdmId, 1, 2],
      [version!.cdmId, 2, 2],
    ]);
    expect([now.lastMessageId, now.totalMissDistance]).toEqual([version!.cdmId, version!.totalMissDistance]);
    expect((await list<CdmSummary>(route('listCdms'))).map((listed) => listed.cdmId)).toEqual([version!.cdmId, cdmId]);
    // The same content in another notation is the message that is there, judged again, and no newer for it.
    const xml = convertMessage(first, 'xml');
    const same = await upload({ name: 'first.xml', content: xml.ok ? xml.value : '' });
    expect(same.json.accepted.map((entry) => [entry.cdmId, entry.warningCount])).toEqual([[cdmId, 1]]);
    expect((await all()).text).toBe(stored.text);
    expect((await event(conjunctionId)).lastMessageId).toBe(version!.cdmId);
    expect(await remove(version!.cdmId)).toBe(204);
    expect(await event(conjunctionId)).toMatchObject({ lastMessageId: cdmId, history: [{ version: 1, versions: 1 }] });
    // About another approach it opens an event of its own.
    const elsewhere = await upload({ name: 'else.cdm', content: message('known', { secondary: 7 }) });
    expect(elsewhere.json.accepted[0]!.conjunctionId).not.toBe(conjunctionId);
    expect(await event(conjunctionId)).toMatchObject({ history: [{ cdmId, version: 1, versions: 2 }] });
    expect(await remove(elsewhere.json.accepted[0]!.cdmId)).toBe(204);
    expect(await remove(cdmId)).toBe(204);
  });

  it('say what their texts say, each of them: who writes other figures into the database is found out', async () => {
    const { database } = platform.context;
    const { json } = await upload(
      { name: 'a.cdm', content: message('a', { secondary: 8 }) },
      { name: 'b.cdm', content: message('a', { secondary: 8, isFar: true, created: '2022-11-28T15:24:12' }) },
    );
    const [first, second] = json.accepted.map(({ cdmId }) => cdmId);
    const check = () => checkEvidence(database.orm, contradictionsOf);
    expect(await check()).toMatchObject({ contradictions: [], eventIds: [] });
    await database.pool.query('update cdm set miss_distance_m = 3, probability = 1e-12 where id = $1', [second]);
    const { contradictions, eventIds, checked } = await check();
    // A batch that takes too long says nothing; each of its messages is judged alone, and who takes too long even then is named.
    const slowly = await checkEvidence(database.orm, (messages) =>
      messages.length > 1 || messages[0]!.id === first ? undefined : contradictionsOf(messages),
    );
    expect(slowly).toEqual({ contradictions, eventIds, checked: checked - 1, unjudgedIds: [first] });
    expect(checked).toBeGreaterThan(1);
    expect(contradictions).toMatchObject([{ cdmId: second, figure: 'missDistanceM', stored: 3 }]);
    expect(eventIds).toEqual([json.accepted[1]!.conjunctionId]);
    for (const cdmId of [first, second]) expect(await remove(cdmId!)).toBe(204);
  });

  describe('the database', () => {
    const figures = ['tca_tai_s', 'miss_distance_m', 'probability', 'max_probability', 'relative_speed_mps'];
    it.each(figures.flatMap((column) => ['NaN', 'Infinity', '-Infinity'].map((value) => [column, value])))(
      'refuses %s = %s',
      async (column, value) => {
        const { json } = await upload({ name: 'held.cdm', content: message('held') });
        const { pool } = platform.context.database;
        await expect(pool.query(`update cdm set ${column} = '${value}'`)).rejects.toThrow(/cdm_is_finite/);
        await expect(pool.query(`update cdm set relative_position_rtn_m = '{1,2,${value}}'`)).rejects.toThrow(/finite/);
        expect(await remove(json.accepted[0]!.cdmId)).toBe(204);
      },
    );
  });

  it('one record that cannot be shown leaves the others in every list, and says so', async () => {
    const two = await upload(
      { name: '1.cdm', content: message('1', { secondary: 1 }) },
      { name: '2.cdm', content: message('2', { secondary: 2 }) },
    );
    const [first, second] = two.json.accepted;
    const { pool } = platform.context.database;
    await pool.query("update conjunction set covariance_source = 'NOBODY' where last_cdm_id = $1", [first!.cdmId]);
    await pool.query(`update cdm set objects = jsonb_set(objects, '{0,name}', '5') where id = $1`, [first!.cdmId]);
    for (const [id, key, left] of [
      ['listCdms', 'cdmId', second!.cdmId],
      ['listConjunctions', 'conjunctionId', second!.conjunctionId],
    ] as const) {
      const answer = await platform.app.inject({ ...route(id), headers });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json<Record<string, string>[]>().map((row) => row[key])).toEqual([left]);
      expect(answer.headers['x-records-left-out']).toBe('1');
    }
    await pool.query("update conjunction set covariance_source = 'CDM' where last_cdm_id = $1", [first!.cdmId]);
  });

  it('with a combined radius smaller than the own satellite alone are warned of, in the receipt and beside the verdict', async () => {
    const content = message('small').replace('COMMENT HBR = 12 [m]', 'COMMENT HBR = 2 [m]');
    const { cdmId, warnings } = (await upload({ name: 'small.cdm', content })).json.accepted[0]!;
    expect(warnings).toMatchObject([{ code: 'radius-outside-body', keyword: 'HBR', value: '2', limit: '3' }]);
    const { verdict } = (await platform.app.inject({ ...route('getCdm', { cdmId }), headers })).json<Cdm>();
    expect(verdict?.reasons).toContainEqual({
      code: 'radius-outside-body',
      text: 'The message states a combined hard-body radius of 2 m, smaller than object 1 alone (3 m): Pc uses the known size of the objects instead.',
      figures: { radius: { side: 'smaller', stated: 2, body: 3, isCounted: false } },
    });
    expect(await remove(cdmId)).toBe(204);
  });

  it('24-8 with a miss distance or a speed that their states do not have are warned of in the receipt, and conclude nothing', async () => {
    for (const keyword of ['MISS_DISTANCE', 'RELATIVE_SPEED']) {
      const content = message('stated', { isFar: true }).replace(new RegExp(`^(${keyword} +=) *\\S+`, 'm'), '$1 45000');
      const { cdmId, verdict, warnings } = (await upload({ name: 'stated.cdm', content })).json.accepted[0]!;
      expect(warnings).toMatchObject([{ code: 'stated-contradicts-states', keyword, file: 'stated.cdm' }]);
      expect(verdict).toBe('NO_CONCLUSION');
      const read = (await platform.app.inject({ ...route('getCdm', { cdmId }), headers })).json<Cdm>();
      expect(read.verdict?.reasons.map(({ code }) => code)).toContain('stated-otherwise');
      expect(await remove(cdmId)).toBe(204);
    }
  });

  it('marked as classified are warned of in the receipt, on the event and in the audit trail, and unclassified ones are not', async () => {
    const marked = (name: string, as: string) => ({
      name: `${name}.cdm`,
      content: message(name, { secondary: 55 })
        .replace(/^(CCSDS_CDM_VERS +=).*$/m, '$1 2.0')
        .replace(/^(MESSAGE_ID.*)$/m, `$1\nCLASSIFICATION = ${as}`),
    });
    const sent = (await upload(marked('secret', 'SECRET'), marked('open', 'UNCLASSIFIED//FOUO'))).json;
    expect(sent.accepted, JSON.stringify(sent)).toHaveLength(2);
    const [secret, open] = sent.accepted;
    expect(secret!.warnings[0]).toMatchObject({ code: 'data-classified', keyword: 'CLASSIFICATION', value: 'SECRET' });
    expect(open!.warnings.map(({ code }) => code)).not.toContain('data-classified');
    const { conjunctionId } = secret!;
    const event = await platform.app.inject({ ...route('getConjunction', { conjunctionId }), headers });
    const { history } = event.json<Conjunction>();
    const marks = history.map(({ cdmId, classification }) => [cdmId, classification]);
    expect(new Map(marks as [string, string | null][])).toEqual(
      new Map([
        [secret!.cdmId, 'SECRET'],
        [open!.cdmId, null],
      ]),
    );
    const { rows } = await platform.context.database.pool.query(
      'select record_id, detail from audit where record_id = any($1)',
      [[secret!.cdmId, open!.cdmId]],
    );
    expect(new Map(rows.map(({ record_id: id, detail }) => [id, detail]))).toEqual(
      new Map([
        [secret!.cdmId, { classification: 'SECRET' }],
        [open!.cdmId, {}],
      ]),
    );
    for (const { cdmId } of sent.accepted) expect(await remove(cdmId)).toBe(204);
  });

  it('have the radius of each object by the ladder and the catalogue of every screening', async () => {
    const other = { ...testElements(nowTaiS()), noradId: 40_321, objectType: 'ROCKET BODY', rcsM2: 7.2 } as const;
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [other],
      rejectedCount: 0,
      faults: [],
      source: 'test catalogue',
      bytes: Buffer.from('sizes'),
    });
    const sent = await upload({ name: 'sized.cdm', content: message('sized', { secondary: 40_321 }) });
    const { cdmId } = sent.json.accepted[0]!;
    const { object1, object2 } = (await platform.app.inject({ ...route('getCdm', { cdmId }), headers })).json<Cdm>();
    const sizes = [object1, object2].map(({ hardBodyRadius, hardBodyRadiusSource }) => [
      hardBodyRadius,
      hardBodyRadiusSource,
    ]);
    expect(sizes).toEqual([
      [3, 'operator-radius'],
      [Math.sqrt(7.2 / Math.PI), 'catalogue-rcs'],
    ]);
  });

  it('that are stored of one event at once are all in its course', async () => {
    const sent = await upload({ name: 'first.cdm', content: message('first', { secondary: 28_399 }) });
    const { cdmId, conjunctionId } = sent.json.accepted[0]!;
    const { orm, pool } = platform.context.database;
    const ofEvent = eq(conjunctionTable.id, conjunctionId);
    const [event] = await orm.select().from(conjunctionTable).where(ofEvent);
    const [first] = await orm.select().from(cdmTable).where(eq(cdmTable.id, cdmId));
    const made = /^(secondarySought|message|otherAdvice)/;
    const row = Object.fromEntries(Object.entries(event!).filter(([name]) => !made.test(name))) as typeof event &
      object;
    const store = (name: string, saved: () => Promise<unknown>) =>
      orm.transaction(async (tx) => {
        await lockConjunctions(tx, [conjunctionId]);
        await insertCdms(tx, [{ ...first!, id: `cdm-${name}`, messageId: name }]);
        await saveConjunctions(tx, [{ ...row, lastCdmId: `cdm-${name}` }]);
        await saved();
      });
    let other: Promise<void> | undefined;
    await store('one', async () => {
      other = store('two', async () => undefined);
      const waiting = () =>
        pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), PATIENT);
    });
    await other;
    const [after] = await orm.select().from(conjunctionTable).where(ofEvent);
    expect(after!.messageCreationTaiS).toHaveLength(3);
    await orm.delete(conjunctionTable).where(ofEvent);
  });

  it('leave every event telling what they say, in whatever order they came and went', async () => {
    expect(await contradictingEvents(platform.context.database.pool)).toEqual([]);
  });
});

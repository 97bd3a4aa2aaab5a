import type { MeanElements } from '@keepout/astro/nouns';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { CatalogueInfo, KeptBackCatalogue } from '@keepout/contract/ca/catalogue';
import type { Readiness } from '@keepout/contract/ca/readiness';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testElements } from '../ca/test-oem.ts';
import { gpCsv } from '../feeds/test-wire.ts';
import { type FeedWorld, startFeedWorld } from '../feeds/test-world.ts';
import { nowTaiS } from '../platform/now.ts';
import { text } from '../test-publisher.ts';
import { type Route, route } from '../test-route.ts';
import { catalogueCheck } from './health.ts';
import { storeTestCatalogue } from './test-catalogue.ts';

const NOW_TAI_S = Math.floor(nowTaiS());
const GP = '/NORAD/elements/gp.php';
const COUNT = 500;

function sky(count: number, first = 20_000, change: Partial<MeanElements> = {}): MeanElements[] {
  return Array.from({ length: count }, (_, place) =>
    testElements(NOW_TAI_S - 3600, { noradId: first + place, raanDeg: place % 360, name: '', ...change }),
  );
}
const tle = (sets: readonly MeanElements[]): string =>
  sets
    .map((set) => {
      const written = writeTle(set);
      if (!written.ok) throw new Error(written.fault.code);
      return written.value.trim().split('\n').slice(-2).join('\n');
    })
    .join('\n');

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await storeTestCatalogue(world.platform.context, sky(COUNT));
});
afterEach(async () => {
  await world.platform.context.database.pool.query(
    'delete from feed; delete from catalogue_part; delete from catalogue_part_set; delete from catalogue_kept_back; delete from catalogue; delete from element_set',
  );
});

const upload = (sets: readonly MeanElements[]) =>
  world.platform.app
    .inject({
      ...route('uploadCatalogue'),
      headers: { ...adminHeaders, 'content-type': 'text/plain' },
      payload: tle(sets),
    })
    .then((answer) => ({ status: answer.statusCode, json: answer.json() }));
let adminHeaders: { authorization: string };
beforeAll(async () => {
  adminHeaders = await world.platform.bearer({ roles: { 'collision-avoidance': ['admin'] } });
});
const get = async <T>(place: Route) => (await world.send(place)).json as T;
const keptBack = () => get<KeptBackCatalogue[]>(route('listKeptBackCatalogues'));
const numbers = async () => new Set((await world.inUse()).map(({ noradId }) => noradId));
const inUseId = async () => (await get<CatalogueInfo>(route('getCatalogue'))).catalogueId;
const health = async () => {
  const result = await catalogueCheck(world.platform.context).check();
  if (result === undefined) throw new Error('the check says nothing');
  return { is: result.health, keptBack: result.facts?.['keptBack'] };
};

describe('a file in place of the catalogue in use', () => {
  it.each<[string, MeanElements[], string]>([
    ['one object', sky(1), 'catalogue-kept-back-gone'],
    ['as many other objects', sky(COUNT, 40_000), 'catalogue-kept-back-gone'],
    ['the same objects on other orbits', sky(COUNT, 20_000, { meanAnomalyDeg: 180 }), 'catalogue-kept-back-jumped'],
  ])('with %s is kept back, and told by readiness, health and the list', async (_what, sets, code) => {
    const before = await inUseId();
    const refused = await upload(sets);
    expect(refused).toMatchObject({ status: 409, json: { code: 'catalogue-kept-back' } });
    expect(await inUseId()).toBe(before);
    const [row] = await keptBack();
    expect(refused.json.detail).toContain(row!.withheldId);
    expect(row).toMatchObject({ state: 'WAITING', inUse: COUNT, objects: sets.length, reasonSentences: [{ code }] });
    expect((await get<Readiness>(route('getReadiness'))).catalogueWithheld).toMatchObject({
      withheldId: row!.withheldId,
      reasonSentences: [{ code }],
    });
    expect(await health()).toMatchObject({ is: 'degraded', keptBack: { id: row!.withheldId } });
    // The same once more is the same.
    await upload(sets);
    expect(await keptBack()).toHaveLength(1);
  });

  it('that loses few objects, and moves few, comes into use', async () => {
    const sets = [...sky(COUNT - 60), ...sky(10, 20_440, { meanAnomalyDeg: 180 })];
    expect((await upload(sets)).status).toBe(201);
    expect(await keptBack()).toEqual([]);
    expect(await health()).toMatchObject({ is: 'ok', keptBack: null });
  });

  it('is accepted by one call, and undone by one call', async () => {
    const before = await inUseId();
    await upload(sky(40));
    const [{ withheldId: keptBackId } = { withheldId: '' }] = await keptBack();
    const accepted = await world.send(route('acceptKeptBackCatalogue', { keptBackId }), {});
    expect(accepted).toMatchObject({ status: 200, json: { objects: 40 } });
    expect(await numbers()).toHaveProperty('size', 40);
    expect((await keptBack())[0]).toMatchObject({ state: 'ACCEPTED', decidedBy: 'ada' });
    expect((await get<Readiness>(route('getReadiness'))).catalogueWithheld).toBeNull();
    const again = await world.send(route('acceptKeptBackCatalogue', { keptBackId }), {});
    expect(again).toMatchObject({ status: 409, json: { code: 'catalogue-decided' } });
    const { catalogueId } = accepted.json as CatalogueInfo;
    const wrong = await world.send(route('undoCatalogue'), { catalogueId: before });
    expect(wrong).toMatchObject({ status: 409, json: { code: 'catalogue-not-in-use' } });
    const undone = await world.send(route('undoCatalogue'), { catalogueId });
    expect(undone).toMatchObject({ status: 200, json: { catalogueId: before, objects: COUNT } });
    expect(await numbers()).toHaveProperty('size', COUNT);
    // There was none before that one.
    expect(await world.send(route('undoCatalogue'), { catalogueId: before })).toMatchObject({
      json: { code: 'catalogue-nothing-before' },
    });
    const { rows } = await world.platform.context.database.pool.query(
      `select action from audit where record_type = 'catalogue' order by id desc limit 2`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['undone', 'accepted']);
  });

  it('whose use was undone is kept back when it comes again', async () => {
    const sets = sky(COUNT, 20_000, { bstar: 2e-5 });
    const { json } = await upload(sets);
    await world.send(route('undoCatalogue'), { catalogueId: json.catalogue.catalogueId });
    expect(await upload(sets)).toMatchObject({ status: 409, json: { code: 'catalogue-kept-back' } });
    const [{ withheldId: keptBackId, reasonSentences } = { withheldId: '', reasonSentences: [] }] = await keptBack();
    expect(reasonSentences).toMatchObject([{ code: 'catalogue-kept-back-withdrawn' }]);
    expect(await world.send(route('acceptKeptBackCatalogue', { keptBackId }), {})).toMatchObject({ status: 200 });
    expect(await inUseId()).toBe(json.catalogue.catalogueId);
  });

  it('that is discarded keeps nothing, and is not offered again', async () => {
    await upload(sky(40));
    const [{ withheldId: keptBackId } = { withheldId: '' }] = await keptBack();
    expect((await world.send(route('discardKeptBackCatalogue', { keptBackId }))).status).toBe(204);
    expect(await health()).toMatchObject({ is: 'ok' });
    expect((await upload(sky(40))).json.detail).toMatch(/discarded/);
    expect((await keptBack()).map(({ state }) => state)).toEqual(['DISCARDED']);
    const { rows } = await world.platform.context.database.pool.query('select file_id from catalogue_kept_back');
    expect(rows).toEqual([{ file_id: null }]);
  });
});

describe('a feed beside a catalogue that was loaded as one file', () => {
  it('of 40 objects is merged with it: a trial says that nothing leaves, and nothing leaves', async () => {
    world.publisher.say(GP, text(gpCsv(sky(40, 60_000))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'group', sets: ['group'] });
    expect(await world.turn(feedId, true)).toMatchObject({
      change: { objects: 40, added: 40, missing: 0 },
      message: '',
    });
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
    expect(await numbers()).toHaveProperty('size', COUNT + 40);
    expect((await get<CatalogueInfo>(route('getCatalogue'))).sources).toMatchObject([
      { source: 'group', objects: 40, used: 40 },
      { source: 'test catalogue', objects: COUNT, used: COUNT },
    ]);
  });

  it('comes into use also after a clock that was ahead is set back', async () => {
    await world.platform.context.database.pool.query(`update catalogue set loaded_at = now() + interval '1 hour'`);
    world.publisher.say(GP, text(gpCsv(sky(40, 60_000))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'group', sets: ['group'] });
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
    expect(await numbers()).toHaveProperty('size', COUNT + 40);
  });

  it('leaves no stored file that no record names', async () => {
    world.publisher.say(GP, text(gpCsv(sky(40, 60_000))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'group', sets: ['group'] });
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
    const { rows } = await world.platform.context.database.pool.query(`
      select id from stored_file where id not in (select file_id from catalogue union all select file_id from catalogue_part
        union all select file_id from catalogue_part_set union all select file_id from feed_answer)`);
    expect(rows).toEqual([]);
  });

  it('is the only source after the file was taken out, and that is undone by one call', async () => {
    world.publisher.say(GP, text(gpCsv(sky(40, 60_000))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'group', sets: ['group'] });
    await world.turn(feedId);
    const removed = await world.send(route('removeCatalogueSource', { source: 'test catalogue' }));
    expect(removed).toMatchObject({ status: 200, json: { objects: 40, sources: [{ source: 'group' }] } });
    const last = await world.send(route('removeCatalogueSource', { source: 'group' }));
    expect(last).toMatchObject({ status: 409, json: { code: 'catalogue-last-source' } });
    const { catalogueId } = removed.json as CatalogueInfo;
    expect(await world.send(route('undoCatalogue'), { catalogueId })).toMatchObject({ json: { objects: COUNT + 40 } });
    // Its parts are those of then: the next turn puts all of it together again.
    world.publisher.say(GP, text(gpCsv(sky(41, 60_000))));
    await world.forgetCalls();
    await world.turn(feedId);
    expect(await numbers()).toHaveProperty('size', COUNT + 41);
  });
});

describe('a feed that brings the whole catalogue', () => {
  const bring = async (sets: readonly MeanElements[]) => {
    world.publisher.say(GP, text(gpCsv(sets)));
    await world.forgetCalls();
  };
  /** The feed takes anything in place of what it brought before: the catalogue in use is what counts. */
  const feed = async () => {
    await world.platform.context.database.pool.query('delete from catalogue; delete from element_set');
    await bring(sky(COUNT));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'all', minShare: 0 });
    await world.turn(feedId);
    return feedId;
  };

  it('and then 40 objects: a trial tells it, the turn is not taken, and what was in use stays', async () => {
    const feedId = await feed();
    await bring(sky(40));
    const trial = await world.turn(feedId, true);
    expect(trial).toMatchObject({ change: { objects: 40, missing: COUNT - 40 } });
    expect(trial.messageSentences).toMatchObject([
      { code: 'feed-would-be-kept-back' },
      { code: 'catalogue-kept-back-gone', figures: { inUse: COUNT, gone: COUNT - 40, most: 20 } },
    ]);
    expect(await keptBack()).toEqual([]);
    expect(await world.turn(feedId)).toMatchObject({ state: 'REFUSED' });
    expect((await world.get(feedId)).status.health).toBe('FAILING');
    expect(await numbers()).toHaveProperty('size', COUNT);
    // Asked again it says so again, and waits once.
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'REFUSED' });
    expect(await keptBack()).toMatchObject([{ source: 'all', state: 'WAITING' }]);
  });

  it('holds up no other feed while what it brought is kept back', async () => {
    const feedId = await feed();
    await bring(sky(40));
    await world.turn(feedId);
    await bring(sky(5, 70_000));
    const other = await world.add({ kind: 'CELESTRAK_GP', name: 'other', sets: ['other'] });
    expect(await world.turn(other.feedId)).toMatchObject({ state: 'TAKEN' });
    expect(await numbers()).toHaveProperty('size', COUNT + 5);
    const [{ withheldId: keptBackId } = { withheldId: '' }] = await keptBack();
    expect(await world.send(route('acceptKeptBackCatalogue', { keptBackId }), {})).toMatchObject({ status: 200 });
    expect(await numbers()).toHaveProperty('size', 45);
  });

  it('and then all objects on other orbits is kept back; what comes well after it comes into use', async () => {
    const feedId = await feed();
    await bring(sky(COUNT, 20_000, { meanAnomalyDeg: 180 }));
    expect(await world.turn(feedId)).toMatchObject({ state: 'REFUSED' });
    await bring(sky(COUNT + 1));
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
    expect(await numbers()).toHaveProperty('size', COUNT + 1);
  });

  it('and was undone is not taken again as it is', async () => {
    const feedId = await feed();
    await bring(sky(COUNT - 60));
    await world.turn(feedId);
    expect(await numbers()).toHaveProperty('size', COUNT - 60);
    await world.send(route('undoCatalogue'), { catalogueId: await inUseId() });
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED' });
    expect(await numbers()).toHaveProperty('size', COUNT);
  });
});

import { createHash } from 'node:crypto';
import type { MessageFigures } from '@keepout/assessment/message-figures';
import { COMPACT_WORDS, KEPT_WORDS } from '@keepout/assessment/record/kept-words';
import { packColumns, packFigures, textOfFigures, unpackFigures } from '@keepout/assessment/record/packed-figures';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Cdm, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { contradictionsOf } from '../evidence/evidence.thread.ts';
import { checkEvidence } from '../evidence/evidence.ts';
import { collisionAvoidance } from '../module.ts';
import { screenWholly } from '../screenings/test-finish.ts';
import { cdmTable } from '../tables.ts';
import { testCrosser, testElements } from '../test-oem.ts';
import { PACKING } from './kept-figures.ts';
import type { MessageRow } from './message-row.ts';
import { insertCdms, readVersions } from './message-store.ts';
import { decodeMessage, messageColumns, storedColumns } from './stored-message.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const own = testElements(START_TAI_S);
/** Twelve rows of a page, with what the page says of each. */
const MOST_BYTES = Math.floor((8192 - 24) / 12) - 4;

describe('messages of our own screenings', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let screeningId: string;
  let rows: MessageRow[];

  const send = async <T>(place: Route, payload?: object): Promise<T> => {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json() as T;
  };
  const read = async () => {
    const stored = await platform.context.database.orm.select(messageColumns()).from(cdmTable).orderBy(cdmTable.id);
    return stored.map((row) => decodeMessage(row));
  };
  const query = async <T extends object>(text: string) => (await platform.context.database.pool.query<T>(text)).rows;
  const check = () => checkEvidence(platform.context.database.orm, contradictionsOf);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
    const satellite = { name: own.name, noradId: own.noradId, configuration };
    const { satelliteId } = await send<{ satelliteId: string }>(route('createSatellite'), satellite);
    const elements = [own, testCrosser(START_TAI_S)];
    const bytes = Buffer.from('sky');
    await storeCatalogue(platform.context, {
      format: 'csv',
      elements,
      rejectedCount: 0,
      faults: [],
      source: 'a, b',
      bytes,
    });
    const volume = { shape: 'ELLIPSOID', r: 10_000, t: 40_000, n: 40_000 };
    const body = { satelliteIds: [satelliteId], start: formatUtcZ(START_TAI_S), days: 1, volume };
    ({ screeningId } = await send<Screening>(route('createScreening'), body));
    await screenWholly(platform.context, screeningId);
    rows = await read();
  });
  afterAll(() => platform.close());

  it('are kept as figures, twelve of them on a page of the database, and their texts are those that were written', async () => {
    expect(rows.length).toBeGreaterThan(20);
    const stored = await query<{ objects: unknown; bytes: number }>(
      'select objects, pg_column_size(cdm.*) as bytes from cdm',
    );
    expect(stored.every(({ objects }) => objects === null)).toBe(true);
    expect(Math.max(...stored.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MOST_BYTES);
    for (const { id, operatorId, originator, messageId, message, creationTaiS } of rows) {
      // Its id is of what was written.
      const parts = [operatorId, originator, messageId, message].join('\n');
      const second = Math.floor(creationTaiS).toString(16);
      expect(id).toBe(`cdm-${second}${createHash('sha256').update(parts).digest('hex').slice(8, 24)}`);
    }
    // And read once.
    const { sql: text } = platform.context.database.orm.select(messageColumns()).from(cdmTable).toSQL();
    expect(text.match(/"message"/g)).toHaveLength(1);
    expect(await check()).toEqual({ checked: rows.length, unjudgedIds: [], contradictions: [], eventIds: [] });
  });

  it('tell what they told when all of it stood in columns', async () => {
    const { id, objects, message } = rows[0]!;
    const told = await send<Cdm>(route('getCdm', { cdmId: id }));
    const { rows: before } = await platform.context.database.pool.query('select * from cdm where id = $1', [id]);
    await insertCdms(platform.context.database.orm, [{ ...rows[0]!, screeningId: null }]);
    const [whole] = await query<{ objects: unknown }>(`select objects from cdm where id = '${id}'`);
    expect(whole!.objects).toEqual(JSON.parse(JSON.stringify(objects)));
    expect(await send<Cdm>(route('getCdm', { cdmId: id }))).toEqual(told);
    expect((await read())[0]!.message).toBe(message);
    // And again as figures.
    await insertCdms(platform.context.database.orm, storedColumns([rows[0]!]));
    const { rows: after } = await platform.context.database.pool.query('select * from cdm where id = $1', [id]);
    // But for its id, which stands where others ask for it from then on.
    expect(after).toEqual([{ ...before[0], message_id: rows[0]!.messageId }]);
    expect((await read())[0]).toEqual({ ...rows[0]! });
  });

  it('are read as they were where more of their figures stand in columns', async () => {
    const [, first] = rows;
    const text = first!.message;
    const inFigures = { objects: null, verdictReasons: null, usage: null, relativePositionRtnM: null };
    const message = packFigures(PACKING, first!, text)!;
    await query(`delete from cdm where id = '${first!.id}'`);
    await insertCdms(platform.context.database.orm, [
      { ...first!, ...inFigures, relativeVelocityRtnMps: null, message },
    ]);
    expect((await read())[1]).toEqual(first);
    const told = await send<Cdm>(route('getCdm', { cdmId: first!.id }));
    await query(`delete from cdm where id = '${first!.id}'`);
    await insertCdms(platform.context.database.orm, storedColumns([first!]));
    expect(await send<Cdm>(route('getCdm', { cdmId: first!.id }))).toEqual(told);
  });

  it('are found by their ids, which stand in no column, and tell with others that have the same', async () => {
    const third = rows[2]!;
    const ofThird = async () =>
      await query<{ message_id: string | null }>(`select message_id from cdm where id = '${third.id}'`);
    expect(await ofThird()).toEqual([{ message_id: null }]);
    const { orm } = platform.context.database;
    const versions = async (screening: string | null) =>
      [...(await readVersions(orm, third.operatorId, [third.messageId, 'another'], screening)).values()].flat();
    const itself = expect.objectContaining({ id: third.id, messageId: third.messageId, message: third.message });
    expect(await versions(null)).toEqual([itself]);
    expect(await versions(screeningId)).toContainEqual(itself);
    // Another content under its id is uploaded.
    const content = third.message.replace(/^MESSAGE_FOR = .*$/m, 'MESSAGE_FOR = SOMEBODY');
    const cdms = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      payload: content,
    });
    expect(cdms.statusCode, cdms.body).toBe(201);
    const [receipt] = (cdms.json() as CdmUpload).accepted;
    expect(receipt).toMatchObject({
      messageId: third.messageId,
      warnings: [{ code: 'message-id-reused', value: '2' }],
    });
    expect(await ofThird()).toEqual([{ message_id: third.messageId }]);
    const { history } = await send<Conjunction>(route('getConjunction', { conjunctionId: third.conjunctionId }));
    expect(history.find(({ cdmId }) => cdmId === third.id)).toMatchObject({ versions: 2 });
    expect(await versions(null)).toHaveLength(2);
    await query(`update cdm set message_id = null where id = '${third.id}'`);
    await platform.app.inject({ ...route('deleteCdm', { cdmId: receipt!.cdmId }), headers });
    expect((await read())[2]).toEqual(third);
  });

  it('keep their texts when they are judged anew, whatever is said of them then', async () => {
    const [first] = rows;
    const otherwise = { ...first!, probability: 0.123_456_789, missDistanceM: 1234.5 };
    await insertCdms(platform.context.database.orm, storedColumns([otherwise]));
    expect((await read())[0]).toEqual(otherwise);
    await insertCdms(platform.context.database.orm, storedColumns([first!]));
    expect((await read())[0]).toEqual(first);
  });

  it('are found by the nightly check where a text comes out otherwise than it was written', async () => {
    const { id, missDistanceM } = rows[0]!;
    await query(`update cdm set miss_distance_m = ${missDistanceM + 0.001} where id = '${id}'`);
    const { contradictions } = await check();
    expect(contradictions).toEqual([expect.objectContaining({ cdmId: id, figure: 'message', stored: 'readable' })]);
  });
});

describe('figures that are kept for a text', () => {
  const object: MessageFigures['objects'][0] = {
    noradId: 90_000,
    designator: '90000',
    name: 'A',
    cosparId: '2026-001A',
    objectType: 'PAYLOAD',
    manoeuvrable: 'NO',
    hardBodyRadiusM: 3,
    hardBodyRadiusSource: 'operator-radius',
    planeXM: 0,
    planeYM: 0,
    planeXxM2: 12.5,
    planeYxM2: -3.25,
    planeYyM2: 90.125,
    covarianceSource: 'OEM',
    sigmaRtnM: [3, 4.5, 1.25],
    covarianceRtn: Array.from({ length: 21 }, (_, k) => 1 / (k + 3)),
    orbitSource: 'ephemeris a.oem',
    orbitAgeS: 12.125,
    frame: 'EME2000',
    positionKm: [7000.125, 1.5, -2.25],
    velocityKmS: [0.001, 7.5, 0.25],
  };
  const figures = {
    messageId: 'a',
    creationTaiS: 850_000_000.123,
    tcaTaiS: 850_100_000.456,
    missDistanceM: 1234.567_890_123_4,
    relativeSpeedMps: 14_000.123_456_789,
    relativePositionRtnM: [1, -2.5, 1234.56],
    relativeVelocityRtnMps: [0.1, -14_000, 3],
    probability: 1.234e-7,
    probabilityMethod: 'foster-1992',
    maxProbability: null,
    screeningId: 'scr-1',
    approachAngleDeg: 115.664_542_715_937_7,
    scaleAtMax: 1.5,
    maxProbabilityObject1: 1.234e-7,
    scaleAtMaxObject1: 1,
    maxProbabilityObject2: null,
    scaleAtMaxObject2: null,
    dilution: 'robust',
    covarianceSource: 'OEM',
    mahalanobis: 7.874_007_159_261_27,
    mahalanobisSpace: 7.876_763_111_333_358,
    decideByTaiS: 850_056_800.456,
    usage: ['covariance-estimated'],
    verdictReasons: [{ code: 'robust' }],
    objects: [object, object],
  } as const satisfies Parameters<typeof packColumns>[1];

  it('come back as they were, with any text, or are not kept', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    const vector = fc.tuple(number, number, number);
    const isPacked: boolean[] = [];
    const columns = fc.record({
      relativeSpeedMps: number,
      approachAngleDeg: fc.option(number),
      probability: fc.option(number),
      maxProbability: fc.option(number),
      maxProbabilityObject1: fc.option(number),
      mahalanobisSpace: fc.option(number),
      decideByTaiS: fc.option(number),
      messageId: fc.string(),
      screeningId: fc.option(fc.string()),
    });
    const changes = {
      noradId: fc.option(fc.nat()),
      designator: fc.string(),
      orbitSource: fc.string(),
      orbitAgeS: fc.option(number),
      name: fc.oneof({ weight: 9, arbitrary: fc.string() }, { weight: 1, arbitrary: fc.constant('#') }),
      positionKm: fc.option(vector),
      velocityKmS: fc.option(vector),
      sigmaRtnM: fc.option(vector),
      planeXxM2: fc.option(number),
      planeYM: fc.option(number),
      covarianceRtn: fc.option(fc.array(number, { minLength: 21, maxLength: 21 })),
      countedSigmas: fc.record({ factor: number, isCalibrated: fc.boolean() }),
    };
    const given = fc.record(changes, { requiredKeys: [] });
    fc.assert(
      fc.property(
        given,
        given,
        vector,
        fc.array(fc.string()),
        columns,
        (first, second, relativePositionRtnM, lines, other) => {
          const text = lines.join('\n');
          const objects = [
            { ...object, ...first },
            { ...object, ...second },
          ] as const;
          const packed = packFigures(PACKING, { ...figures, objects, relativePositionRtnM }, text);
          isPacked.push(packed !== undefined);
          if (packed === undefined) return;
          expect(unpackFigures(PACKING, packed, figures)).toMatchObject({
            objects,
            relativePositionRtnM,
            usage: figures.usage,
          });
          expect(textOfFigures(PACKING, packed, figures)).toBe(text);
          const whole = { ...figures, ...other, objects, relativePositionRtnM };
          const compact = packColumns(PACKING, whole, text);
          isPacked.push(compact !== undefined);
          if (compact === undefined) return;
          const beside = { ...whole, messageId: null, relativeSpeedMps: null, probabilityMethod: null };
          const { lines: _1, window: _2, catalogue: _3, ...back } = unpackFigures(PACKING, compact, beside);
          expect(whole).toMatchObject(back);
          expect(textOfFigures(PACKING, compact, beside)).toBe(text);
        },
      ),
    );
    expect(isPacked.filter(Boolean).length).toBeGreaterThan(isPacked.length / 2);
  });

  it('are read by what they were packed by: words, and what is foreseen of figures and foretold of texts, stay as they are', () => {
    const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
    expect(sha256(KEPT_WORDS)).toBe('c422d4c529151b26911dc39206f9eeeafee782864fc2192738282774a316bbed');
    const packed = Buffer.from(OF_ANOTHER_DAY, 'base64');
    const { objects, ...kept } = unpackFigures(PACKING, packed, figures);
    expect(kept).toMatchObject({
      relativePositionRtnM: [1375.562_387_318_39, 707.660_236_604_765_1, -1273.840_691_814_882_6],
      relativeVelocityRtnMps: [495.558_060_200_930_36, -14_712.762_969_874_137, 1366.072_472_920_173_6],
    });
    const second = {
      planeXM: 1402.355_469_810_779_4,
      planeYM: 1202.960_553_114_128,
      planeXxM2: 0.315_497_456_367_078_6,
    };
    expect(objects[1]).toMatchObject({
      ...second,
      planeYxM2: 0.137_785_996_164_121_9,
      planeYyM2: 0.098_820_657_841_329_26,
    });
    const text = textOfFigures(PACKING, packed, figures);
    expect(sha256(text)).toBe('4c62e42b88e062587eda933b676dad86a39a36e98e6a960bd07adc3994a98dd9');
  });

  it('are read so also where they are kept beside fewer columns', () => {
    const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
    expect(sha256(COMPACT_WORDS)).toBe('99a23773da1809ce3a6e96d3a54db3a2c339069dc94c1c0bd0198f59307db370');
    const beside = {
      creationTaiS: 849_116_563.132,
      tcaTaiS: 849_593_996.645_614_7,
      missDistanceM: 14_736.202_569_345_105,
      probability: 1.051_545_422_886_163_2e-18,
      maxProbability: 3.438_396_332_273_539_5e-7,
      screeningId: 'scr-5297ec56-dac4-40ff-9795-a6150af853f0',
      messageId: null,
      relativeSpeedMps: null,
      probabilityMethod: null,
    };
    const packed = Buffer.from(OF_A_SCREENING, 'base64');
    const { lines: _1, window: _2, catalogue: _3, ...kept } = unpackFigures(PACKING, packed, beside);
    expect(kept).toMatchObject({
      messageId: '20261127T174206_900003_58992_20261203T061920_a6150af853f0',
      relativeSpeedMps: 12_837.019_740_208_932,
      approachAngleDeg: 115.664_542_715_937_7,
      mahalanobis: 7.874_007_159_261_27,
      mahalanobisSpace: 7.876_763_111_333_358,
      decideByTaiS: 849_550_796.645_614_7,
    });
    expect(sha256(JSON.stringify(Object.entries(kept).sort()))).toBe(
      'd2943bba797297acb231feba594d5c7a5c1375b6113841e72f0eb0525c95c118',
    );
    expect(sha256(textOfFigures(PACKING, packed, beside))).toBe(
      '064f950f73b9314f01f7c8d039674404daf5ca93ae4ce24ef2a26d177f65a437',
    );
  });
});

/** A message of a screening as it was packed once: its second object is as it was estimated, its id and its window are foretold. */
const OF_A_SCREENING =
  'AwZPlQ9zuTFP3QEIAMuOGoyvxMuOEkFWF/rQ6XrMesMP1HPetVtk/utqqBaONoUozSAT0SGVsDstsEFjaDTqBxEREUZ01H1w3Tf6BAqe' +
  'OAAAD4n2qRXAAADHQ8A7U6JDgOVeZ9FAgXjPrf9JErf4KEVWVYbxtRwTtGl7sAegEiGjrqEA19Krw4kmAHnoPN77AAAHsPl4IAAAAMZ/' +
  'YGkU4M385SWRAAAAD4ES2cUMAAAUFvaNKtNjTMfJeG0TovtVPnn5iQwjj2WIdL1QOXeJPi7tKhEjiCc0zNfCIiIiIiIiLeYquoIimbOf' +
  'jjKYJMk6Ett/zSUl0fUSIiIg//fKaYskwUAyWL02XzeOQVQ9GSFGqVVAPuUr7F3lUkBGdz689naEP/yUaeMgYR4/AIiU8vPrHUECqe+N' +
  'c28WQLM0MDAwMOYK9nD18VEwhoaogbEjV1p+eR44kE0tLC2NuBxdghyDdb1ACkx0DYxNHLm4wMXWaNBTki8A';

/** A message of two objects as it was packed once, all of whose figures are as they are foreseen, and its text as it is foretold. */
const OF_ANOTHER_DAY =
  'Akxi5CuI4GJYH1VVVVVVVdU/VVVVVVVVxT+SJEmSJEnCPxzHcRzHcbw/RhdddNFFtz9VVVVVVVW1PxQ7sRM7sbM/kiRJkiRJsj8R' +
  'ERERERGxPx4eHh4eHq4/HMdxHMdxrD8or6G8hvKqPxiGYRiGYag/RhdddNFFpz9kIQtZyEKmPwAAAAAgWLtAVVVVVVVV1T9VVVVV' +
  'VVXFP5IkSZIkScI/HMdxHMdxvD9GF1100UW3P1VVVVVVVbU/FDuxEzuxsz+SJEmSJEmyPxEREREREbE/Hh4eHh4erj8cx3Ecx3Gs' +
  'PyivobyG8qo/GIZhGIZhqD9GF1100UWnP2QhC1nIQqY/zZSxCsMgEIZfSI//zl5ss+UJsnRqcejQsfT9t3JpQ6IVDB1CEURO8ZD/' +
  '87uurXICgALiqbaAPJQkS+cBHrZbZtxVMiBRmxZ6iUXnVdUlIHSfI6uSbnTNjZ73R045y7tnSWwFfSZ1Xkj0C34QwC7S9BpNmXhi' +
  'kVn897yaAtoptZqh2IueOfSHYy/h8lOSEbAgLUfnA9XCVOejbbNdmDJ3zRZq2KT49o2R0gs=';

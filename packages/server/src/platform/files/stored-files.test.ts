import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testElements, testOem } from '../../ca/test-oem.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { adoptDiskFiles } from './adopt-disk-files.ts';
import { receivedBytes, receivedContent, receiveFile } from './received-file.ts';
import { keepFile, openStoredFile, readContent } from './stored-files.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const START_TAI_S = 8.5e8;
/** By the minute. */
const WEEK = { count: 10_081, stepS: 60 };
/** Three pieces and a bit. */
const large = randomBytes(3 * 1024 * 1024 + 17);

describe('a file on its way in', () => {
  it('is read as often as asked for, with its size and hash', async () => {
    const received = await receiveFile(Readable.from([large.subarray(0, 100), large.subarray(100)]), large.length);
    if (!received.ok) throw new Error(received.fault.code);
    expect(received.value).toMatchObject({ sizeBytes: large.length, sha256: sha256(large) });
    for (let time = 0; time < 2; time++) expect((await receivedContent(received.value)).equals(large)).toBe(true);
    await received.value.discard();
    await received.value.discard();
  });

  it('may have exactly the limit, and nothing of what is larger is taken', async () => {
    const exact = await receiveFile(Readable.from([Buffer.alloc(10)]), 10);
    expect(exact.ok).toBe(true);
    if (exact.ok) await exact.value.discard();
    expect(await receiveFile(Readable.from([Buffer.alloc(6), Buffer.alloc(5)]), 10)).toEqual({
      ok: false,
      fault: { code: 'file-too-large', limitBytes: 10 },
    });
  });

  it('that breaks off is an error of the connection', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(3);
        throw new Error('connection lost');
      })(),
    );
    await expect(receiveFile(broken, 10)).rejects.toThrow('connection lost');
  });
});

describe('stored files', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query(`insert into operator (id, name) values ('op', 'op')`);
  });
  afterEach(() => database.pool.query('truncate stored_file, file_content, satellite, ephemeris cascade'));
  afterAll(() => database.drop());

  const count = async (table: string) =>
    (await database.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]!.n;
  const keep = (bytes: Uint8Array) =>
    database.orm.transaction((tx) => keepFile(tx, receivedBytes(bytes), { operatorId: 'op', kind: 'oem' }));
  const read = async (id: string) => {
    const stream = await openStoredFile(database.orm, id);
    return stream && (await buffer(stream));
  };
  const remove = (id: string) => database.pool.query('delete from stored_file where id = $1', [id]);

  it('come back byte for byte, whole and as a stream', async () => {
    const id = await keep(large);
    expect((await readContent(database.orm, sha256(large)))?.equals(large)).toBe(true);
    expect((await buffer((await openStoredFile(database.orm, id))!)).equals(large)).toBe(true);
    expect(await readContent(database.orm, 'another')).toBeUndefined();
    expect(await openStoredFile(database.orm, 'another')).toBeUndefined();
    const empty = await keep(new Uint8Array());
    expect(await read(empty)).toHaveLength(0);
  });

  it.each([
    ['words', 10, Buffer.from('an object met at 6878.137 km\n'.repeat(40_000))],
    ['lines of an ephemeris', 6, Buffer.from(testOem(testElements(START_TAI_S), { startTaiS: START_TAI_S, ...WEEK }))],
  ])(
    'take less room than their bytes where they are %s; those of before are read as they are',
    async (_, times, text) => {
      const id = await keep(text);
      const { rows } = await database.pool.query(
        'select sum(length(bytes) + coalesce(length(figures), 0))::integer as room from file_chunk',
      );
      expect(rows[0].room).toBeLessThan(text.length / times);
      expect((await read(id))!.equals(text)).toBe(true);
      for (const [bytes, isPacked] of [
        [text, false],
        [deflateSync(text), true],
      ] as const) {
        await database.pool.query('delete from file_chunk');
        await database.pool.query(
          'insert into file_chunk (sha256, chunk_index, bytes, is_packed) values ($1, 0, $2, $3)',
          [sha256(text), bytes, isPacked],
        );
        expect((await read(id))!.equals(text)).toBe(true);
      }
    },
  );

  it('are not there when the transaction of their record rolls back', async () => {
    const lost = database.orm.transaction(async (tx) => {
      await keepFile(tx, receivedBytes(large), { operatorId: 'op', kind: 'oem' });
      throw new Error('no record');
    });
    await expect(lost).rejects.toThrow('no record');
    expect([await count('stored_file'), await count('file_content'), await count('file_chunk')]).toEqual([0, 0, 0]);
  });

  it('of the same content take the room of one, until the last of them goes', async () => {
    const [first, second] = [await keep(large), await keep(large)];
    expect([await count('file_content'), await count('file_chunk')]).toEqual([1, 4]);
    await remove(first);
    expect((await read(second))?.equals(large)).toBe(true);
    await remove(second);
    expect([await count('file_content'), await count('file_chunk')]).toEqual([0, 0]);
  });

  it('stay whole while the same content is kept and removed by many at once', async () => {
    const bytes = Buffer.from('the same for all');
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const id = await keep(bytes);
        expect((await read(id))?.equals(bytes)).toBe(true);
        if (n % 4 !== 0) await remove(id);
      }),
    );
    expect([await count('stored_file'), await count('file_content')]).toEqual([10, 1]);
  });

  it('go with the ephemeris that they belong to, and with its satellite', async () => {
    await database.pool.query(
      `insert into satellite (id, operator_id, norad_id, name, configuration) values ('sat', 'op', 1, 'sat', '{}')`,
    );
    for (const id of ['one', 'two']) {
      await database.pool.query(
        `insert into ephemeris (id, operator_id, satellite_id, file_id, file_name, designation, start_tai_s, stop_tai_s, facts, uploaded_by)
         values ($1, 'op', 'sat', $2, 'x', 'OPERATIONAL', 0, 1, '{}', 'me')`,
        [id, await keep(Buffer.from(id))],
      );
    }
    await database.pool.query(`delete from ephemeris where id = 'one'`);
    expect([await count('stored_file'), await count('file_content')]).toEqual([1, 1]);
    await database.pool.query(`delete from satellite`);
    expect([await count('stored_file'), await count('file_content')]).toEqual([0, 0]);
  });

  it('of an older version are brought in from the data directory at the first start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'keepout-adopt-'));
    const files = { aa11: large, bb22: Buffer.from('damaged'), cc33: Buffer.from('elsewhere') };
    // As the older version wrote them: a record without content in the database.
    await database.pool.query('alter table stored_file disable trigger all');
    for (const [id, bytes] of Object.entries(files)) {
      await database.pool.query(
        `insert into stored_file (id, operator_id, kind, size_bytes, sha256) values ($1, 'op', 'oem', $2, $3)`,
        [id, bytes.length, sha256(bytes)],
      );
    }
    await database.pool.query('alter table stored_file enable trigger all');
    const pathOf = (id: string) => join(dataDir, 'files', id.slice(0, 2), id);
    for (const id of ['aa11', 'bb22']) mkdirSync(join(dataDir, 'files', id.slice(0, 2)), { recursive: true });
    writeFileSync(pathOf('aa11'), large);
    writeFileSync(pathOf('bb22'), 'not what it was');
    const log = createLogger({ logLevel: 'silent' });
    await adoptDiskFiles(database, dataDir, log);
    await adoptDiskFiles(database, dataDir, log);
    expect((await read('aa11'))?.equals(large)).toBe(true);
    expect(existsSync(pathOf('aa11'))).toBe(false);
    expect(await read('bb22')).toBeUndefined();
    expect(existsSync(pathOf('bb22'))).toBe(true);
    expect(await read('cc33')).toBeUndefined();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

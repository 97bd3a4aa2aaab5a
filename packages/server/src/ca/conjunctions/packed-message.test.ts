import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { createEmptyDatabase, migrationsDir } from '../../platform/database/test-database.ts';
import { DICTIONARY, packMessage, unpackMessage } from './packed-message.ts';

const FOLDER = new URL('../../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.cdm'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

describe('the text of a message as it is stored', () => {
  it('is a sixth of the texts that others send, and comes back byte for byte', () => {
    const sizes = texts.map((text) => {
      const packed = packMessage(text);
      expect(unpackMessage(packed)).toBe(text);
      return packed.length / text.length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(1 / 6);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(unpackMessage(packMessage(text))).toBe(text);
      }),
    );
  });

  it('is unpacked by what it was packed by: the dictionary stays, and what is not known is an error', () => {
    expect(createHash('sha256').update(DICTIONARY).digest('hex')).toBe(
      'b30173efae2462e8bd922b4a4e8af8c8ead9d0c2dfa6b825f29c89e2e4a20739',
    );
    expect(() => unpackMessage(Buffer.of(7, 1, 2))).toThrow('packed in an unknown way (7)');
  });

  it('that was stored before is read as it was, with what it is marked as', async () => {
    const empty = await createEmptyDatabase();
    const client = new pg.Client(empty.url);
    try {
      await client.connect();
      const migrations = readMigrations(migrationsDir);
      const run = (most: number) =>
        migrate(
          { connectionString: empty.url },
          migrations.filter(({ name }) => Number(name.slice(0, 4)) <= most),
        );
      await run(24);
      const text = texts[0]!.replace('\nORIGINATOR', '\nCLASSIFICATION = SECRET\nORIGINATOR');
      // Of nobody, and about nothing.
      await client.query('set session_replication_role = replica');
      await client.query(
        `insert into cdm (id, operator_id, conjunction_id, satellite_id, message_id, originator, creation_tai_s, tca_tai_s, message, risk_level,
           miss_distance_m, relative_speed_mps, relative_position_rtn_m, relative_velocity_rtn_mps, probability_method, usage, covariance_source, objects)
         select id, 'o', 'c', 's', id, 'x', 0, 0, message, 'LOW', 0, 0, '{0,0,0}', '{0,0,0}', 'm', '{}', 'CDM', '[{}, {}]'
         from (values ('1', $1), ('2', $2)) as given (id, message)`,
        [text, texts[1]],
      );
      await run(25);
      const { rows } = await client.query('select message, classification from cdm order by id');
      expect(rows.map(({ message, classification }) => [unpackMessage(message), classification])).toEqual([
        [text, 'SECRET'],
        [texts[1], null],
      ]);
    } finally {
      await client.end();
      await empty.drop();
    }
  });
});

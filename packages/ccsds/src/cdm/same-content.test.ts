import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCdm } from './read.ts';
import { isSameContent } from './same-content.ts';
import { writeCdm } from './write.ts';

const root = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const files = readdirSync(root);

function kvnOf(text: string): string {
  const cdm = readCdm(text);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  return writeCdm(cdm.value, 'kvn');
}

it('a message is the same in each notation, and another where one value, comment or keyword is another', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const cdm = readCdm(readFileSync(new URL(file, root), 'utf8'));
    if (!cdm.ok) throw new Error(`${file}: ${cdm.fault.code}`);
    const kvn = writeCdm(cdm.value, 'kvn');
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      expect(isSameContent(kvn, kvnOf(writeCdm(cdm.value, notation))), `${file} as ${notation}`).toBe(true);
    }
    for (const other of [
      kvn.replace(/^(MISS_DISTANCE = )/m, '$11'),
      kvn.replace(/^TCA = .*$/m, 'TCA = 2031-01-01T00:00:00'),
      kvn.replace(/^(X = -?)/m, '$19'),
      kvn.replace(/^(X = .*)$/m, 'COMMENT another\n$1'),
      kvn.replace(/^(CATALOG_NAME = .*)$/m, '$1 OF OTHERS'),
      kvn.replace(/^RELATIVE_SPEED = .*\n|^COLLISION_PROBABILITY = .*\n|^MESSAGE_FOR = .*\n/m, ''),
    ]) {
      if (other !== kvn) expect(isSameContent(kvn, other), file).toBe(false);
    }
  }
});

it('numbers are compared as numbers, and a value that says nothing is none', () => {
  const kvn = 'CCSDS_CDM_VERS = 1.0\nMISS_DISTANCE = 1000 [m]\nOBJECT_NAME = SAT A\n';
  for (const same of [
    kvn.replace('1000', '1.0E+03'),
    kvn.replace('OBJECT_NAME', 'RELATIVE_SPEED = NaN [m/s]\nMASS = \nOBJECT_NAME'),
  ]) {
    expect(isSameContent(kvn, same)).toBe(true);
  }
  for (const other of [kvn.replace('1000', '1000.5'), kvn.replace('SAT A', 'SAT B'), `${kvn}MASS = 1 [kg]\n`]) {
    expect(isSameContent(kvn, other)).toBe(false);
  }
});

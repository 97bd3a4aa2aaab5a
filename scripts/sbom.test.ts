import { expect, it } from 'vitest';
import { readLock } from './lock-packages.mjs';
import { billOf } from './sbom.mjs';

const lock = readLock();
const bill = billOf(lock);

it('the bill of materials follows from the lock file alone', () => {
  expect(billOf(structuredClone(lock))).toEqual(bill);
  const shuffled = { ...lock, packages: Object.fromEntries(Object.entries(lock.packages).reverse()) };
  expect(JSON.stringify(billOf(shuffled).components)).toBe(JSON.stringify(bill.components));
  const { '': product, ...rest } = lock.packages;
  const next = billOf({ ...lock, packages: { '': { ...product, version: '9.9.9' }, ...rest } });
  expect(next.serialNumber).not.toBe(bill.serialNumber);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('names what an installation runs with, and no tool', () => {
  const names = bill.components.map(({ group, name }: { group?: string; name: string }) =>
    group ? `${group}/${name}` : name,
  );
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'jose', '@keepout/server', 'saxes']));
  for (const tool of ['vitest', 'esbuild', 'typescript', 'vite', '@biomejs/biome']) expect(names).not.toContain(tool);
  const known = new Set(bill.components.map((one: { purl: string }) => one.purl));
  expect(known.size).toBe(bill.components.length);
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(known.has(ref) || ref === bill.metadata.component.purl, ref).toBe(true);
    for (const one of dependsOn) expect(known.has(one), one).toBe(true);
  }
});

it('gives every package of others its hash and licence, and no address to fetch it from', () => {
  for (const one of bill.components) {
    expect(one.licenses.length, one.purl).toBe(1);
    if (one.group !== '@keepout') expect(one.hashes?.[0]?.content, one.purl).toMatch(/^[0-9a-f]{40,128}$/);
  }
  expect(JSON.stringify(bill)).not.toMatch(/https?:\/\/|registry/);
});

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
  const references = new Set(bill.components.map((component: { purl: string }) => component.purl));
  expect(references.size).toBe(bill.components.length);
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(references.has(ref) || ref === bill.metadata.component.purl, ref).toBe(true);
    for (const reference of dependsOn) expect(references.has(reference), reference).toBe(true);
  }
});

it('gives every package of others its hash and licence, and no address to fetch it from', () => {
  for (const component of bill.components) {
    expect(component.licenses.length, component.purl).toBe(1);
    if (component.group !== '@keepout')
      expect(component.hashes?.[0]?.content, component.purl).toMatch(/^[0-9a-f]{40,128}$/);
  }
  expect(JSON.stringify(bill)).not.toMatch(/https?:\/\/|registry/);
});

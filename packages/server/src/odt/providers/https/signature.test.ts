import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLOCK_TOLERANCE_S, isGenuine, type SignedFacts, webhookSignature } from './signature.ts';

const guide = readFileSync(new URL('../../../../../../docs/guides/tracking-providers.md', import.meta.url), 'utf8');
const [, block = ''] = /<!-- signature vector -->\n```\n([\s\S]*?)\n```/.exec(guide) ?? [];
const vector = new Map(
  block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
);
const told = (name: string): string => vector.get(name) ?? '';

const secret = told('secret');
const bytes = Buffer.from(`${told('body')}\n`);
const facts: SignedFacts = {
  timestamp: told('keepout-timestamp'),
  deliveryId: told('keepout-delivery'),
  orderId: told('keepout-order'),
  fileName: told('keepout-file-name'),
};
const signature = told('keepout-signature');
const unixS = Number(facts.timestamp);

it('27.15 the example of the guide is signed as the platform asks for, and holds for its bytes, facts and minutes alone', () => {
  expect(signature).toBe(`v1=${webhookSignature(secret, facts, bytes)}`);
  expect(isGenuine(secret, facts, bytes, signature, unixS + CLOCK_TOLERANCE_S)).toBe(true);
  expect(isGenuine(secret, facts, bytes, signature, unixS + CLOCK_TOLERANCE_S + 1)).toBe(false);
  expect(isGenuine(secret, facts, Buffer.from(told('body')), signature, unixS)).toBe(false);
  expect(isGenuine(`${secret}.`, facts, bytes, signature, unixS)).toBe(false);
  for (const name of ['deliveryId', 'orderId', 'fileName'] as const)
    expect(isGenuine(secret, { ...facts, [name]: 'another' }, bytes, signature, unixS), name).toBe(false);
});

const whyNot = spawnSync('openssl', ['version']).status === 0 ? '' : ': NOT LOOKED AT, there is no openssl';
it.skipIf(whyNot !== '')(`27.15 the shell of the guide makes the same signature${whyNot}`, () => {
  const [, script = ''] = /```sh\n(DIGEST=[\s\S]*?)curl/.exec(guide) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'keepout-signature-'));
  try {
    writeFileSync(join(folder, 'pass.tdm'), bytes);
    const { timestamp: TIME, deliveryId: DELIVERY, orderId: ORDER } = facts;
    const env = { PATH: process.env['PATH'] ?? '', SECRET: secret, TIME, DELIVERY, ORDER };
    const made = execFileSync('sh', ['-c', `${script}\necho "$SIGNATURE"`], { cwd: folder, env, encoding: 'utf8' });
    expect(made.trim()).toBe(signature);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

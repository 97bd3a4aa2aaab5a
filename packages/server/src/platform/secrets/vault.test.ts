import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { displayedPartOf, isSealedText, openVault } from './vault.ts';
import { vaultOf } from './vault-of.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const HOOK = 'https://hooks.example.org/T0/B0/secret';

it('a sealed text is another each time, opens for its owner, and shows what it may', () => {
  const vault = openVault([OLD]);
  const [first, second] = [vault.seal(HOOK, 'ada', 'https://hooks.example.org'), vault.seal(HOOK, 'ada')];
  expect(first).not.toContain('secret');
  expect(first.split(':')[4]).not.toBe(second.split(':')[4]);
  expect([vault.open(first, 'ada'), vault.open(second, 'ada')]).toEqual([HOOK, HOOK]);
  expect(displayedPartOf(first)).toEqual({ displayedPart: 'https://hooks.example.org', mark: vault.mark(HOOK, 'ada') });
  expect([isSealedText(first), isSealedText(HOOK), vault.open(HOOK, 'ada')]).toEqual([true, false, HOOK]);
  expect(vault.seal(first, 'ada')).toBe(first);
});

it('does not open for somebody else, changed in any part, or without its key', () => {
  const vault = openVault([OLD]);
  const sealed = vault.seal(HOOK, 'ada', 'https://a.example');
  const parts = sealed.split(':');
  const changed = (at: number, text: string) => parts.map((part, index) => (index === at ? text : part)).join(':');
  const flipped = Buffer.from(parts[4]!, 'base64url');
  flipped[20]! ^= 1;
  expect(() => vault.open(sealed, 'eve')).toThrow('belongs to somebody else');
  for (const wrong of [
    changed(3, '0'.repeat(16)),
    changed(4, flipped.toString('base64url')),
    changed(4, 'AAAA'),
    sealed.replace('a.example', 'b.example'),
  ]) {
    expect(() => vault.open(wrong, 'ada'), wrong).toThrow('Something sealed was changed');
  }
  expect(() => openVault([NEW]).open(sealed, 'ada')).toThrow('KEEPOUT_SECRETS_KEY lacks the key');
});

it('a key is exchanged by putting the new one first: both open, the new one seals', () => {
  const before = openVault([OLD]).seal(HOOK, 'ada');
  const both = openVault([NEW, OLD]);
  expect([both.isCurrent(before), both.open(before, 'ada')]).toEqual([false, HOOK]);
  const after = both.seal(both.open(before, 'ada'), 'ada');
  expect(openVault([NEW]).open(after, 'ada')).toBe(HOOK);
});

it('without a key in the settings the data directory gets one that its owner alone reads, the same for every process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-vault-'));
  try {
    const vaults = [1, 2].map(() => vaultOf({ secretsKeys: [], dataDir: join(dataDir, 'data') }));
    expect(vaults[1]!.open(vaults[0]!.seal(HOOK, 'ada'), 'ada')).toBe(HOOK);
    const path = join(dataDir, 'data', 'secrets.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toHaveLength(32);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

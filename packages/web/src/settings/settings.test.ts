import { expect, it } from 'vitest';
import { fetchSettings, settingsFrom } from './settings.ts';

it('P-01 the realm is platform and the client keepout-web at /auth unless the installation says otherwise', () => {
  expect(settingsFrom({}).provider).toMatchObject({ url: '/auth', realm: 'platform', clientId: 'keepout-web' });
  expect(settingsFrom({ provider: { url: 'https://id.example.org/auth' } }).provider.url).toBe(
    'https://id.example.org/auth',
  );
});

it('P-04 the list of special users is configuration', () => {
  expect(settingsFrom({ specialUsers: ['mara', 7] }).specialUsers).toEqual(['mara']);
});

it('a missing or broken settings file leaves the safe defaults', async () => {
  const missing = async () => new Response('', { status: 404 });
  const broken = async () => new Response('<html>');
  expect((await fetchSettings(missing)).mode).toBe('production');
  expect((await fetchSettings(broken)).dev).toBe(false);
});

import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { expect, it } from 'vitest';
import { feedContent, feedFaults, feedForm, OPEN_KINDS, usualForm } from './feed-form.ts';

it('shows a feed and asks for the same again', () => {
  expect(feedContent(feedForm(FEED_EXAMPLES.Feed))).toEqual(FEED_EXAMPLES.FeedBody);
});

it('begins with what its kind usually is, and says what is missing', () => {
  for (const kind of OPEN_KINDS) {
    const { signsIn, isMailbox } = FEED_KINDS[kind];
    const missing = [...(isMailbox ? ['trustedServer'] : []), ...(signsIn ? ['identity', 'password'] : [])];
    expect(Object.keys(feedFaults(usualForm(kind, 'name'))), kind).toEqual(missing);
  }
  expect(OPEN_KINDS).not.toContain('CATALOGUE_FOLDER');
});

it('refuses what the server would', () => {
  const form = usualForm('CELESTRAK_GP', 'name');
  expect(feedFaults({ ...form, name: ' ' })).toEqual({ name: 'text' });
  expect(feedFaults({ ...form, address: 'celestrak' })).toEqual({ address: 'address' });
  expect(feedFaults({ ...form, everyMinutes: 60 })).toEqual({ everyMinutes: 'every' });
  expect(feedFaults({ ...form, minShare: 120 })).toEqual({ minShare: 'range' });
  for (const sets of ['', 'a, a', 'a&b']) expect(feedFaults({ ...form, sets }), sets).toEqual({ sets: 'sets' });
  expect(feedContent({ ...form, sets: 'active; analyst,last-30-days' }).sets).toEqual([
    'active',
    'analyst',
    'last-30-days',
  ]);
});

it('a kept password is for its place and account', () => {
  const form = feedForm({
    ...FEED_EXAMPLES.Feed,
    kind: 'SPACE_TRACK_GP',
    address: 'https://www.space-track.org',
    sets: [],
    identity: 'ops@example.org',
    hasPassword: true,
  });
  expect(feedFaults(form)).toEqual({});
  expect(feedContent(form)).not.toHaveProperty('password');
  expect(feedContent({ ...form, password: 'new' })).toMatchObject({ password: 'new' });
  expect(feedFaults({ ...form, identity: 'other' })).toEqual({ password: 'password' });
  expect(feedFaults({ ...form, address: 'https://mirror.example.org' })).toEqual({ password: 'password' });
});

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AlertChannel } from '@keepout/contract/alerts/enums';
import type { FeedKind } from '@keepout/contract/feeds/enums';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import type { SensorProvider } from '@keepout/contract/odt/enums';
import type { PaymentProviderKind } from '@keepout/contract/payments/enums';
import type { RecipientKind } from '@keepout/contract/publishing/enums';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const guide = (name: string): string => readFileSync(new URL(`docs/guides/${name}.md`, root), 'utf8');

/** The row of a table that tells of a kind, or undefined. */
const rowOf = (page: string, kind: string): string | undefined =>
  page.split('\n').find((line) => line.startsWith('| `') && line.split('|')[1]?.includes(`\`${kind}\``));

describe('every kind of feed and of recipient has a row of its guide', () => {
  it.each(Object.keys(FEED_KINDS) as FeedKind[])('%s', (kind) => {
    expect(rowOf(guide('feeds'), kind)).toBeDefined();
  });

  it.each(Object.keys(RECIPIENT_KINDS) as RecipientKind[])('%s', (kind) => {
    expect(rowOf(guide('publishing'), kind)).toBeDefined();
  });
});

/** Who stands in for somebody, which test calls him, by which word it asks for the kind, and where a guide tells of it. */
interface Connector {
  readonly standIn: string;
  readonly test: string;
  readonly word: string;
  readonly page: string;
  readonly text: string;
}

const SERVER = 'packages/server/src';
const alerts = (test: string, word: string, text: string): Connector => ({
  standIn: `${SERVER}/alerts/test-receivers.ts`,
  test: `${SERVER}/alerts/${test}`,
  word,
  page: 'alerts',
  text,
});
const CHANNELS: Readonly<Record<AlertChannel, Connector>> = {
  EMAIL: alerts('language.test.ts', 'email: [', '| e-mail |'),
  MSTEAMS: alerts('language.test.ts', 'msteams: [', '| Microsoft Teams |'),
  WEBHOOK: alerts('language.test.ts', 'webhook: [', '## Webhooks'),
  SLACK: alerts('language.test.ts', 'slack: [', '| Slack |'),
  PAGERDUTY: alerts('incidents.test.ts', 'pagerduty: {', '## Incidents of PagerDuty'),
};
const recipient = (word: string): Connector => ({
  standIn: `${SERVER}/test-publisher.ts`,
  test: `${SERVER}/publishing/publishing.test.ts`,
  word: `kind: '${word}'`,
  page: 'publishing',
  text: `| \`${word}\` |`,
});
/** A folder needs nobody who stands in: the test looks into it. */
const RECIPIENTS: Readonly<Record<Exclude<RecipientKind, 'FOLDER'>, Connector>> = {
  SPACE_TRACK: recipient('SPACE_TRACK'),
  TRACSS: recipient('TRACSS'),
  STARLINK: recipient('STARLINK'),
  MONITOR_SPACE_HAZARDS: recipient('MONITOR_SPACE_HAZARDS'),
};
/** A bank and one's own sensors are called by nobody. */
const PROVIDERS: Readonly<
  Record<Exclude<PaymentProviderKind, 'BANK_TRANSFER'> | Exclude<SensorProvider, 'OWN' | 'SIMULATOR'>, Connector>
> = {
  STRIPE: {
    standIn: `${SERVER}/payments/providers/stripe/test-stripe.ts`,
    test: `${SERVER}/payments/providers/stripe/stripe.test.ts`,
    word: 'startStripe(',
    page: 'payments',
    text: '### By Stripe',
  },
  HTTPS: {
    standIn: `${SERVER}/odt/providers/https/test-provider.ts`,
    test: `${SERVER}/odt/providers/providers.test.ts`,
    word: 'startTestProvider(',
    page: 'tracking-providers',
    text: '## A provider over HTTPS',
  },
};

describe('whoever is called has somebody who stands in for him in a test, and a place in a guide', () => {
  it.each(Object.entries({ ...CHANNELS, ...RECIPIENTS, ...PROVIDERS }))('%s', (_kind, connector) => {
    const { standIn, test, word, page, text } = connector;
    const source = readFileSync(new URL(test, root), 'utf8');
    const worlds = [source, ...worldsOf(source, test)].join('\n');
    expect(worlds.includes(basename(standIn)), `${test} calls ${standIn}`).toBe(true);
    expect(source.includes(word), `${test} asks by ${word}`).toBe(true);
    expect(guide(page).includes(text), `${page} has ${text}`).toBe(true);
  });

  it.each([
    ['payments', '### By bank transfer'],
    ['tracking-providers', '## The simulator'],
  ])('%s tells of %s', (page, heading) => {
    expect(guide(page)).toContain(`\n${heading}\n`);
  });
});

/** The worlds that a test imports: stand-ins may be started there. */
function worldsOf(source: string, test: string): readonly string[] {
  return [...source.matchAll(/from '(\.[^']*test-world\.ts)'/g)].map(([, path = '']) =>
    readFileSync(new URL(path, new URL(test, root)), 'utf8'),
  );
}

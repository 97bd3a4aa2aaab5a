import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSigned } from '../test-signature.ts';
import { newSecret, signatureHeader } from './signature.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/alerts.md', import.meta.url), 'utf8');

/** The lines of the guide's example: each name with what stands behind it. */
function vectorOfGuide(): Readonly<Record<string, string>> {
  const [, block = ''] = /<!-- signature vector -->\n```\n([\s\S]*?)\n```/.exec(guide) ?? [];
  return Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
}

it('26.8 the example of the guide is what the platform sends while a secret is changed over', () => {
  const vector = vectorOfGuide();
  const { secret = '', 'secret before': before = '', body = '', 'webhook-id': id = '' } = vector;
  const timestampS = Number(vector['webhook-timestamp']);
  const header = signatureHeader([secret, before], { id, timestampS, body });
  expect(vector['webhook-signature']).toBe(header);
  expect(header).toMatch(/^v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=$/);
  for (const key of [secret, before]) expect(isSigned(key, { id, timestampS, body }, header, timestampS)).toBe(true);
  expect(isSigned(newSecret(), { id, timestampS, body }, header, timestampS)).toBe(false);
  expect(isSigned(secret, { id, timestampS, body: `${body} ` }, header, timestampS)).toBe(false);
});

it('26.8 agrees with the example that Standard Webhooks publishes', () => {
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestampS: 1_614_265_330, body: '{"test": 2432232314}' };
  expect(signatureHeader(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], signed)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

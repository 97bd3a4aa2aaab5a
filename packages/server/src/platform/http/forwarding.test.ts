import { describe, expect, it } from 'vitest';
import { createLogger } from '../observing/logs.ts';
import type { Settings } from '../settings/settings.ts';
import { testSettings } from '../settings/test-settings.ts';
import { createHttp } from './http.ts';

const silent = createLogger({ logLevel: 'silent' });

describe('the address of a caller', () => {
  async function seen(trustProxy: Settings['trustProxy'], peer: string, forwarded?: string): Promise<string> {
    const app = await createHttp(testSettings({ trustProxy }), silent);
    app.get('/ip', async (request) => ({ ip: request.ip }));
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/ip', remoteAddress: peer, headers });
    await app.close();
    return answer.json<{ ip: string }>().ip;
  }

  it.each([
    ['nobody is believed by default', false, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['one proxy says who called it', 1, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['what the client wrote before is not read', 1, '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['a client that reaches us directly is itself', 1, '203.0.113.7', '9.9.9.9', '203.0.113.7'],
    ['two proxies', 2, '::ffff:10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['two proxies, of which a client forges one', 2, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['the named network', ['10.1.0.0/16'], '10.1.0.9', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['another network than the named one', ['10.1.0.0/16'], '10.2.0.9', '1.2.3.4', '10.2.0.9'],
  ] as const)('%s', async (_what, trust, peer, forwarded, expected) => {
    expect(await seen(trust, peer, forwarded)).toBe(expected);
  });
});

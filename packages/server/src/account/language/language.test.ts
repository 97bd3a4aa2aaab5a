import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { account } from '../module.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([account], { worker: false });
});
afterAll(() => platform.close());

async function call(subject: string, payload?: object, operatorId = 'aurora') {
  const answer = await platform.app.inject({
    ...route(payload === undefined ? 'getAccountLanguage' : 'putAccountLanguage'),
    headers: await platform.bearer({ operatorId, subject }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, json: answer.json() as KeptLanguage & { message: string; errors: unknown[] } };
}

describe('C-10 the language in which the platform writes to a user', () => {
  it('is English while he has said none, and says that he has not', async () => {
    expect(await call('ada')).toEqual({ status: 200, json: { language: 'en', updatedAt: null } });
  });

  it('is his own, in his organisation, from when he says it on', async () => {
    const answer = await call('ben', { language: 'de' });
    expect(answer).toMatchObject({ status: 200, json: { language: 'de', updatedAt: expect.stringMatching(/Z$/) } });
    expect((await call('ben')).json).toEqual(answer.json);
    expect((await call('ben', undefined, 'boreas')).json.language).toBe('en');
    expect((await call('ada')).json.language).toBe('en');
    expect((await call('ben', { language: 'en' })).json.language).toBe('en');
  });

  it('is refused where the platform does not speak it, with the place and what it speaks', async () => {
    const { status, json } = await call('cleo', { language: 'fr' });
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ pointer: '#/language', message: expect.stringMatching(/"en"\|"de"/) }]);
    expect((await call('cleo')).json.updatedAt).toBeNull();
  });
});

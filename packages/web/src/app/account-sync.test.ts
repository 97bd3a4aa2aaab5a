import { expect, it, vi } from 'vitest';
import { urlOfCall } from '../api/call-url.ts';
import { sendMailLanguage } from './AccountSync.tsx';

const server = (updatedAt: string | null, status = 200) =>
  vi.fn(async (_address: string, _body?: object) => Response.json({ language: 'en', updatedAt }, { status }));
const bodies = (call: ReturnType<typeof server>) => call.mock.calls.map(([, body]) => body);

it('C-10 the language that is chosen is told, whatever was said before', async () => {
  const call = server('2026-11-22T07:12:40Z');
  await sendMailLanguage(call, 'de', true);
  expect(call.mock.calls).toEqual([[urlOfCall('putAccountLanguage'), { language: 'de' }]]);
});

it('C-10 at a sign-in it is told to who has never said one, and to nobody else', async () => {
  const first = server(null);
  await sendMailLanguage(first, 'de', false);
  expect(bodies(first)).toEqual([undefined, { language: 'de' }]);
  for (const mock of [server('2026-11-22T07:12:40Z'), server(null, 503)]) {
    await sendMailLanguage(mock, 'de', false);
    expect(bodies(mock)).toEqual([undefined]);
  }
});

import { expect, it } from 'vitest';
import { urlOfCall } from './call-url.ts';
import {
  AnswerUnreadable,
  faultFromAnswer,
  faultOf,
  isQuiet,
  nullIfMissing,
  RequestFailed,
  ServerUnreachable,
} from './fault.ts';

it('N-08 code is the server status, title the server error, and the message is given', () => {
  const body = {
    status: 422,
    error: 'Unprocessable',
    message: 'No TCA.',
    code: 'tca-missing',
    title: 'Input at fault',
  };
  expect(faultFromAnswer(422, 'Unprocessable Content', body)).toEqual({
    code: 422,
    title: 'Unprocessable',
    message: 'No TCA.',
    problemCode: 'tca-missing',
  });
});

it('N-08 where the server gives no error, its name is the title, before the status text', () => {
  expect(faultFromAnswer(500, 'Internal Server Error', { name: 'Broken' }).title).toBe('Broken');
  expect(faultFromAnswer(500, 'Internal Server Error', { error: 'Down', name: 'Broken' }).title).toBe('Down');
});

it('N-08 without a body the status text is the title', () => {
  expect(faultFromAnswer(503, 'Service Unavailable', undefined)).toEqual({
    code: 503,
    title: 'Service Unavailable',
    message: '',
  });
});

it('N-08 an error without status has code 404 and its name as title', () => {
  expect(faultOf(new ServerUnreachable(undefined))).toMatchObject({ code: 404, title: 'Server unreachable' });
  expect(faultOf(Object.assign(new Error('late'), { name: 'Timeout', code: 504 }))).toEqual({
    code: 504,
    title: 'Timeout',
    message: 'late',
  });
});

it('N-08 an answer that is no JSON is said to be unreadable, in words and not in those of the parser', () => {
  const read = () => {
    try {
      return JSON.parse('<html>');
    } catch (error) {
      return error;
    }
  };
  const fault = { code: 404, title: 'Answer not readable', message: 'The answer could not be read. Try again.' };
  expect(faultOf(read())).toEqual(fault);
  expect(faultOf(new AnswerUnreadable('/openapi/')).message).toBe(
    'The answer of /openapi/ could not be read. Try again.',
  );
});

it('places at fault keep line and keyword', () => {
  const fault = faultFromAnswer(400, '', { errors: [{ message: 'bad', code: 'x', line: 12, keyword: 'TCA' }, 'odd'] });
  expect(fault.places).toEqual([{ message: 'bad', code: 'x', line: 12, keyword: 'TCA' }, { message: '' }]);
  expect(faultOf(new RequestFailed(fault))).toBe(fault);
});

it.each([
  [urlOfCall('getOdtUserConfiguration', { params: { configId: 'u-1' } }), true],
  [urlOfCall('getUserConfiguration'), true],
  [urlOfCall('getSatelliteOperator', { params: { noradId: 25_544 } }), true],
  [urlOfCall('getTle', { query: { noradId: 5 } }), true],
  [urlOfCall('getCatalogueObject', { params: { noradId: 99_999 } }), true],
  [urlOfCall('getObjectInOrbit', { params: { noradId: 99_999 }, query: { time: '2026-11-22T00:00:00Z' } }), true],
  [urlOfCall('listSatellites', { query: { name: 'userconfig' } }), false],
  [urlOfCall('listConjunctions'), false],
])('N-08 %s is quiet: %s', (url, expected) => {
  expect(isQuiet(url)).toBe(expected);
});

it('an answer of the server that there is none is null, and every other failure stays one', async () => {
  const refusal = (code: number) => Promise.reject(new RequestFailed({ code, title: '', message: '' }));
  expect(await nullIfMissing(Promise.resolve('one'))).toBe('one');
  expect(await nullIfMissing(refusal(404))).toBeNull();
  await expect(nullIfMissing(refusal(403))).rejects.toBeInstanceOf(RequestFailed);
  // It has the code 404 as well, and says nothing of what there is.
  await expect(nullIfMissing(Promise.reject(new ServerUnreachable(undefined)))).rejects.toBeInstanceOf(
    ServerUnreachable,
  );
});

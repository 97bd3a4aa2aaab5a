import { connect } from 'node:net';
import { problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { receiveForm, type UploadedFile } from '../../messages/received-form.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';
import { refused } from './problem.ts';

/** What comes back on a bare connection for these bytes, which are all that is ever sent where `ends`. */
function post(port: number, type: string, body: string, announced = body.length): Promise<string> {
  return new Promise((resolve, failed) => {
    let text = '';
    const head = `POST /form HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${announced}\r\n\r\n`;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(`${head}${body}`, 'latin1');
      if (announced > body.length) socket.end();
    });
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    socket
      .on('error', failed)
      .on('end', () => socket.end())
      .on('close', () => resolve(text));
  });
}

const boundaryOf = (length: number): string => 'b'.repeat(length);
const formOf = (boundary: string, head = 'content-disposition: form-data; name="file"; filename="a.oem"'): string =>
  `--${boundary}\r\n${head}\r\n\r\nx\r\n--${boundary}--\r\n`;
const typeOf = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;

type Odd = readonly [what: string, type: string, body: string, status: number, code?: string];
const ODD: readonly Odd[] = [
  ['a boundary of 70', typeOf(boundaryOf(70)), formOf(boundaryOf(70)), 200],
  ['a boundary of 71', typeOf(boundaryOf(71)), formOf(boundaryOf(71)), 400, 'malformed-form'],
  ['a boundary of 252', typeOf(boundaryOf(252)), formOf(boundaryOf(252)), 400, 'malformed-form'],
  ['a boundary of 253', typeOf(boundaryOf(253)), formOf(boundaryOf(253)), 400, 'malformed-form'],
  ['a boundary of 300', typeOf(boundaryOf(300)), formOf(boundaryOf(300)), 400, 'malformed-form'],
  ['a boundary of 8000', typeOf(boundaryOf(8000)), formOf(boundaryOf(10)), 400, 'malformed-form'],
  ['no boundary', 'multipart/form-data', formOf('x'), 400, 'malformed-form'],
  ['an empty boundary', 'multipart/form-data; boundary=', formOf(''), 400, 'malformed-form'],
  ['an empty boundary in quotes', 'multipart/form-data; boundary=""', formOf(''), 400, 'malformed-form'],
  ['a boundary in quotes', 'multipart/form-data; boundary="a b?c"', formOf('a b?c'), 200],
  ['a blank at its end', 'multipart/form-data; boundary="ab "', formOf('ab '), 400, 'malformed-form'],
  ['a sign it may not have', 'multipart/form-data; boundary="a\u00e4{}"', formOf('a\u00e4{}'), 400, 'malformed-form'],
  ['quotes that never end', 'multipart/form-data; boundary="abc', formOf('abc'), 400, 'malformed-form'],
  ['two boundaries', 'multipart/form-data; boundary=a; boundary=b', formOf('a'), 400, 'malformed-form'],
  ['another boundary than announced', typeOf('x'), formOf('y'), 400, 'malformed-form'],
  [
    'a part header of 100 kB',
    typeOf('x'),
    formOf('x', `content-disposition: form-data; name="${'n'.repeat(100_000)}"`),
    400,
    'malformed-form',
  ],
  [
    'a file name of 100 kB',
    typeOf('x'),
    formOf('x', `content-disposition: form-data; name="file"; filename="${'n'.repeat(100_000)}"`),
    400,
    'malformed-form',
  ],
  [
    '3000 part headers',
    typeOf('x'),
    formOf('x', `${'a: b\r\n'.repeat(3000)}content-disposition: form-data; name="file"; filename="a"`),
    422,
    'no-file',
  ],
  ['a part without a header', typeOf('x'), '--x\r\n\r\nx\r\n--x--\r\n', 422, 'no-file'],
  ['a part header without a colon', typeOf('x'), formOf('x', 'odd'), 422, 'no-file'],
  ['a part without a name', typeOf('x'), formOf('x', 'content-disposition: form-data; filename="a"'), 200],
  ['a field without a name', typeOf('x'), formOf('x', 'content-disposition: form-data'), 422, 'no-file'],
  ['a form of nothing', typeOf('x'), '--x--\r\n', 422, 'no-file'],
  ['no byte', typeOf('x'), '', 422, 'no-file'],
  ['cut in a part header', typeOf('x'), '--x\r\ncontent-dispo', 400, 'malformed-form'],
  [
    'cut in a file',
    typeOf('x'),
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    400,
    'malformed-form',
  ],
  [
    'cut before its end',
    typeOf('x'),
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x\r\n',
    400,
    'malformed-form',
  ],
];

describe('forms that are odd', () => {
  let app: App;
  let port: number;
  beforeAll(async () => {
    app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }));
    // As every upload reads its form.
    app.post('/form', async (request) => {
      const files: UploadedFile[] = [];
      try {
        await receiveForm(request, z.object({}), { limitBytes: 1000, fallback: 'file' }, files);
        if (files.length === 0) throw refused('no-file', { detail: 'There is no file.' });
        return {};
      } finally {
        for (const { content } of files) await content.discard();
      }
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  afterAll(() => app.close());

  it.each(ODD.map((odd) => [odd[0], odd] as const))(
    '(%s) are answered, never a fault of ours and never a wait',
    async (_what, [, type, body, status, code]) => {
      const answer = await post(port, type, body);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      if (code !== undefined) expect(problem.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)).code).toBe(code);
    },
  );
});

import { MAIL_LIMITS } from '@keepout/operations/feeds/mail';
import { describe, expect, it } from 'vitest';
import { mailOf } from '../test-mail-server.ts';
import { readMail } from './read-mail.thread.ts';

const CDM = 'CCSDS_CDM_VERS = 1.0\r\nCREATION_DATE = 2026-01-01T00:00:00\r\n';
const read = async (raw: string) => {
  const { files, left } = await readMail(Buffer.from(raw, 'latin1'));
  return { files: files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]), left };
};

/** A mail with a message forwarded in it. */
function forwarding(inner: string, head = 'Content-Type: message/rfc822', more = ''): string {
  return `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=out\r\n\r\n--out\r\nContent-Type: text/plain\r\n\r\nSee below.\r\n--out\r\n${head}\r\n\r\n${inner}\r\n${more}--out--\r\n`;
}

describe('a forwarded message', () => {
  const inner = mailOf('Dear all', { 'a.cdm': CDM });

  it.each([
    ['without a disposition', 'Content-Type: message/rfc822', inner],
    ['in line', 'Content-Type: message/rfc822\r\nContent-Disposition: inline', inner],
    ['attached', 'Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="fwd.eml"', inner],
    [
      'in base64',
      'Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64',
      Buffer.from(inner).toString('base64'),
    ],
    ['as a file', 'Content-Type: application/octet-stream; name="CDM.EML"', inner],
    ['in capitals', 'Content-Type: MESSAGE/RFC822', inner],
  ])('is opened: %s', async (_, head, content) => {
    expect(await read(forwarding(content, head))).toEqual({ files: [['forwarded 1 a.cdm', CDM]], left: [] });
  });

  it('is opened in a digest, in a report, and where it has the message as its text', async () => {
    const text = mailOf(CDM);
    const digest = `Content-Type: multipart/digest; boundary=d\r\n\r\n--d\r\n\r\n${inner}\r\n--d\r\n\r\n${text}\r\n--d--\r\n`;
    expect(await read(digest)).toMatchObject({
      files: [
        ['forwarded 1 a.cdm', CDM],
        ['forwarded 2 text', expect.any(String)],
      ],
    });
    const report = forwarding(
      inner,
      undefined,
      '--out\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n',
    );
    expect(await read(report)).toMatchObject({ files: [['forwarded 1 a.cdm', CDM]], left: [] });
  });

  it('is opened beside files of the mail itself, each with its own name', async () => {
    const beside = '--out\r\nContent-Type: application/octet-stream; name="a.cdm"\r\n\r\nbeside\r\n';
    expect((await read(forwarding(inner, undefined, beside))).files.map(([name]) => name)).toEqual([
      'forwarded 1 a.cdm',
      'a.cdm',
    ]);
  });

  it('is opened in forwarded messages, as deep as the limit and no deeper', async () => {
    const nested = (levels: number): string =>
      levels === 0 ? inner : forwarding(nested(levels - 1)).replaceAll(/(=|--)out\b/g, `$1level${levels}`);
    const names = Array.from({ length: MAIL_LIMITS.forwarded }, () => 'forwarded 1').join(' ');
    expect(await read(nested(MAIL_LIMITS.forwarded))).toMatchObject({ files: [[`${names} a.cdm`, CDM]], left: [] });
    expect(await read(nested(MAIL_LIMITS.forwarded + 1))).toEqual({
      files: [],
      left: [{ part: `${names} forwarded 1`, fault: 'forwarded' }],
    });
  });
});

describe('a mail that costs more than it may', () => {
  const parts = (count: number, content = '') =>
    `Content-Type: multipart/mixed; boundary=x\r\n\r\n${`--x\r\nContent-Type: a/b\r\n\r\n${content}\r\n`.repeat(count)}--x--\r\n`;

  it.each<[string, string, string]>([
    ['a thousand parts', parts(1000), 'parts'],
    ['ten million lines', `Content-Type: text/plain\r\n\r\n${'a\r\n'.repeat(10_000_000)}`, 'lines'],
    ['four million parts', `Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\n\n'.repeat(4_000_000)}`, 'parts'],
    [
      'parts in parts',
      Array.from({ length: 100 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}x\r\n\r\n--b${n}x\r\n`).join(
        '',
      ),
      'nesting',
    ],
    ['a header of a megabyte', `X: ${'a'.repeat(1_000_000)}\r\n\r\n`, 'headerBytes'],
    ['a hundred thousand headers', `${'X: a\r\n'.repeat(100_000)}\r\n`, 'headerBytes'],
  ])('is left as a whole, with the limit: %s', async (_, raw, fault) => {
    expect(await read(raw)).toEqual({ files: [], left: [{ part: '', fault }] });
  });

  it('and so is a part of it that is, alone', async () => {
    const beside = '--out\r\nContent-Type: application/octet-stream; name="a.cdm"\r\n\r\nbeside\r\n';
    expect(
      await read(forwarding(parts(1500).replaceAll('--x', '--y').replace('=x', '=y'), undefined, beside)),
    ).toMatchObject({
      left: [{ part: 'forwarded 1', fault: 'parts' }],
    });
  });

  it('counts parts of all forwarded messages together', async () => {
    const many = Array.from({ length: 30 }, (_, n) => {
      const files = Object.fromEntries(Array.from({ length: 30 }, (__, k) => [`${n} ${k}.cdm`, CDM]));
      return `--out\r\nContent-Type: message/rfc822\r\n\r\n${mailOf('', files)}`;
    });
    const { files, left } = await read(forwarding(mailOf(''), undefined, many.join('')));
    expect(files.length).toBeLessThanOrEqual(MAIL_LIMITS.parts);
    expect(new Set(left.map(({ fault }) => fault))).toEqual(new Set(['parts']));
  });

  it.each([
    ['a line of megabytes', `Content-Type: text/plain\r\n\r\n${'a'.repeat(4_000_000)}`],
    ['a megabyte of opened tags', `Content-Type: text/html\r\n\r\n${'<a '.repeat(400_000)}`],
    [
      'quoted-printable without an end',
      `Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'='.repeat(2_000_000)}`,
    ],
    ['nothing', ''],
    ['bytes', `\r\n\r\n${String.fromCharCode(...Array.from({ length: 256 }, (_, n) => n)).repeat(4000)}`],
  ])('is read, and has nothing: %s', async (_, raw) => {
    expect(await read(raw)).toEqual({ files: [], left: [] });
  });
});

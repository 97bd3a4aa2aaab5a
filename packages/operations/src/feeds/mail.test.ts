import { expect, it } from 'vitest';
import { headerFields, isMessagePart, lastMailRead, mailCursor, mailVerdict, messageOfText, partName } from './mail.ts';

const passed = (from: string) => [`mx.example.org; dmarc=pass header.from=${from.slice(from.lastIndexOf('@') + 1)}`];

it('a box whose validity changed is read from its beginning', () => {
  expect(lastMailRead(mailCursor('7', 41), '7')).toBe(41);
  expect(lastMailRead(mailCursor('7', 41), '8')).toBe(0);
  for (const cursor of [null, '', '7', '7 x']) expect(lastMailRead(cursor, '7')).toBe(0);
});

it('mails are read of senders who are named, by address or domain', () => {
  const verdict = (from: string, ...senders: string[]) =>
    mailVerdict({ from, checks: passed(from) }, { senders, trustedServer: 'mx.example.org' });
  expect(verdict('cdm@space-track.org', 'space-track.org')).toBe('READ');
  expect(verdict('CDM@Space-Track.org', 'cdm@space-track.ORG')).toBe('READ');
  for (const from of ['cdm@space-track.org.evil.example', 'x@mail.space-track.org', 'space-track.org', '', '@'])
    expect(verdict(from, 'space-track.org'), from).toBe('OF_OTHERS');
  expect(verdict('space-track.org@evil.example', 'space-track.org')).toBe('OF_OTHERS');
  expect(verdict('other@space-track.org', 'cdm@space-track.org')).toBe('OF_OTHERS');
});

it('what the trusted server says of the sender counts', () => {
  const verdict = (from: string | undefined, ...checks: string[]) =>
    mailVerdict({ from, checks }, { senders: ['space-track.org'], trustedServer: 'mx.example.org' });
  const from = 'CDM@Space-Track.org';
  expect(verdict(from, 'mx.example.org; dmarc=pass header.from=space-track.org')).toBe('READ');
  expect(verdict(from, 'evil; dmarc=pass', 'mx.example.org; spf=pass; dmarc=fail (p=none)')).toBe('FORGED');
  expect(verdict(from, 'evil; dmarc=pass')).toBe('UNCHECKED');
  expect(verdict(from)).toBe('UNCHECKED');
  expect(verdict(undefined, 'mx.example.org; dmarc=pass')).toBe('NO_AUTHOR');
});

it('a field of a header ends with CR LF, and not with a CR or another sign of a line', () => {
  const fields = headerFields('A: 1\rB: 2\r\n\tmore\r\nB : 3\u2028B: 4\r\n: 5\r\nno field\r\nb:6\r\n\r\n');
  expect([...fields.keys()]).toEqual(['a', 'b']);
  expect(fields.get('b')).toEqual([' 3\u2028B: 4', '6']);
});

it('parts are messages by their name or by what they are', () => {
  const part = (name: string, head = '') => isMessagePart({ name, head });
  expect(['a.cdm', 'a.KVN', 'a.xml', 'a.json', 'a.zip', 'a.cdm.gz'].map((name) => part(name))).toEqual(
    Array(6).fill(true),
  );
  expect(part('message.txt', 'CCSDS_CDM_VERS = 1.0\nCREATION_DATE = 2026-01-01T00:00:00\n')).toBe(true);
  expect(part('logo.png')).toBe(false);
  expect(part('terms.txt', 'By reading this you agree.')).toBe(false);
  expect(part('orbit.oem', 'CCSDS_OEM_VERS = 2.0\n')).toBe(false);
});

it('a message in the text of a mail is cut out of what is said around it', () => {
  const message = 'CCSDS_CDM_VERS = 1.0\nCOMMENT first, of two\n\nTCA = 2026-01-01T00:00:00';
  expect(messageOfText(`Dear all,\r\n\r\n${message.replaceAll('\n', '\r\n')}\r\n\r\n-- \r\nThe watch`)).toBe(
    `${message}\n`,
  );
  expect(messageOfText(`${message}\n${message}\n`)).toBe(`${message}\n${message}\n`);
  expect(messageOfText('The CCSDS_CDM_VERS = 1.0 of before')).toBeUndefined();
});

it('a part is called by its mail and shows no signs that steer', () => {
  expect(partName(17, '../../a\u001b[31m b.cdm')).toBe('mail 17: .._.._a_31m b.cdm');
});

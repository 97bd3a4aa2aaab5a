import { describe, expect, it } from 'vitest';
import { senderCheck, serversOf } from './mail-authentication.ts';

const check = (...fields: string[]) => senderCheck(fields, 'mx.example.org', 'space-track.org');

describe('what the trusted server says of a sender', () => {
  it.each([
    // RFC 8601, appendix B, with the names of this test.
    ['mx.example.org; dmarc=pass header.from=space-track.org'],
    ['MX.Example.ORG 1; DMARC=PASS (p=reject dis=none) header.from=Space-Track.org'],
    ['"mx.example.org"; dkim=fail; dmarc = pass header.from = space-track.org'],
    ['mx.example.org (all (is) well) ; dmarc/1=pass reason="aligned; all is well" header.from=space-track.org'],
    ['mx.example.org; spf=pass smtp.mailfrom=cdm@mail.space-track.org'],
    ['mx.example.org; dkim=fail header.d=space-track.org; dkim=pass header.d=space-track.org header.b="a=="'],
    ['mx.example.org; dkim=pass header.b=Ab/c== header.d=space-track.org; dmarc=none'],
    ['mx.example.org; dmarc=pass'],
  ])('passes: %s', (field) => {
    expect(check(field)).toBe('PASSED');
  });

  it.each([
    ['mx.example.org; none'],
    ['mx.example.org'],
    ['mx.example.org; dmarc=temperror header.from=space-track.org; dkim=pass header.d=space-track.org'],
    ['mx.example.org; dmarc=bestguesspass header.from=space-track.org'],
    ['mx.example.org; dkim=pass header.d=org'],
    ['mx.example.org; dkim=pass header.d=evil-space-track.org'],
    ['mx.example.org; dkim=pass header.i="a@space-track.org"'],
    ['mx.example.org; spf=pass smtp.helo=space-track.org'],
    ['mx.example.org; spf=pass smtp.mailfrom="x; dmarc=pass header.from=space-track.org"@evil.example'],
    ['mx.example.org; dkim=pass reason="header.d=space-track.org" header.d=evil.example'],
    ['mx.example.org; iprev=pass (dmarc=pass header.from=space-track.org)'],
    ['mx.example.org; spf=none (a comment ; dmarc=pass'],
    ['mx.example.org; spf=none reason="open; dmarc=pass'],
    ['mx.example.org 1 2; dmarc=pass'],
    ['dmarc=pass header.from=space-track.org'],
    ['(mx.example.org;) evil.example; dmarc=pass'],
    ['mx.example.org.evil.example; dmarc=pass'],
    [`mx.example.org; dmarc=pass ${'x'.repeat(40_000)}`],
    [''],
  ])('says nothing: %s', (field) => {
    expect(check(field)).toBe('UNSTATED');
  });

  it('a failure counts wherever it stands, and of two passes the upper', () => {
    const [passed, failed] = ['mx.example.org; dmarc=pass', 'mx.example.org; dmarc=fail'];
    expect(check(passed, failed)).toBe('FAILED');
    expect(check(failed, passed)).toBe('FAILED');
    expect(check('evil.example; dmarc=fail', passed)).toBe('PASSED');
    expect(check('mx.example.org; dmarc=none', passed)).toBe('UNSTATED');
    expect(check('mx.example.org; dkim=none', 'mx.example.org; dkim=pass header.d=space-track.org')).toBe('UNSTATED');
  });

  it('takes time in proportion to the length of a field', () => {
    for (const sign of ['(', '"', '=', ';', '\\', ' ', 'a=b '])
      expect(check(`mx.example.org; dmarc=pass ${sign.repeat(30_000 / sign.length)}`), sign).toBeDefined();
  });

  it('names servers that look like names, whether they are true or not', () => {
    expect(serversOf(['MX.example.org; none', 'evil.example 1; dmarc=pass', '"a b"; x=y', 'dmarc=pass'])).toEqual([
      'mx.example.org',
      'evil.example',
    ]);
  });
});

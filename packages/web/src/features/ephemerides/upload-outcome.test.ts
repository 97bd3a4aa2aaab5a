import { describe, expect, it } from 'vitest';
import { ephemerisOutcome } from './UploadPanel.tsx';

const place = { code: 'epoch-order', message: 'The epoch is not after the one before it.', line: 41, keyword: 'EPOCH' };

describe('A-05 the answer to an upload', () => {
  it('says that the file was taken', () => {
    const file = { oemFileId: 'oem-1', screeningId: 'scr-1' };
    expect(ephemerisOutcome(201, 'Created', { accepted: [file], rejected: [] })).toEqual({ kind: 'accepted', file });
  });

  it('says why the file was rejected, with every line and keyword', () => {
    const problem = { status: 422, code: 'epoch-order', message: 'day.oem: Line 41: out of order', errors: [place] };
    expect(ephemerisOutcome(422, 'Unprocessable Content', problem)).toEqual({
      kind: 'rejected',
      code: 'epoch-order',
      message: 'day.oem: Line 41: out of order',
      places: [place],
    });
  });

  it('says the same when the rejection comes inside a 201', () => {
    const rejected = [{ fileName: 'day.oem', code: 'epoch-order', message: 'Line 41', errors: [place] }];
    expect(ephemerisOutcome(201, 'Created', { accepted: [], rejected })).toMatchObject({
      kind: 'rejected',
      places: [place],
    });
  });

  it('tells a file that is too large from one that is wrong', () => {
    expect(ephemerisOutcome(413, 'Content Too Large', { message: 'day.oem is larger than 200 MB.' })).toEqual({
      kind: 'too-large',
      message: 'day.oem is larger than 200 MB.',
    });
  });

  it('keeps status and words of anything else, even without a body', () => {
    expect(ephemerisOutcome(503, 'Service Unavailable', undefined)).toEqual({
      kind: 'failed',
      code: 503,
      title: 'Service Unavailable',
      message: '',
    });
    expect(ephemerisOutcome(201, 'Created', { accepted: [], rejected: [] })).toMatchObject({ kind: 'failed' });
  });
});

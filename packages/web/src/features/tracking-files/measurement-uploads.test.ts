import { describe, expect, it } from 'vitest';
import { observationOutcome } from './UploadPanel.tsx';

describe('A-08 the answer to the upload of measurements', () => {
  it('names the file that is kept, and whether it was here already', () => {
    const file = { observationFileId: 'obs-9' };
    expect(observationOutcome(201, 'Created', { observations: [file], isKnown: true })).toEqual({
      kind: 'accepted',
      file: { file, isKnown: true },
    });
  });

  it('says what is wrong with line and keyword', () => {
    const place = { code: 'unknown-sensor', message: 'No sensor is called X.', line: 7, keyword: 'PARTICIPANT_1' };
    const problem = { status: 422, code: 'unknown-sensor', detail: 'a.tdm: Line 7', errors: [place] };
    expect(observationOutcome(422, 'Unprocessable Content', problem)).toMatchObject({
      kind: 'rejected',
      places: [place],
    });
  });

  it('is a failure when nothing was kept and nothing refused', () => {
    expect(observationOutcome(201, 'Created', { observations: [], isKnown: false })).toMatchObject({ kind: 'failed' });
  });
});

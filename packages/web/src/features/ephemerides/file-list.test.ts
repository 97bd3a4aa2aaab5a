import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { describe, expect, it } from 'vitest';
import { ephemerisFilterCount, fileValue, filterFiles } from './file-list.ts';

const file = (fileName: string, designation: EphemerisFile['designation'] = 'OPERATIONAL') =>
  ({
    fileName,
    designation,
    satelliteName: 'AURORA-2',
    objectName: 'AURORA 2',
    objectId: '2021-044C',
    uploadedBy: 'demo',
    burn: null,
    startTime: '2026-11-20T00:00:00Z',
    stepSeconds: null,
  }) as EphemerisFile;

describe('R-11 the list of files', () => {
  const files = [file('a.oem'), file('b.oem', 'CANDIDATE')];
  const names = (filter: Parameters<typeof filterFiles>[1]) => filterFiles(files, filter).map((one) => one.fileName);

  it('shows both designations unless one is asked for', () => {
    expect(names({ designations: [], text: '' })).toEqual(['a.oem', 'b.oem']);
    expect(names({ designations: ['CANDIDATE'], text: '' })).toEqual(['b.oem']);
  });

  it('finds every word in file, satellite and identity', () => {
    expect(names({ designations: [], text: '044c A.OEM' })).toEqual(['a.oem']);
    expect(ephemerisFilterCount({ designations: ['CANDIDATE'], text: 'x' })).toBe(2);
  });

  it('sorts by time, and knows no step where there is none', () => {
    expect(fileValue(file('a.oem'), 'start')).toBe(Date.UTC(2026, 10, 20));
    expect(fileValue(file('a.oem'), 'step')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { allDismissed, dismissed, isRepeatable, type Upload, updateUpload } from './upload-list.ts';

const upload = (key: string, outcome?: Upload<object, null>['outcome']): Upload<object, null> => ({
  key,
  file: new File(['x'], `${key}.oem`),
  options: null,
  share: 0,
  outcome,
});
const cancelled = { kind: 'cancelled' } as const;

describe('the list of uploads', () => {
  it('moves one file and leaves the others', () => {
    const list = updateUpload([upload('a'), upload('b')], 'b', { share: 0.5 });
    expect(list.map(({ share }) => share)).toEqual([0, 0.5]);
  });

  it('loses nothing that is still under way', () => {
    const list = [upload('a'), upload('b', cancelled)];
    expect(dismissed(list, 'a')).toHaveLength(2);
    expect(dismissed(list, 'b').map(({ key }) => key)).toEqual(['a']);
    expect(allDismissed(list).map(({ key }) => key)).toEqual(['a']);
  });

  it('keeps the file for another attempt after anything but success', () => {
    expect(isRepeatable(upload('a'))).toBe(false);
    expect(isRepeatable(upload('a', cancelled))).toBe(true);
    expect(isRepeatable(upload('a', { kind: 'unreachable' }))).toBe(true);
    expect(isRepeatable(upload('a', { kind: 'accepted', file: {} }))).toBe(false);
  });
});

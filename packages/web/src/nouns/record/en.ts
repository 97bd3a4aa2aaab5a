import { textsOf } from '../../i18n/texts.ts';

/** English texts of forms: ranges, saving, conflicts of two users. */
export const en = {
  range: (minimum: string, maximum: string) => `${minimum} to ${maximum}`,
  optional: (range: string) => `${range}; empty: none`,
  typically: (range: string, typical: string) => `${range}; typically ${typical}`,
  outside: (range: string) => `Outside the allowed range: ${range}.`,
  tooLong: (longest: string) => `Enter at most ${longest} characters.`,
  missing: (longest: string) => `Enter a text of at most ${longest} characters.`,
  money: 'Enter an amount of zero or more.',
  unsaved: 'Unsaved changes',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  wrong: 'Correct the marked fields.',
  discard: 'Discard',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Saved.',
  dismiss: 'Close without saving',
  conflict: {
    title: 'Another user saved changes',
    explain:
      'Your changes are not saved. Select a value for each field. Preselected: your value where you changed the field, otherwise the saved value.',
    none: 'Both versions are now identical.',
    mine: 'Your value',
    theirs: 'Saved value',
    choose: (field: string) => `Value of ${field}`,
    save: 'Save selection',
    takeTheirs: 'Use saved values',
    dismiss: 'Back to the form',
    empty: 'not given',
    yes: 'yes',
    no: 'no',
  },
};

export type RecordText = typeof en;
export const useRecordText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

import { textsOf } from '../../i18n/texts.ts';

/** English texts of forms: what a field may be, what has become of what was entered, whose version is kept. */
export const en = {
  range: (least: string, most: string) => `${least} to ${most}`,
  optional: (range: string) => `${range}; empty: none`,
  typically: (range: string, typical: string) => `${range}; typically ${typical}`,
  outside: (range: string) => `Outside what is allowed: ${range}.`,
  tooLong: (longest: string) => `Enter at most ${longest} characters.`,
  missing: (longest: string) => `Enter a text of at most ${longest} characters.`,
  money: 'Enter an amount from zero on.',
  unsaved: 'Unsaved changes',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  wrong: 'Correct the fields that are marked.',
  discard: 'Discard',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Saved.',
  dismiss: 'Close without saving',
  conflict: {
    title: 'Somebody else saved first',
    explain:
      'Nothing of yours was saved yet. Choose whose value each field is to have: what only they changed is theirs, what you changed is yours.',
    none: 'Both say the same now.',
    mine: 'Yours',
    theirs: 'Theirs',
    choose: (field: string) => `Whose value for ${field}`,
    save: 'Save the choice',
    takeTheirs: 'Take theirs',
    dismiss: 'Back to the form',
    empty: 'not given',
    yes: 'yes',
    no: 'no',
  },
};

export type RecordText = typeof en;
export const useRecordText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

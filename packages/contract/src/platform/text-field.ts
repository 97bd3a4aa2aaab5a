/** Limits of a text of a record, for the schema and all forms. Loads no schema. */
export interface TextField {
  /** Maximum length in UTF-16 code units. */
  readonly longest: number;
  /** Pattern of the trimmed text. */
  readonly form?: RegExp;
  /** True if the text may be empty. */
  readonly isOptional?: true;
}

/** Name of a record. */
export const NAME = { longest: 80 } as const satisfies TextField;

/** Invisible characters for a character class: blanks, joiners, direction marks, fillers. */
export const UNSEEN =
  '\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';
const visibleCharacter = new RegExp(`[^${UNSEEN}]`);

/** Returns whether a text has no visible character. */
export const saysNothing = (text: string): boolean => !visibleCharacter.test(text);

/** Returns whether the schema accepts a typed text, without surrounding blanks. */
export function isText({ longest, form, isOptional }: TextField, typed: string): boolean {
  if (saysNothing(typed)) return isOptional === true;
  const text = typed.trim();
  return text.length <= longest && (form === undefined || form.test(text));
}

/** What a text of a record may be: said once, for the schema and for every form. Loads no schema. */
export interface TextField {
  /** Letters, as JavaScript counts them. */
  readonly longest: number;
  /** The whole of it, blanks around it aside. */
  readonly form?: RegExp;
  /** It may be empty. */
  readonly isOptional?: true;
}

/** What a record is called. */
export const NAME = { longest: 80 } as const satisfies TextField;

/** Letters that show nothing, for the brackets of an expression: blanks, joiners, marks of direction, fillers. */
export const UNSEEN =
  '\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';
const seen = new RegExp(`[^${UNSEEN}]`);

/** Whether a text shows nothing to whoever reads it. */
export const saysNothing = (text: string): boolean => !seen.test(text);

/** Whether the schema takes what a person typed; blanks around it do not count. */
export function isText({ longest, form, isOptional }: TextField, typed: string): boolean {
  if (saysNothing(typed)) return isOptional === true;
  const text = typed.trim();
  return text.length <= longest && (form === undefined || form.test(text));
}

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

/** Whether the schema takes what a person typed; blanks around it do not count. */
export function isText({ longest, form, isOptional }: TextField, typed: string): boolean {
  const text = typed.trim();
  if (text === '') return isOptional === true;
  return text.length <= longest && (form === undefined || form.test(text));
}

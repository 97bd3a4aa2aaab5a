type Change<Form> = (part: Partial<Form>) => void;

type ErrorOf<Form> = (name: keyof Form & string) => { readonly error?: string };

/** What stands in the fields of a form, by their names, what changes it, and what is wrong with it: a field takes all at once. */
export const typedIn =
  <Form extends object>(form: Form, change: Change<Form>, errorOf: ErrorOf<Form> = () => ({})) =>
  <Name extends keyof Form & string>(name: Name) => ({
    value: form[name],
    onChange: (value: Form[Name]) => change({ [name]: value } as unknown as Partial<Form>),
    ...errorOf(name),
  });

/** The same of fields of a record: besides, what the record may have there, and the name by which the server refuses it. */
export function fieldsIn<Fields extends object, Form extends object>(fields: Fields, form: Form, change: Change<Form>) {
  const typed = typedIn(form, change);
  return <Name extends keyof Fields & keyof Form & string>(name: Name) => ({
    field: fields[name],
    name,
    ...typed(name),
  });
}

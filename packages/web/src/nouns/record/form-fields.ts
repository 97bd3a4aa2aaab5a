type Change<Form> = (part: Partial<Form>) => void;

type ErrorOf<Form> = (name: keyof Form & string) => { readonly error?: string };

/** Returns the props of a form field by its name: value, change handler and error. */
export const typedIn =
  <Form extends object>(form: Form, change: Change<Form>, errorOf: ErrorOf<Form> = () => ({})) =>
  <Name extends keyof Form & string>(name: Name) => ({
    value: form[name],
    onChange: (value: Form[Name]) => change({ [name]: value } as unknown as Partial<Form>),
    ...errorOf(name),
  });

/** Returns the same for record fields, with the permitted range and the name that the server uses in errors. */
export function recordFieldsIn<Fields extends object, Form extends object>(
  fields: Fields,
  form: Form,
  change: Change<Form>,
) {
  const typed = typedIn(form, change);
  return <Name extends keyof Fields & keyof Form & string>(name: Name) => ({
    field: fields[name],
    name,
    ...typed(name),
  });
}

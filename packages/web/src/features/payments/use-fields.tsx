import type { TextField } from '@keepout/contract/platform/text-field';
import { useState } from 'react';
import { filledFields } from '../../nouns/record/field-text.ts';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';

/** Form state of several text fields. */
export function useFields<Fields extends Readonly<Record<string, TextField>>>(fields: Fields) {
  type Name = keyof Fields & string;
  const [typed, setTyped] = useState(
    () => Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Name, string>,
  );
  return {
    /** Checked values; undefined while a field is invalid. */
    content: filledFields(fields, typed),
    field: (name: Name, label: string, read = (text: string) => text) => (
      <RecordTextField
        label={label}
        field={fields[name]!}
        name={name}
        value={typed[name]}
        onChange={(value) => setTyped({ ...typed, [name]: read(value) })}
      />
    ),
  };
}

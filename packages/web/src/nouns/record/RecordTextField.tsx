import type { TextField as Field } from '@keepout/contract/platform/text-field';
import { use } from 'react';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';
import { textFault } from './field-text.ts';
import { FormContext } from './form-context.ts';
import { useRecordText } from './use-record-text.ts';

export interface RecordTextFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'rows' | 'autoFocus' | 'type'> {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** By this the server names it, where it refuses it. */
  readonly name?: string;
  /** What is said of a text that is not taken, in place of how long it may be. */
  readonly fault?: string;
  /** What else is wrong with it. */
  readonly error?: string | undefined;
}

/** A text of a record. */
export function RecordTextField({ field, value, name = '', fault, error, ...rest }: RecordTextFieldProps) {
  const text = useRecordText();
  const { isTried, refused } = use(FormContext);
  const wrong = isTried ? textFault(field, value, text) : undefined;
  const said = (wrong === undefined ? error : (fault ?? wrong)) ?? refused[name];
  return <TextField {...rest} value={value} {...(said !== undefined && { error: said })} />;
}

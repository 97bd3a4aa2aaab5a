import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldFrame, type FieldTexts } from './Field.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children' | 'style'>, FieldTexts {
  readonly placeholder?: string;
  readonly icon?: ReactNode;
  /** More than one: a text area of so many rows. */
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, placeholder = '', icon, rows = 1, inputRef, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} className="field" isInvalid={error !== undefined}>
      <FieldFrame label={label} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
        {rows > 1 ? (
          <TextArea className="control control-area" rows={rows} placeholder={placeholder} />
        ) : (
          <span className="control-box">
            {icon}
            <Input className="control" placeholder={placeholder} {...(inputRef && { ref: inputRef })} />
          </span>
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

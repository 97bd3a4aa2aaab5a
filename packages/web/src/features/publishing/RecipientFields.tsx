import { RECIPIENT_TEXTS } from '@keepout/contract/publishing/fields';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import { use } from 'react';
import { usePublishingText } from '../../nouns/publishing/en.ts';
import { FormContext } from '../../nouns/record/form-context.ts';
import { recordFieldsIn, typedIn } from '../../nouns/record/form-fields.ts';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePublishingPageText } from './en.ts';
import { RECIPIENT_CHOICES, type RecipientFault, type RecipientForm, usualRecipient } from './recipient-form.ts';

export interface RecipientFieldsProps {
  readonly form: RecipientForm;
  readonly onChange: (part: Partial<RecipientForm>) => void;
  readonly faults: Readonly<Record<string, RecipientFault>>;
  /** Whether the recipient is saved: its kind is then fixed. */
  readonly isStored: boolean;
}

/** Inputs of a recipient; only those that apply to its kind. */
export function RecipientFields({ form, onChange, faults, isStored }: RecipientFieldsProps) {
  const { form: text } = usePublishingPageText();
  const { kinds } = usePublishingText();
  const { isTried, refused } = use(FormContext);
  const { address, signInAddress, proof, namesObjects } = RECIPIENT_KINDS[form.kind];
  const errorOf = (name: string) => {
    const fault = isTried ? faults[name] : undefined;
    const error = (fault === undefined || fault === 'text' ? undefined : text.faults[fault]) ?? refused[name];
    return error === undefined ? {} : { error };
  };
  const isPassword = proof === 'PASSWORD';
  const field = recordFieldsIn(RECIPIENT_TEXTS, form, onChange);
  const typed = typedIn(form, onChange, errorOf);
  const keptHint = form.kept ? text.kept : undefined;
  const secretHint = keptHint ?? (isPassword ? undefined : text.certificateHint);
  return (
    <>
      {!isStored && (
        <Select
          label={text.kind}
          hint={text.kindHints[form.kind]}
          choices={RECIPIENT_CHOICES.map((id) => ({ id, label: kinds[id] }))}
          selected={form.kind}
          onSelect={(id) => {
            const kind = RECIPIENT_CHOICES.find((choice) => choice === id) ?? form.kind;
            onChange({ ...usualRecipient(kind), name: form.name });
          }}
        />
      )}
      <RecordTextField label={text.name} {...field('name')} />
      <TextField
        label={text.address}
        hint={address === null ? text.folderHint : text.addressHint}
        {...typed('address')}
      />
      {signInAddress !== null && (
        <TextField label={text.signInAddress} hint={text.addressHint} {...typed('signInAddress')} />
      )}
      {isPassword && <TextField label={text.identity} autoComplete="off" {...typed('identity')} />}
      {proof !== null && (
        <TextField
          label={isPassword ? text.password : text.certificate}
          {...(isPassword ? { type: 'password' as const } : { rows: 5 })}
          autoComplete="new-password"
          {...typed('secret')}
          {...(secretHint !== undefined && { hint: secretHint })}
        />
      )}
      {namesObjects && (
        <TextField label={text.objectNames} hint={text.objectNamesHint} rows={4} {...typed('objectNames')} />
      )}
      <Checkbox
        isSelected={form.programsMayConfirm}
        onChange={(programsMayConfirm) => onChange({ programsMayConfirm })}
      >
        {text.programsMayConfirm}
      </Checkbox>
    </>
  );
}

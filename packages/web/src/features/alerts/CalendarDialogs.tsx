import type { CalendarAddress, CalendarAddressMade } from '@keepout/contract/alerts/calendar';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/en.ts';
import { ConfirmationDialog } from '../../nouns/record/ConfirmationDialog.tsx';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useAlertTexts } from './en.ts';
import { useAskAlertsAnew } from './use-alerts.ts';

export interface NewCalendarAddressProps {
  readonly onMade: (address: CalendarAddressMade) => void;
  readonly onClose: () => void;
}

/** Dialog for the name of a new calendar URL: the program that subscribes to it. */
export function NewCalendarAddress({ onMade, onClose }: NewCalendarAddressProps) {
  const { calendar: text } = useAlertTexts();
  const [name, setName] = useState('');
  const frame = useFormFrame();
  const create = useChange('createCalendarAddress', onMade, '/alerts');
  const submit = () => frame.send(isText(NAME, name), () => create.mutate({ body: { name: name.trim() } }));
  return (
    <FormDialog title={text.add} save={text.create} writing={create} frame={frame} onSubmit={submit} onClose={onClose}>
      <RecordTextField
        label={text.name}
        field={NAME}
        name="name"
        hint={text.nameHint}
        value={name}
        onChange={setName}
        fault={text.nameFault}
      />
    </FormDialog>
  );
}

/** Shows a new calendar URL with its secret, once. */
export function AddressDialog({ made, onClose }: { readonly made: CalendarAddressMade; readonly onClose: () => void }) {
  const { calendar: text } = useAlertTexts();
  return (
    <Dialog title={text.madeTitle(made.name)} isOpen onClose={onClose} isDismissable={false}>
      <p className="quiet-text">{text.madeText}</p>
      <CodeBlock text={made.address ?? ''} label={text.address} copyLabel={text.copy} />
    </Dialog>
  );
}

/** Confirmation before a calendar URL is revoked. */
export function RevokeQuestion({
  address,
  onClose,
}: {
  readonly address: CalendarAddress;
  readonly onClose: () => void;
}) {
  const { calendar: text } = useAlertTexts();
  const { close, cancel } = useText().words;
  const askAnew = useAskAlertsAnew();
  const revoke = useMutation({
    ...useApi().change('revokeCalendarAddress'),
    onSuccess: async () => {
      await askAnew();
      onClose();
    },
  });
  return (
    <ConfirmationDialog
      title={text.revokeTitle(address.name)}
      yes={text.revoke}
      no={cancel}
      closeLabel={close}
      running={revoke}
      onYes={() => revoke.mutate({ params: { calendarId: address.calendarId } })}
      onClose={onClose}
    >
      {text.revokeText}
    </ConfirmationDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSatellitePageTexts } from './en.ts';

export interface RemoveDialogProps {
  readonly satelliteId: string;
  readonly name: string;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Removes the satellite with all that hangs on it, once its name is typed. */
export function RemoveDialog({ satelliteId, name, onRemoved, onClose }: RemoveDialogProps) {
  const { removal: text } = useSatellitePageTexts();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const remove = useMutation({ ...api.change('deleteSatellite'), onSuccess: onRemoved });
  const isSame = typed.trim() === name;
  const submit = () => {
    if (isSame) remove.mutate({ params: { satelliteId } });
  };
  const refusal: unknown = remove.error;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind="danger" isDisabled={!isSame} isPending={remove.isPending} onPress={submit}>
          {text.confirm}
        </Button>
      }
    >
      <form
        className="propulsion-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{text.explain(name)}</p>
        <TextField label={text.name} value={typed} onChange={setTyped} />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={remove.submittedAt} />}
      </form>
    </Dialog>
  );
}

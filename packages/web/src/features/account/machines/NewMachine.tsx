import type { MachineRole, MachineSecret } from '@keepout/contract/identity/machine';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useAskAnew } from '../../../api/cached.ts';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFormFrame } from '../../../ui/use-form-frame.ts';
import { useAccountText } from '../use-account-text.ts';
import { rolesToGive } from './machine-roles.ts';
import { useRoleWords } from './use-role-words.ts';

export interface NewMachineProps {
  readonly onMade: (made: MachineSecret) => void;
  readonly onClose: () => void;
}

/** Name and roles of a new program; roles beyond the user's own are not offered. */
export function NewMachine({ onMade, onClose }: NewMachineProps) {
  const all = useAccountText();
  const { machines: text } = all;
  const words = useRoleWords();
  const api = useApi();
  const askAnew = useAskAnew('/account/machines');
  const offered = rolesToGive(useIdentity()?.access ?? {});
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly MachineRole[]>([]);
  const { isTried, send, frame } = useFormFrame();
  const create = useMutation({
    ...api.change('createMachine'),
    onSuccess: (made) => {
      onMade(made);
      return askAnew();
    },
  });
  const isNameless = name.trim() === '';
  const submit = () =>
    send(!isNameless && roles.length > 0, () => create.mutate({ body: { name: name.trim(), roles: [...roles] } }));
  return (
    <Dialog
      title={text.addTitle}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={all.close}
      footer={
        <Button kind="primary" isPending={create.isPending} onPress={submit}>
          {text.create}
        </Button>
      }
    >
      <form {...frame(submit)} className="account-form">
        <TextField
          label={text.name}
          hint={text.nameHint}
          maxLength={80}
          value={name}
          onChange={setName}
          {...(isTried && isNameless && { error: text.nameFault })}
        />
        <fieldset aria-describedby="machine-roles-hint">
          <legend>{text.roles}</legend>
          {offered.map((role) => (
            <Checkbox
              key={role}
              isSelected={roles.includes(role)}
              isInvalid={isTried && roles.length === 0}
              onChange={(isOn) => setRoles(isOn ? [...roles, role] : roles.filter((one) => one !== role))}
            >
              {words(role)}
            </Checkbox>
          ))}
          <p id="machine-roles-hint" className={isTried && roles.length === 0 ? 'account-fault' : 'account-quiet'}>
            {isTried && roles.length === 0 ? text.rolesFault : text.rolesHint}
          </p>
        </fieldset>
        {create.error !== null && <FaultPanel error={create.error} atUnixMs={create.submittedAt} />}
      </form>
    </Dialog>
  );
}

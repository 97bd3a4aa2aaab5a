import type { MachineRole, MachineSecret } from '@keepout/contract/identity/machine';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { useState } from 'react';
import { useChange } from '../../../api/use-change.ts';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { FormDialog } from '../../../nouns/record/FormDialog.tsx';
import { RecordTextField } from '../../../nouns/record/RecordFields.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { useFormFrame } from '../../../ui/use-form-frame.ts';
import { useAccountText } from '../en.ts';
import { rolesToGive, useRoleWords } from './machine-roles.ts';

export interface NewMachineProps {
  readonly onMade: (secret: MachineSecret) => void;
  readonly onClose: () => void;
}

/** Dialog for the name and roles of a new machine client; offers only roles that the user may give. */
export function NewMachine({ onMade, onClose }: NewMachineProps) {
  const { machines: text } = useAccountText();
  const words = useRoleWords();
  const offered = rolesToGive(useIdentity()?.access ?? {});
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly MachineRole[]>([]);
  const frame = useFormFrame();
  const { isTried, send } = frame;
  const create = useChange('createMachine', onMade, '/account/machines');
  const submit = () =>
    send(isText(NAME, name) && roles.length > 0, () =>
      create.mutate({ body: { name: name.trim(), roles: [...roles] } }),
    );
  return (
    <FormDialog
      title={text.addTitle}
      save={text.create}
      writing={create}
      frame={frame}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="account-form">
        <RecordTextField
          label={text.name}
          field={NAME}
          name="name"
          hint={text.nameHint}
          value={name}
          onChange={setName}
          fault={text.nameFault}
        />
        <fieldset aria-describedby="machine-roles-hint">
          <legend>{text.roles}</legend>
          {offered.map((role) => (
            <Checkbox
              key={role}
              isSelected={roles.includes(role)}
              isInvalid={isTried && roles.length === 0}
              onChange={(isOn) => setRoles(isOn ? [...roles, role] : roles.filter((candidate) => candidate !== role))}
            >
              {words(role)}
            </Checkbox>
          ))}
          <p id="machine-roles-hint" className={isTried && roles.length === 0 ? 'account-fault' : 'account-quiet'}>
            {isTried && roles.length === 0 ? text.rolesFault : text.rolesHint}
          </p>
        </fieldset>
      </div>
    </FormDialog>
  );
}

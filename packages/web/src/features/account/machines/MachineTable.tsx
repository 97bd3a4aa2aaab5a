import type { Machine, MachineSecret } from '@keepout/contract/identity/machine';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../../api/cached.ts';
import { useChange } from '../../../api/use-change.ts';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { useText } from '../../../i18n/en.ts';
import { ConfirmationDialog } from '../../../nouns/record/ConfirmationDialog.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Breakable } from '../../../ui/Breakable.tsx';
import { Button } from '../../../ui/Button.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { useAccountText } from '../en.ts';
import { areWithin, useRoleWords } from './machine-roles.ts';

export interface MachineTableProps {
  readonly machines: readonly Machine[];
  readonly onSecret: (secret: MachineSecret) => void;
}

/** Machine clients with their roles and last use; actions issue a new secret or revoke a client, after a confirmation. */
export function MachineTable({ machines, onSecret }: MachineTableProps) {
  const { machines: text } = useAccountText();
  const { close, cancel } = useText().words;
  const zone = useZone((state) => state.zone);
  const words = useRoleWords();
  const askAnew = useInvalidateAnswers('/account/machines');
  const access = useIdentity()?.access ?? {};
  const [request, ask] = useState<{ readonly what: 'renew' | 'revoke'; readonly machine: Machine }>();
  const [revoked, setRevoked] = useState('');
  const onRenewed = (secret: MachineSecret) => {
    ask(undefined);
    onSecret(secret);
  };
  const renew = useChange('renewMachineSecret', onRenewed, '/account/machines');
  const revoke = useMutation({
    ...useApi().change('revokeMachine'),
    onSuccess: async () => {
      await askAnew();
      setRevoked(request?.machine.name ?? '');
      ask(undefined);
    },
  });
  const open = (action: 'renew' | 'revoke', machine: Machine) => {
    renew.reset();
    revoke.reset();
    ask({ what: action, machine });
  };
  const time = (at: string) => formatTime(parseTime(at), zone);
  const lastUse = ({ lastUsedAt }: Machine) => (lastUsedAt === null ? text.never : time(lastUsedAt));
  const creationText = ({ createdAt, createdBy }: Machine) => {
    const day = time(createdAt).slice(0, 10);
    return createdBy === null ? text.madeByCommandLine(day) : text.madeBy(day, createdBy);
  };
  const roles = (machine: Machine) => machine.roles.map(words).join(', ');
  const actions = (machine: Machine) => (
    <span className="account-buttons">
      {areWithin(access, machine.roles) && (
        <Button kind="quiet" aria-label={text.renewOf(machine.name)} onPress={() => open('renew', machine)}>
          {text.renew}
        </Button>
      )}
      <Button kind="quiet" aria-label={text.revokeOf(machine.name)} onPress={() => open('revoke', machine)}>
        {text.revoke}
      </Button>
    </span>
  );
  return (
    <>
      <RowTable
        label={text.title}
        rows={machines}
        keyOf={({ machineId }) => machineId}
        columns={[
          {
            id: 'name',
            header: text.columns.name,
            cell: (machine) => (
              <span className="account-name">
                {machine.name}
                <span className="account-quiet mono">
                  <Breakable text={machine.machineId} />
                </span>
              </span>
            ),
          },
          {
            id: 'roles',
            header: text.columns.roles,
            cell: (machine) => (
              <span className="account-name">
                {machine.roles.map((role) => (
                  <span key={role}>{words(role)}</span>
                ))}
              </span>
            ),
          },
          {
            id: 'used',
            header: text.columns.used,
            cell: (machine) => (
              <span className="account-name">
                <span className="mono">{lastUse(machine)}</span>
                <span className="account-quiet">{creationText(machine)}</span>
              </span>
            ),
          },
          { id: 'actions', header: text.columns.actions, isHeaderQuiet: true, cell: actions },
        ]}
        card={(machine) => (
          <div className="account-card">
            <strong>{machine.name}</strong>
            <span className="mono account-quiet">{machine.machineId}</span>
            <span>{roles(machine)}</span>
            <span className="account-quiet">{creationText(machine)}</span>
            <span className="account-quiet">
              {text.columns.used} <span className="mono">{lastUse(machine)}</span>
            </span>
            {actions(machine)}
          </div>
        )}
      />
      <p role="status" className="account-quiet account-told">
        {revoked !== '' && text.revoked(revoked)}
      </p>
      {request?.what === 'renew' && (
        <ConfirmationDialog
          title={text.renewTitle(request.machine.name)}
          yes={text.renew}
          no={cancel}
          closeLabel={close}
          running={renew}
          onYes={() => renew.mutate({ params: { machineId: request.machine.machineId }, body: {} })}
          onClose={() => ask(undefined)}
        >
          {text.renewText}
        </ConfirmationDialog>
      )}
      {request?.what === 'revoke' && (
        <ConfirmationDialog
          title={text.revokeTitle(request.machine.name)}
          yes={text.revoke}
          no={cancel}
          closeLabel={close}
          running={revoke}
          onYes={() => revoke.mutate({ params: { machineId: request.machine.machineId } })}
          onClose={() => ask(undefined)}
        >
          {text.revokeText}
        </ConfirmationDialog>
      )}
    </>
  );
}

import type { MachineList, MachineSecret } from '@keepout/contract/identity/machine';
import { MACHINE_ADMIN } from '@keepout/contract/identity/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { QueryState } from '../../../api/QueryState.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useAccountText } from '../en.ts';
import { MachineTable } from './MachineTable.tsx';
import { NewMachine } from './NewMachine.tsx';
import '../account.css';

/** Machine clients of the organisation, for administrators of a service. */
export function MachinesPanel() {
  const { machines: text } = useAccountText();
  const isManager = satisfies(useIdentity()?.access ?? {}, MACHINE_ADMIN);
  if (isManager) return <ManagedMachines />;
  return (
    <Panel title={text.title}>
      <EmptyState text={text.forbidden} />
    </Panel>
  );
}

function ManagedMachines() {
  const { machines: text } = useAccountText();
  const query = useQuery(useApi().query('listMachines'));
  const [isAdding, setAdding] = useState(false);
  const [shownSecret, show] = useState<MachineSecret>();
  const isOurs = query.data?.managedBy === 'KEEPOUT';
  return (
    <Panel title={text.title} actions={isOurs && <Button onPress={() => setAdding(true)}>{text.add}</Button>}>
      <QueryState query={query} rows={4}>
        {(list) => (list.managedBy === 'ISSUER' ? <Elsewhere list={list} /> : <Machines list={list} onSecret={show} />)}
      </QueryState>
      {isAdding && (
        <NewMachine
          onMade={(newSecret) => {
            setAdding(false);
            show(newSecret);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {shownSecret && (
        <SecretView
          made={shownSecret}
          tokenEndpoint={query.data?.tokenEndpoint ?? null}
          onClose={() => show(undefined)}
        />
      )}
    </Panel>
  );
}

interface MachinesProps {
  readonly list: MachineList;
  readonly onSecret: (secret: MachineSecret) => void;
}

function Machines({ list, onSecret }: MachinesProps) {
  const { machines: text } = useAccountText();
  const { machines, tokenEndpoint } = list;
  const [first] = machines;
  return (
    <div className="account-view">
      <p className="account-quiet">{text.intro}</p>
      {first === undefined ? <EmptyState text={text.none} /> : <MachineTable machines={machines} onSecret={onSecret} />}
      {first !== undefined && tokenEndpoint !== null && (
        <TokenHelp command={tokenCommand(tokenEndpoint, first.machineId)} title={text.curlOf(first.name)} />
      )}
    </div>
  );
}

/** Explains that machine clients of an external identity provider are created there. */
function Elsewhere({ list }: { readonly list: MachineList }) {
  const { machines: text } = useAccountText();
  return (
    <div className="account-view">
      <p>
        {text.elsewhere} <Link href={list.issuer}>{list.issuer}</Link>
      </p>
      {list.tokenEndpoint !== null && (
        <>
          <p className="account-quiet">{text.elsewhereHelp}</p>
          <TokenHelp command={tokenCommand(list.tokenEndpoint, 'CLIENT_ID')} title={text.curl} />
        </>
      )}
    </div>
  );
}

function TokenHelp({ command, title }: { readonly command: string; readonly title: string }) {
  const { machines: text } = useAccountText();
  return (
    <div className="account-view">
      <CodeBlock label={title} text={command} />
      <p className="account-quiet">{text.curlHelp}</p>
    </div>
  );
}

interface SecretViewProps {
  readonly made: MachineSecret;
  readonly tokenEndpoint: string | null;
  readonly onClose: () => void;
}

/** Shows a new secret once, with the command that requests a token. Only the button closes the dialog. */
function SecretView({ made, tokenEndpoint, onClose }: SecretViewProps) {
  const { machines: text } = useAccountText();
  return (
    <Dialog
      title={text.secretTitle(made.name)}
      isOpen
      isDismissable={false}
      size="medium"
      onClose={onClose}
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="account-view">
        <p>{made.secret === null ? text.secretGone : text.secretText}</p>
        <CodeBlock label={text.clientId} text={made.machineId} />
        {made.secret !== null && <CodeBlock label={text.secret} text={made.secret} />}
        {tokenEndpoint !== null && <CodeBlock label={text.curl} text={tokenCommand(tokenEndpoint, made.machineId)} />}
      </div>
    </Dialog>
  );
}

/** Returns the shell command that requests a token. It reads the secret from CLIENT_SECRET, so that the shell history does not contain it. */
function tokenCommand(tokenEndpoint: string, clientId: string): string {
  return [
    `curl -s '${tokenEndpoint}' \\`,
    `  -d grant_type=client_credentials -d 'client_id=${clientId}' \\`,
    '  -d "client_secret=$CLIENT_SECRET"',
  ].join('\n');
}

import type { MachineSecret } from '@keepout/contract/identity/machine';
import { Button } from '../../../ui/Button.tsx';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAccountText } from '../en.ts';
import { tokenCommand } from './token-command.ts';

export interface SecretViewProps {
  readonly made: MachineSecret;
  readonly tokenEndpoint: string | null;
  readonly onClose: () => void;
}

/** A secret for the one time that it is shown, and how a token is got with it. Nothing closes it by accident. */
export function SecretView({ made, tokenEndpoint, onClose }: SecretViewProps) {
  const all = useAccountText();
  const { machines: text } = all;
  const copies = { copyLabel: text.copy, copiedLabel: text.copied };
  return (
    <Dialog
      title={text.secretTitle(made.name)}
      isOpen
      isDismissable={false}
      size="medium"
      onClose={onClose}
      closeLabel={all.close}
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="account-view">
        <p>{made.secret === null ? text.secretGone : text.secretText}</p>
        <CodeBlock label={text.clientId} text={made.machineId} {...copies} />
        {made.secret !== null && <CodeBlock label={text.secret} text={made.secret} {...copies} />}
        {tokenEndpoint !== null && (
          <CodeBlock label={text.curl} text={tokenCommand(tokenEndpoint, made.machineId)} {...copies} />
        )}
      </div>
    </Dialog>
  );
}

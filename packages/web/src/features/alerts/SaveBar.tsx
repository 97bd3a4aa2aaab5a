import { FaultPanel } from '../../api/FaultPanel.tsx';
import { faultOf } from '../../api/fault.ts';
import { Button } from '../../ui/Button.tsx';
import { useAskAlertsAnew } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';

const CONFLICT = 412;

interface Saving {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly submittedAt: number;
}

export interface SaveBarProps {
  readonly save: Saving;
  readonly isDirty: boolean;
  /** On the button. */
  readonly label: string;
  readonly onDiscard: () => void;
}

/** The end of a form of settings: what went wrong, what was changed meanwhile, save, discard, and how it stands. */
export function SaveBar({ save, isDirty, label, onDiscard }: SaveBarProps) {
  const { saving: text } = useAlertTexts();
  const askAnew = useAskAlertsAnew();
  return (
    <>
      {save.error !== null &&
        (faultOf(save.error).code === CONFLICT ? (
          <p className="alerts-faults" role="alert">
            {text.changed} <Button onPress={() => void askAnew()}>{text.reload}</Button>
          </p>
        ) : (
          <FaultPanel error={save.error} atUnixMs={save.submittedAt} />
        ))}
      <div className="alerts-bar">
        <Button kind="primary" type="submit" isDisabled={save.isPending || !isDirty}>
          {save.isPending ? text.saving : label}
        </Button>
        {isDirty && <Button onPress={onDiscard}>{text.discard}</Button>}
        <span className="quiet-text" role="status">
          {isDirty ? text.unsaved : ''}
        </span>
      </div>
    </>
  );
}

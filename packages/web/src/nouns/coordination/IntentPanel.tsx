import type { Coordination, CoordinationChannel, CoordinationIntent } from '@keepout/contract/ca/coordination';
import { COORDINATION_TEXTS } from '@keepout/contract/ca/coordination-fields';
import { useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { RecordTextField } from '../record/RecordFields.tsx';
import { useCoordinationText } from './en.ts';
import { COORDINATION_CALLS } from './queries.ts';

/** States the intention of the own organisation with one press. */
export function IntentPanel({ coordination }: { readonly coordination: Coordination }) {
  const text = useCoordinationText().say;
  const [note, setNote] = useState('');
  const say = useChange('createCoordinationEntry', () => setNote(''), ...COORDINATION_CALLS);
  const { conjunctionId, ownStatement: ourEntry } = coordination;
  const press = (intent: CoordinationIntent) =>
    say.mutate({
      params: { conjunctionId },
      body: { side: 'OURS', intent, channel: 'HERE', who: '', note: note.trim() },
    });
  const buttons = [
    ['MOVES', text.weMove],
    ['STAYS', text.weStay],
    ['WAITS', text.weWait],
  ] as const;
  return (
    <Panel title={text.title}>
      <div className="coordination">
        <RecordTextField label={text.reason} field={COORDINATION_TEXTS.note} value={note} onChange={setNote} rows={2} />
        <div className="coordination-actions">
          {buttons.map(([intent, label]) => (
            <Button
              key={intent}
              kind={ourEntry?.intent === intent ? 'primary' : 'plain'}
              isPending={say.isPending}
              onPress={() => press(intent)}
            >
              {label}
            </Button>
          ))}
        </div>
        {say.error !== null && <FaultPanel error={say.error} atUnixMs={say.submittedAt} />}
      </div>
    </Panel>
  );
}

const INTENTS: readonly CoordinationIntent[] = ['MOVES', 'STAYS', 'WAITS', 'NOTE'];
/** Channels of another operator's statement; a form answer is logged automatically. */
const CHANNELS: readonly CoordinationChannel[] = ['PHONE', 'MAIL', 'OTHER'];

export interface ReceivedStatementDialogProps {
  readonly conjunctionId: string;
  readonly onClose: () => void;
}

/** Statement of the other operator, entered by the recipient. */
export function ReceivedStatementDialog({ conjunctionId, onClose }: ReceivedStatementDialogProps) {
  const text = useCoordinationText();
  const [intent, setIntent] = useState<CoordinationIntent>();
  const [channel, setChannel] = useState<CoordinationChannel>('PHONE');
  const [personName, setPersonName] = useState('');
  const [note, setNote] = useState('');
  const frame = useFormFrame();
  const write = useChange('createCoordinationEntry', onClose, ...COORDINATION_CALLS);
  const statement = { side: 'THEIRS', channel, who: personName.trim(), note: note.trim() } as const;
  return (
    <FormDialog
      title={text.say.heardTitle}
      save={text.say.save}
      writing={write}
      frame={frame}
      onSubmit={() =>
        frame.send(intent !== undefined, () =>
          write.mutate({ params: { conjunctionId }, body: { ...statement, intent: intent! } }),
        )
      }
      onClose={onClose}
    >
      <Select
        label={text.say.intent}
        choices={INTENTS.map((id) => ({ id, label: text.intents[id] }))}
        selected={intent}
        onSelect={(id) => setIntent(INTENTS.find((choice) => choice === id))}
        placeholder={text.say.choose}
        {...(frame.isTried && intent === undefined && { error: text.say.needsIntent })}
      />
      <Select
        label={text.say.channel}
        choices={CHANNELS.map((id) => ({ id, label: text.channels[id] }))}
        selected={channel}
        onSelect={(id) => setChannel(CHANNELS.find((choice) => choice === id) ?? channel)}
      />
      <RecordTextField
        label={text.say.who}
        field={COORDINATION_TEXTS.who}
        name="who"
        value={personName}
        onChange={setPersonName}
      />
      <RecordTextField
        label={text.say.note}
        field={COORDINATION_TEXTS.note}
        name="note"
        rows={3}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}

import type { Coordination, CoordinationIntent } from '@keepout/contract/ca/coordination';
import { COORDINATION_TEXTS } from '@keepout/contract/ca/coordination-fields';
import { useState } from 'react';
import { useChange } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RecordTextField } from '../record/RecordFields.tsx';
import { useCoordinationText } from './en.ts';
import { COORDINATION_CALLS } from './queries.ts';

/** What your organisation does, said with one press. */
export function SayPanel({ coordination }: { readonly coordination: Coordination }) {
  const text = useCoordinationText().say;
  const [note, setNote] = useState('');
  const say = useChange('createCoordinationEntry', () => setNote(''), ...COORDINATION_CALLS);
  const { conjunctionId, ours } = coordination;
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
              kind={ours?.intent === intent ? 'primary' : 'plain'}
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

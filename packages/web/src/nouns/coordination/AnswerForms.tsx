import type { CoordinationLink } from '@keepout/contract/ca/coordination';
import { COORDINATION_NUMBERS, COORDINATION_TEXTS, USUAL_LINK_HOURS } from '@keepout/contract/ca/coordination-fields';
import { isTaken } from '@keepout/contract/platform/number-field';
import { useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useChange } from '../../api/use-change.ts';
import { formatNumber } from '../../format/number.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { RecordNumber, RecordTextField } from '../record/RecordFields.tsx';
import { useCoordinationText } from './en.ts';
import { COORDINATION_CALLS } from './queries.ts';

export interface AskByFormProps {
  readonly conjunctionId: string;
  readonly onClose: () => void;
}

/** Makes a form for the other operator, and shows its address this once. */
export function AskByForm({ conjunctionId, onClose }: AskByFormProps) {
  const text = useCoordinationText().form;
  const [hours, setHours] = useState(USUAL_LINK_HOURS);
  const [sharesProbability, share] = useState(false);
  const [question, setQuestion] = useState('');
  const [address, setAddress] = useState<string>();
  const frame = useFormFrame();
  const make = useChange('createCoordinationLink', (link) => setAddress(link.address ?? ''), ...COORDINATION_CALLS);
  if (address !== undefined)
    return (
      <Dialog
        title={text.title}
        isOpen
        isDismissable={false}
        onClose={onClose}
        closeLabel={text.done}
        footer={<Button onPress={onClose}>{text.done}</Button>}
      >
        <div className="coordination">
          <p>{text.made}</p>
          <p className="mono coordination-contact">{address}</p>
          <CopyButton text={address} label={text.copy} />
        </div>
      </Dialog>
    );
  const body = { hours, sharesProbability, question: question.trim() };
  const isRight = isTaken(COORDINATION_NUMBERS.hours, hours);
  return (
    <FormDialog
      title={text.title}
      save={text.make}
      writing={make}
      frame={frame}
      onSubmit={() => frame.send(isRight, () => make.mutate({ params: { conjunctionId }, body }))}
      onClose={onClose}
    >
      <p>{text.intro}</p>
      <RecordTextField
        label={text.question}
        field={COORDINATION_TEXTS.question}
        name="question"
        rows={3}
        value={question}
        onChange={setQuestion}
      />
      <RecordNumber
        label={text.hours}
        field={COORDINATION_NUMBERS.hours}
        name="hours"
        value={hours}
        onChange={setHours}
      />
      <Checkbox isSelected={sharesProbability} onChange={share}>
        {text.shares}
      </Checkbox>
    </FormDialog>
  );
}

/** Forms by which the other operator can answer still. */
export function OpenForms({ links }: { readonly links: readonly CoordinationLink[] }) {
  const text = useCoordinationText().form;
  const close = useChange('deleteCoordinationLink', () => undefined, ...COORDINATION_CALLS);
  return (
    <Panel title={text.open}>
      <ul className="coordination-list">
        {links.map(({ linkId, createdBy, expiresAt, answers, question }) => (
          <li key={linkId} className="coordination-line">
            <span>
              {createdBy} · {text.until} <Moment at={expiresAt} /> · {text.answers(formatNumber(answers))}
              {question !== '' && ` · ${question}`}
            </span>
            <Button kind="quiet" isPending={close.isPending} onPress={() => close.mutate({ params: { linkId } })}>
              {text.close}
            </Button>
          </li>
        ))}
      </ul>
      {close.error !== null && <FaultPanel error={close.error} atUnixMs={close.submittedAt} />}
    </Panel>
  );
}

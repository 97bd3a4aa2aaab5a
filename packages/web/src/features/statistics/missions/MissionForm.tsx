import { MISSION_NUMBERS, MOST_TRAFFIC } from '@keepout/contract/ca/fields';
import { NAME } from '@keepout/contract/platform/text-field';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { useChange } from '../../../api/use-change.ts';
import { useRecordText } from '../../../nouns/record/en.ts';
import { textFault } from '../../../nouns/record/field-text.ts';
import { RecordNumber } from '../../../nouns/record/RecordFields.tsx';
import { parseTime } from '../../../time/utc.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFormFrame } from '../../../ui/use-form-frame.ts';
import { useMissionText } from './en.ts';
import {
  COMMON_NUMBERS,
  emptyGroup,
  FIRST_DRAFT,
  type MissionDraft,
  type MissionKind,
  NUMBERS_OF_KIND,
  questionOf,
  type TypedGroup,
  threeOf,
} from './mission-form.ts';

const KINDS = ['HEIGHTS', 'INSERTION', 'PLACE'] as const;

/** Form of a study: a planned orbit, and the parameters of its year. */
export function MissionForm({ onOrdered }: { readonly onOrdered: (missionId: string) => void }) {
  const { form: text } = useMissionText();
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const { isTried, send, frame } = useFormFrame();
  const order = useChange('createMission', ({ missionId }) => onOrdered(missionId), '/ca/missions');
  const question = questionOf(draft);
  const change = (part: Partial<MissionDraft>) => setDraft({ ...draft, ...part });
  return (
    <Panel title={text.title}>
      <form
        className="mission-form"
        aria-label={text.title}
        {...frame(() => send(question !== undefined, () => order.mutate({ body: question! })))}
      >
        <Fields draft={draft} onChange={change} isTried={isTried} />
        <Traffic groups={draft.traffic} onChange={(traffic) => change({ traffic })} isTried={isTried} />
        <div>
          <Button type="submit" kind="primary" isPending={order.isPending}>
            {text.fly}
          </Button>
        </div>
        {order.error !== null && <FaultPanel error={order.error} atUnixMs={order.submittedAt} />}
      </form>
    </Panel>
  );
}

interface FieldsProps {
  readonly draft: MissionDraft;
  readonly onChange: (part: Partial<MissionDraft>) => void;
  readonly isTried: boolean;
}

function Fields({ draft, onChange, isTried }: FieldsProps) {
  const { form: text } = useMissionText();
  const record = useRecordText();
  const { kind, numbers } = draft;
  const nameFault = isTried ? textFault(NAME, draft.name.trim(), record) : undefined;
  const errorOf = (name: string): string | undefined => {
    if (name === 'apogee' && numbers.apogee < numbers.perigee) return text.inverted;
    const isHalf = Number.isNaN(numbers.mass) !== Number.isNaN(numbers.specificImpulse);
    return isHalf && (name === 'mass' || name === 'specificImpulse') && Number.isNaN(numbers[name])
      ? text.both
      : undefined;
  };
  const number = (name: keyof MissionDraft['numbers']) => {
    const error = isTried ? errorOf(name) : undefined;
    return (
      <RecordNumber
        key={name}
        label={text[name]}
        field={MISSION_NUMBERS[name]}
        value={numbers[name]}
        onChange={(value) => onChange({ numbers: { ...numbers, [name]: value } })}
        isTried={isTried}
        {...(error !== undefined && { error })}
      />
    );
  };
  return (
    <>
      <div className="mission-figures">
        <TextField
          label={text.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          {...(nameFault !== undefined && { error: nameFault })}
        />
        <Segmented
          label={text.kind}
          choices={KINDS.map((id) => ({ id, label: text.kinds[id] }))}
          selected={kind}
          onSelect={(id) => onChange({ kind: id as MissionKind })}
        />
      </div>
      <div className="mission-figures">
        {NUMBERS_OF_KIND[kind].map(number)}
        {kind === 'INSERTION' && <State draft={draft} onChange={onChange} isTried={isTried} />}
      </div>
      <div className="mission-figures">{COMMON_NUMBERS.map(number)}</div>
    </>
  );
}

function State({ draft, onChange, isTried }: FieldsProps) {
  const { form: text } = useMissionText();
  const epochFault = isTried && parseTime(draft.epoch.trim()) === undefined ? text.epochFault : undefined;
  return (
    <>
      <TextField
        label={text.epoch}
        hint={text.epochHint}
        value={draft.epoch}
        onChange={(epoch) => onChange({ epoch })}
        {...(epochFault !== undefined && { error: epochFault })}
      />
      {(['position', 'velocity'] as const).map((name) => (
        <TextField
          key={name}
          label={text[name]}
          hint={text.threeHint}
          value={draft[name]}
          onChange={(typed) => onChange({ [name]: typed })}
          {...(isTried && threeOf(draft[name]) === undefined && { error: text.threeFault })}
        />
      ))}
    </>
  );
}

interface TrafficProps {
  readonly groups: readonly TypedGroup[];
  readonly onChange: (groups: readonly TypedGroup[]) => void;
  readonly isTried: boolean;
}

/** Inputs of the traffic by group: growth, and share of the manoeuvres that the user's satellite performs. */
function Traffic({ groups, onChange, isTried }: TrafficProps) {
  const { form: text } = useMissionText();
  const record = useRecordText();
  const changed = (changedKey: number, part: Partial<TypedGroup>) =>
    onChange(groups.map((group) => (group.key === changedKey ? { ...group, ...part } : group)));
  return (
    <fieldset className="mission-traffic">
      <legend>{text.traffic}</legend>
      <p className="quiet-text">{text.trafficAbout}</p>
      {groups.map((group) => {
        const fault = isTried ? textFault(NAME, group.name.trim(), record) : undefined;
        return (
          <div key={group.key} className="mission-group">
            <TextField
              label={text.group}
              value={group.name}
              onChange={(name) => changed(group.key, { name })}
              {...(fault !== undefined && { error: fault })}
            />
            {(['growth', 'ourShare'] as const).map((name) => (
              <RecordNumber
                key={name}
                label={text[name]}
                field={MISSION_NUMBERS[name]}
                value={group[name]}
                onChange={(value) => changed(group.key, { [name]: value })}
                isTried={isTried}
              />
            ))}
            <IconButton
              label={text.removeGroup(group.name)}
              onPress={() => onChange(groups.filter(({ key }) => key !== group.key))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {groups.length < MOST_TRAFFIC && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => onChange([...groups, emptyGroup(groups)])}>
            {text.addGroup}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import type { Decision } from '@keepout/contract/ca/decision';
import { DECISION_TEXTS } from '@keepout/contract/ca/fields';
import { isText } from '@keepout/contract/platform/text-field';
import { useIdentity } from '../../auth/auth-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { isClosed } from '../conjunction/decisions.ts';
import { useColleagues } from '../person/use-colleagues.ts';
import { recordFieldsIn } from '../record/form-fields.ts';
import { RecordTextField } from '../record/RecordFields.tsx';
import { RecordForm } from '../record/RecordForm.tsx';
import { useRecordForm } from '../record/use-record-form.ts';
import { useOwnerText } from './en.ts';
import './owner.css';

interface NoteForm {
  readonly owner: string;
  readonly note: string;
}

const formOf = ({ owner, note }: Decision): NoteForm => ({ owner: owner ?? '', note });
const contentOf = ({ owner, note }: NoteForm) => ({ owner: owner.trim() || null, note });
const faultsOf = (form: NoteForm) => ({
  ...(!isText(DECISION_TEXTS.owner, form.owner) && { owner: true }),
  ...(!isText(DECISION_TEXTS.note, form.note) && { note: true }),
});

/** Owner of the decision and the note. */
export function OwnerNote({ decision }: { readonly decision: Decision }) {
  const text = useOwnerText();
  if (!isClosed(decision)) return <OpenNote decision={decision} />;
  return (
    <Panel title={text.title}>
      <KeyValue rows={[{ key: 'owner', label: text.owner, value: decision.owner ?? text.noOwner }]} />
      <p className="owner-text">{decision.note || <span className="owner-none">{text.noNote}</span>}</p>
    </Panel>
  );
}

function OpenNote({ decision }: { readonly decision: Decision }) {
  const text = useOwnerText();
  const identity = useIdentity();
  const colleagues = useColleagues();
  const record = useRecordForm({
    stored: decision,
    formOf,
    contentOf,
    faultsOf,
    change: 'changeDecision',
    read: 'getDecision',
    params: { decisionId: decision.decisionId },
    renews: ['/ca/decisions'],
  });
  const { form, change } = record;
  const field = recordFieldsIn(DECISION_TEXTS, form, change);
  const words = {
    nameOf: (path: string) => text[path as keyof NoteForm],
    textOf: (_path: string, value: unknown) => String(value),
  };
  return (
    <Panel title={text.title}>
      <RecordForm record={record} className="owner-form" label={text.title} words={words}>
        <RecordTextField
          label={text.owner}
          {...field('owner')}
          hint={text.ownerHint}
          suggestions={colleagues.data?.map(({ userName }) => userName) ?? []}
        />
        <RecordTextField
          label={text.note}
          {...field('note')}
          rows={4}
          {...(decision.state === 'DECIDED' && { hint: text.takesBack })}
        />
        {identity && form.owner !== identity.userName && (
          <span>
            <Button onPress={() => change({ owner: identity.userName })}>{text.take}</Button>
          </span>
        )}
      </RecordForm>
    </Panel>
  );
}

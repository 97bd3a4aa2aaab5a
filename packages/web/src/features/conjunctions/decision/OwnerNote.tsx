import type { Decision } from '@keepout/contract/ca/decision';
import { useState } from 'react';
import { faultOf } from '../../../api/fault.ts';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Conflict } from './Conflict.tsx';
import { isClosed } from './decision-rules.ts';
import { changeCall, useDecisionCalls } from './queries.ts';
import { useDecisionText } from './use-decision-text.ts';

/** What is being written, and the version of the record that it is based on. */
interface Draft {
  readonly version: number;
  readonly owner: string;
  readonly note: string;
}

const draftOf = ({ version, owner, note }: Decision): Draft => ({ version, owner: owner ?? '', note });
const LOST = 412;

/** Who sees to it, and what there is to say. What is being written stays when the record changes meanwhile. */
export function OwnerNote({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  const identity = useIdentity();
  const { change } = useDecisionCalls();
  const [written, write] = useState<Draft>();
  const draft = written ?? draftOf(decision);
  const isLost = change.error !== null && faultOf(change.error).code === LOST;
  const isNew = draft.owner !== (decision.owner ?? '') || draft.note !== decision.note;
  const save = (version: number) =>
    change.mutate(changeCall({ ...decision, version }, { owner: draft.owner.trim() || null, note: draft.note }), {
      onSuccess: () => write(undefined),
    });
  const drop = () => {
    write(undefined);
    change.reset();
  };
  if (isClosed(decision))
    return (
      <Panel title={text.notes.title}>
        <KeyValue rows={[{ key: 'owner', label: text.notes.owner, value: decision.owner ?? text.notes.noOwner }]} />
        <p className="cd-text">{decision.note || <span className="cd-faint">{text.notes.noNote}</span>}</p>
      </Panel>
    );
  return (
    <Panel title={text.notes.title}>
      <form
        className="cd-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNew) save(draft.version);
        }}
      >
        <TextField
          label={text.notes.owner}
          hint={text.notes.ownerHint}
          value={draft.owner}
          maxLength={200}
          onChange={(owner) => write({ ...draft, owner })}
        />
        <TextField
          label={text.notes.note}
          rows={4}
          value={draft.note}
          maxLength={10_000}
          onChange={(note) => write({ ...draft, note })}
          {...(decision.state === 'DECIDED' && { hint: text.notes.takesBack })}
        />
        {isLost ? (
          <Conflict
            rows={[
              { label: text.notes.owner, yours: draft.owner, theirs: decision.owner ?? '' },
              { label: text.notes.note, yours: draft.note, theirs: decision.note },
            ]}
            isPending={change.isPending}
            onYours={() => save(decision.version)}
            onTheirs={drop}
          />
        ) : (
          <div className="cd-actions">
            <Button type="submit" kind="primary" isDisabled={!isNew} isPending={change.isPending}>
              {text.notes.save}
            </Button>
            {identity && draft.owner !== identity.userName && (
              <Button onPress={() => write({ ...draft, owner: identity.userName })}>{text.notes.take}</Button>
            )}
          </div>
        )}
      </form>
    </Panel>
  );
}

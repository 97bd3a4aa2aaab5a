import type { Coordination, CoordinationEntry } from '@keepout/contract/ca/coordination';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { paths } from '../../navigation/paths.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/Status.tsx';
import { AskByForm, OpenForms } from './AnswerForms.tsx';
import { CalledContact } from './ContactOrigin.tsx';
import { useCoordinationText } from './en.ts';
import { IntentPanel, ReceivedStatementDialog } from './IntentPanel.tsx';
import { useCoordination } from './queries.ts';
import './coordination.css';

/** Manoeuvre responsibility for a conjunction: the rules, both positions, contacts, and the log. */
export function CoordinationTab({ conjunctionId }: { readonly conjunctionId: string }) {
  const text = useCoordinationText();
  const query = useCoordination(conjunctionId);
  return (
    <div className="coordination">
      <QueryState query={query} loading={text.loading} rows={8}>
        {(coordination) => <Coordinated coordination={coordination} />}
      </QueryState>
    </div>
  );
}

function Coordinated({ coordination }: { readonly coordination: Coordination }) {
  const text = useCoordinationText();
  const { conjunctionId, isContradictory, links } = coordination;
  const [opened, open] = useState<'heard' | 'form'>();
  return (
    <>
      {isContradictory && (
        <Status level="serious" isSentence>
          {text.contradiction}
        </Status>
      )}
      <div className="coordination-columns">
        <Stands coordination={coordination} />
        <WhomToCall coordination={coordination} />
      </div>
      <IntentPanel coordination={coordination} />
      <div className="coordination-actions">
        <Button onPress={() => open('heard')}>{text.say.heard}</Button>
        <Button onPress={() => open('form')}>{text.form.ask}</Button>
      </div>
      {links.length > 0 && <OpenForms links={links} />}
      <Log entries={coordination.entries} />
      {opened === 'heard' && <ReceivedStatementDialog conjunctionId={conjunctionId} onClose={() => open(undefined)} />}
      {opened === 'form' && <AskByForm conjunctionId={conjunctionId} onClose={() => open(undefined)} />}
    </>
  );
}

function Stands({ coordination }: { readonly coordination: Coordination }) {
  const text = useCoordinationText();
  const wording = useSentences();
  const {
    manoeuvreResponsibility,
    reason,
    reasonSentences,
    ownStatement: ourEntry,
    otherStatement: theirEntry,
  } = coordination;
  const statementView = (statement: Coordination['ownStatement']) =>
    statement === null ? (
      <span className="quiet-text">{text.nothingSaid}</span>
    ) : (
      <>
        {text.intents[statement.intent]} · {statement.who} · <Moment at={statement.at} />
      </>
    );
  return (
    <Panel title={text.manoeuvreResponsibility[manoeuvreResponsibility]}>
      <div className="coordination">
        <p>
          {text.rules}: {wording(reason, reasonSentences)}
        </p>
        <KeyValue
          rows={[
            { key: 'ours', label: text.ours, value: statementView(ourEntry) },
            { key: 'theirs', label: text.theirs, value: statementView(theirEntry) },
          ]}
        />
      </div>
    </Panel>
  );
}

function WhomToCall({ coordination }: { readonly coordination: Coordination }) {
  const text = useCoordinationText();
  const { contacts, secondaryName, secondaryOwner } = coordination;
  return (
    <Panel title={text.call.title}>
      <div className="coordination">
        {contacts.length === 0 && <p>{text.call.none(secondaryName)}</p>}
        {secondaryOwner !== null && <p className="quiet-text">{text.call.owner(secondaryOwner)}</p>}
        <ul className="coordination-list">
          {contacts.map((contact) => (
            <CalledContact key={contact.contactId} contact={contact} />
          ))}
        </ul>
        <p>
          <Link href={paths.contacts()}>{text.call.add}</Link>
        </p>
      </div>
    </Panel>
  );
}

function Log({ entries }: { readonly entries: readonly CoordinationEntry[] }) {
  const text = useCoordinationText();
  return (
    <Panel title={text.log.title}>
      {entries.length === 0 ? (
        <p className="quiet-text">{text.log.none}</p>
      ) : (
        <ol className="coordination-list">
          {entries.map(({ entryId, side, intent, channel, who: personName, by, note, at }) => (
            <li key={entryId} className="coordination-line">
              <span>
                {side === 'OURS' ? text.ours : text.theirs}: {text.intents[intent]} · {personName || by} ·{' '}
                {text.channels[channel]}
                {note !== '' && ` · ${note}`}
              </span>
              <Moment at={at} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

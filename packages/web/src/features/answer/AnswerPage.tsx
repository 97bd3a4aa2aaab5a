import type { AnswerForm, CoordinationIntent } from '@keepout/contract/ca/coordination';
import { COORDINATION_TEXTS } from '@keepout/contract/ca/coordination-fields';
import { isText } from '@keepout/contract/platform/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAnswerText } from './en.ts';
import '../../nouns/coordination/coordination.css';
import { usePlace } from '../../navigation/RouterProvider.tsx';

const INTENTS: readonly CoordinationIntent[] = ['MOVES', 'STAYS', 'WAITS', 'NOTE'];
/** This page needs no sign-in: calls carry no token. */
const api = apiOf((input, init) => fetch(input, init));
const TOKEN = /^[\w-]{43}$/;

/** The request to another operator and that operator's answer; open to anyone with the address, without an account. */
export function AnswerPage() {
  const text = useAnswerText();
  const { hash: token } = usePlace();
  const isToken = TOKEN.test(token);
  const key = ['readAnswerForm', token] as const;
  const form = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('readAnswerForm', { body: { token }, signal }),
    enabled: isToken,
    retry: false,
  });
  if (!isToken)
    return (
      <div className="page page-narrow">
        <h1>{text.notWhole}</h1>
        <EmptyState text={text.noToken} />
      </div>
    );
  return (
    <div className="page page-narrow coordination">
      <QueryState query={form} loading={text.reading} rows={8}>
        {(answerForm) => <AnswerFields key={token} form={answerForm} token={token} queryKey={key} />}
      </QueryState>
    </div>
  );
}

interface AskedProps {
  readonly form: AnswerForm;
  readonly token: string;
  readonly queryKey: readonly string[];
}

function AnswerFields({ form, token, queryKey }: AskedProps) {
  const text = useAnswerText();
  const cache = useQueryClient();
  const [person, setWho] = useState('');
  // No default, so that the other operator does not announce an intent by accident.
  const [intent, setIntent] = useState<CoordinationIntent>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isNamed = isText(COORDINATION_TEXTS.answerer, person);
  const answer = useMutation({
    mutationFn: (answeredIntent: CoordinationIntent) =>
      api.call('sendAnswer', { body: { token, who: person.trim(), intent: answeredIntent, note: note.trim() } }),
    onSuccess: (next) => cache.setQueryData(queryKey, next),
  });
  const send = () => {
    setTried(true);
    if (isNamed && intent !== undefined) answer.mutate(intent);
  };
  return (
    <>
      <h1>{text.title(form.operatorName)}</h1>
      <p className="quiet-text">{text.intro}</p>
      <Facts form={form} />
      {form.question !== '' && (
        <Panel title={text.question}>
          <p>{form.question}</p>
        </Panel>
      )}
      <TextField
        label={text.who}
        value={person}
        onChange={setWho}
        autoComplete="name"
        {...(isTried && !isNamed && { error: text.needsName })}
      />
      <Select
        label={text.intent}
        choices={INTENTS.map((id) => ({ id, label: text.intents[id] }))}
        selected={intent}
        onSelect={(id) => setIntent(INTENTS.find((choice) => choice === id))}
        placeholder={text.choose}
        {...(isTried && intent === undefined && { error: text.needsIntent })}
      />
      <TextField label={text.note} rows={3} value={note} onChange={setNote} />
      <div className="coordination-actions">
        <Button kind="primary" isPending={answer.isPending} onPress={send}>
          {text.send}
        </Button>
      </div>
      {answer.isSuccess && (
        <div role="status">
          <Status level="ok" isSentence>
            {text.sent}
          </Status>
        </div>
      )}
      {answer.error !== null && <FaultPanel error={answer.error} atUnixMs={answer.submittedAt} />}
      <GivenAnswers form={form} />
    </>
  );
}

function Facts({ form }: { readonly form: AnswerForm }) {
  const text = useAnswerText();
  const { facts } = text;
  const objectName = (name: string, noradId: number | null) => (noradId === null ? name : `${name} (${noradId})`);
  return (
    <KeyValue
      rows={[
        { key: 'theirs', label: facts.theirs, value: objectName(form.satelliteName, form.satelliteNoradId) },
        { key: 'yours', label: facts.yours, value: objectName(form.objectName, form.objectNoradId) },
        { key: 'tca', label: facts.tca, value: <Moment at={form.tca} /> },
        { key: 'miss', label: facts.miss, value: `${formatNumber(form.missDistance, 1)}\u00a0m` },
        ...(form.probabilityOfCollision === null
          ? []
          : [{ key: 'pc', label: facts.pc, value: formatPc(form.probabilityOfCollision) }]),
        { key: 'decideBy', label: facts.decideBy, value: <Moment at={form.decideBy} /> },
        {
          key: 'ours',
          label: facts.ours,
          value: form.requesterStatement === null ? text.notSaid : text.theirIntents[form.requesterStatement.intent],
        },
        { key: 'until', label: facts.until, value: <Moment at={form.expiresAt} /> },
      ]}
    />
  );
}

function GivenAnswers({ form }: { readonly form: AnswerForm }) {
  const text = useAnswerText();
  if (form.given.length === 0) return null;
  return (
    <Panel title={text.given}>
      <ol className="coordination-list">
        {form.given.map(({ at, who, intent, note }) => (
          <li key={at} className="coordination-line">
            <span>
              {text.intents[intent]} · {who}
              {note !== '' && ` · ${note}`}
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ol>
      <p className="quiet-text">{text.left(formatNumber(form.answersLeft))}</p>
    </Panel>
  );
}

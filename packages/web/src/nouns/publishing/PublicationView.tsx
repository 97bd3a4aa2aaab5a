import type { Publication, PublishedFile } from '@keepout/contract/publishing/publication';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useChange } from '../../api/use-change.ts';
import { useSentences } from '../../api/use-fault-words.ts';
import { download } from '../../export/download.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePublishingText } from './en.ts';
import { PUBLICATION_LEVELS, PUBLISHED_FILE_LEVELS } from './publication-level.ts';
import { PUBLISHING_CALLS, usePublication } from './queries.ts';
import './publishing.css';

export interface PublicationDialogProps {
  readonly publicationId: string;
  /** On the head while it is read. */
  readonly recipientName: string;
  readonly onClose: () => void;
}

/** One publication: content, delivery state, answer, and possible actions. */
export function PublicationDialog({ publicationId, recipientName, onClose }: PublicationDialogProps) {
  const text = usePublishingText().view;
  const query = usePublication(publicationId);
  return (
    <Dialog title={text.title(recipientName)} isOpen onClose={onClose} form="sheet" size="large">
      <QueryState query={query} loading={text.loading} rows={8} notFoundView={<EmptyState text={text.gone} />} />
      {query.data !== undefined && <PublicationView publication={query.data} />}
    </Dialog>
  );
}

export function PublicationView({ publication }: { readonly publication: Publication }) {
  const text = usePublishingText();
  const { view } = text;
  const { purpose, relinquishPc, note, createdBy, satelliteName, state, history, files, isOutdated } = publication;
  return (
    <div className="publishing-view">
      <p>
        <Status level={PUBLICATION_LEVELS[state]}>{text.states[state]}</Status>
      </p>
      {state === 'PREPARED' && !isOutdated && <p className="quiet-text">{view.notYet}</p>}
      {isOutdated && (
        <Status level="serious" isSentence>
          {view.overtaken}
        </Status>
      )}
      {state === 'UNCERTAIN' && (
        <Status level="serious" isSentence>
          {view.uncertain}
        </Status>
      )}
      <Steps publication={publication} />
      <KeyValue
        rows={[
          { key: 'satellite', label: view.facts.satellite, value: satelliteName },
          { key: 'purpose', label: view.facts.purpose, value: text.purposes[purpose] },
          ...(relinquishPc === null
            ? []
            : [{ key: 'relinquish', label: view.facts.relinquish, value: formatPc(relinquishPc) }]),
          { key: 'by', label: view.facts.by, value: createdBy },
          ...(note === '' ? [] : [{ key: 'note', label: view.facts.note, value: note }]),
        ]}
      />
      <h3>{view.files}</h3>
      <ol className="publishing-files">
        {files.map((file) => (
          <FileOfPublication key={file.name} publicationId={publication.publicationId} file={file} />
        ))}
      </ol>
      <h3>{view.history}</h3>
      <ol className="publishing-files">
        {history.map(({ at, by, state: step, note: reason }) => (
          <li key={`${at} ${step}`} className="publishing-line">
            <span>
              {text.states[step]} · {by}
              {reason !== '' && ` · ${reason}`}
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const SHOWN_OF_HASH = 12;

function FileOfPublication({ publicationId, file }: { readonly publicationId: string; readonly file: PublishedFile }) {
  const text = usePublishingText();
  const { view } = text;
  const wording = useSentences();
  const api = useApi();
  const { name, content, sizeBytes, sha256, state, attempts, sentAt, answer, answerSentences, receipt } = file;
  const get = useMutation({
    mutationFn: async () =>
      await (await api.send('getPublishedFile', { params: { publicationId, fileName: name } })).blob(),
    onSuccess: (blob) => download(name, blob),
  });
  return (
    <li className="publishing-file">
      <span className="publishing-line">
        <span>{text.contents[content]}</span>
        <Status level={PUBLISHED_FILE_LEVELS[state]}>{text.fileStates[state]}</Status>
      </span>
      <span className="mono publishing-file-name">{name}</span>
      <span className="quiet-text">
        {view.sizeAndHash(formatNumber(Math.ceil(sizeBytes / 1000)), sha256.slice(0, SHOWN_OF_HASH))}
      </span>
      {answer !== '' && <span>{wording(answer, answerSentences)}</span>}
      {receipt !== null && <span className="publishing-file-name">{view.receipt(receipt)}</span>}
      <span className="publishing-line">
        <Button kind="quiet" isPending={get.isPending} onPress={() => get.mutate()}>
          {view.look}
        </Button>
        {sentAt !== null && (
          <span className="quiet-text">
            {attempts > 1 && `${view.attempts(formatNumber(attempts))} · `}
            <Moment at={sentAt} />
          </span>
        )}
      </span>
      {get.error !== null && <FaultPanel error={get.error} atUnixMs={get.submittedAt} />}
    </li>
  );
}

/** Transitions that a person can make now. */
function Steps({ publication }: { readonly publication: Publication }) {
  const text = usePublishingText().view;
  const { publicationId, recipientName, nextStates, state, version, needsOtherConfirmer } = publication;
  const [answer, setAnswer] = useState<string>();
  const step = useChange('stepPublication', () => setAnswer(undefined), PUBLISHING_CALLS);
  const take = (next: 'QUEUED' | 'CANCELLED' | 'SCREENED', note = '') =>
    step.mutate({
      params: { publicationId },
      headers: { 'if-match': `"${version}"` },
      body: { state: next, note },
    });
  return (
    <>
      {nextStates.includes('QUEUED') && needsOtherConfirmer && (
        <Status level="pending" isSentence>
          {text.otherConfirms}
        </Status>
      )}
      <div className="publishing-actions">
        {nextStates.includes('QUEUED') && !needsOtherConfirmer && (
          <Button kind="primary" isPending={step.isPending} onPress={() => take('QUEUED')}>
            {state === 'PREPARED' ? text.send(recipientName) : text.sendAgain}
          </Button>
        )}
        {nextStates.includes('SCREENED') && answer === undefined && (
          <Button onPress={() => setAnswer('')}>{text.noteScreened}</Button>
        )}
        {nextStates.includes('CANCELLED') && (
          <Button kind="quiet" isPending={step.isPending} onPress={() => take('CANCELLED')}>
            {text.letBe}
          </Button>
        )}
      </div>
      {answer !== undefined && (
        <>
          <TextField label={text.answer} rows={2} value={answer} onChange={setAnswer} />
          <div className="publishing-actions">
            <Button kind="primary" isPending={step.isPending} onPress={() => take('SCREENED', answer.trim())}>
              {text.save}
            </Button>
          </div>
        </>
      )}
      {step.error !== null && <FaultPanel error={step.error} atUnixMs={step.submittedAt} />}
    </>
  );
}

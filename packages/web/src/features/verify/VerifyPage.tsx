import { useEffect, useRef, useState } from 'react';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import type { FromVerifyWorker, NotRecomputed, Replay, ToVerifyWorker } from '../../verify-worker/protocol.ts';
import { useVerifyText } from './en.ts';

type Checked = Extract<FromVerifyWorker, { readonly type: 'checked' }>;

/** Checks a decision record against its signature without sign-in; the file does not leave the browser. */
export function VerifyPage() {
  const text = useVerifyText();
  const worker = useRef<Worker>(undefined);
  const [record, takeRecord] = useState<File>();
  const [keys, takeKeys] = useState<File>();
  const [answer, show] = useState<FromVerifyWorker>();
  useEffect(() => {
    const started = new Worker(new URL('../../verify-worker/verify.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromVerifyWorker>) => show(data);
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    if (record === undefined) return;
    show(undefined);
    let isOver = false;
    Promise.all([record.text(), keys?.text()]).then(
      ([recordText, keyText]) => {
        const question: ToVerifyWorker = { record: recordText, ...(keyText !== undefined && { keys: keyText }) };
        if (!isOver) worker.current?.postMessage(question);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [record, keys]);
  return (
    <div className="page page-narrow">
      <h1>{text.title}</h1>
      <p>{text.explain}</p>
      <Panel title={text.files}>
        <FileDrop
          label={text.recordLabel}
          buttonLabel={text.record}
          accept={['.json', 'application/json']}
          onFiles={([file]) => file && takeRecord(file)}
        />
        <FileDrop
          label={keys === undefined ? text.keysLabel : text.keysChosen(keys.name)}
          buttonLabel={text.keys}
          onFiles={([file]) => file && takeKeys(file)}
        />
      </Panel>
      <ProgressLine label={text.checking} isActive={record !== undefined && answer === undefined} />
      {answer?.type === 'fault' && (
        <Status level="serious" isSentence>
          {text.faults[answer.code]((answer.code === 'no-keys' ? keys : record)?.name ?? '', answer.message)}
        </Status>
      )}
      {answer?.type === 'checked' && <Result checked={answer} />}
    </div>
  );
}

/** Maximum number of displayed differences. */
const MOST_ROWS = 40;

function Result({ checked }: { readonly checked: Checked }) {
  const text = useVerifyText();
  const zone = useZone((state) => state.zone);
  const { replay, of, kid, tookMs, notRecomputed } = checked;
  const act = ({ by, at }: { readonly by: string; readonly at: string }) =>
    text.by(by, formatTime(parseTime(at), zone));
  const { differences, compared, alteredMessages, breaches, hash } = replay;
  return (
    <>
      <Panel title={text.rows.signature}>
        <p role="status">
          <Conclusion replay={replay} />
        </p>
        <KeyValue
          rows={[
            { key: 'decision', label: text.rows.decision, value: `${of.decision} · ${of.decisionId}` },
            { key: 'objects', label: text.rows.objects, value: `${of.event.object1.name} × ${of.event.object2.name}` },
            { key: 'decided', label: text.rows.decided, value: act(of.decided) },
            { key: 'signed', label: text.rows.signed, value: act(of.signed) },
            { key: 'signature', label: text.rows.signature, value: text.signatures[replay.signature] },
            ...(kid === null ? [] : [{ key: 'key', label: text.rows.key, value: <Breakable text={kid} /> }]),
            {
              key: 'hash',
              label: text.rows.hash,
              value: hash.recorded === hash.computed ? text.hashSame : text.hashOther,
            },
            {
              key: 'figures',
              label: text.rows.figures,
              value: text.figures(compared, differences.length, replay.rounded),
            },
            { key: 'took', label: text.rows.took, value: text.took(String(Math.round(tookMs))) },
          ]}
        />
      </Panel>
      {(differences.length > 0 || alteredMessages.length > 0 || breaches.length > 0) && (
        <Panel title={text.differences}>
          <ul>
            {alteredMessages.map((id) => (
              <li key={id}>{text.altered(id)}</li>
            ))}
            {breaches.length > 0 && <li>{text.breach}</li>}
            {differences.slice(0, MOST_ROWS).map(({ path, recorded, computed }) => (
              <li key={path}>
                <Breakable text={text.difference(path, shown(recorded), shown(computed))} />
              </li>
            ))}
            {differences.length > MOST_ROWS && <li>{text.more(differences.length - MOST_ROWS)}</li>}
          </ul>
        </Panel>
      )}
      <Panel title={text.notRecomputed} note={text.notRecomputedNote}>
        <ul>
          {notRecomputed.map((part) => (
            <li key={`${part.what} ${part.name}`}>
              <Part part={part} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

const LEVELS: Readonly<Record<Replay['conclusion'], StatusLevel>> = {
  proven: 'ok',
  unproven: 'caution',
  'other-methods': 'caution',
  'told-otherwise': 'critical',
  altered: 'critical',
};

function Conclusion({ replay: { conclusion, otherEdition } }: { readonly replay: Replay }) {
  const text = useVerifyText();
  return (
    <Status level={LEVELS[conclusion]} isSentence>
      {text.conclusions[conclusion](otherEdition)}
    </Status>
  );
}

function Part({ part: { what, name, sha256 } }: { readonly part: NotRecomputed }) {
  const text = useVerifyText();
  return (
    <>
      {text.what[what](name)} <span className="mono">{sha256.slice(0, 12)}</span>
    </>
  );
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? '–').slice(0, 80);

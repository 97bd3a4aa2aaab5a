import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { download } from '../../export/download.ts';
import { useNow } from '../../time/ticker.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { useManoeuvreText } from './en.ts';
import { planChecks } from './plan-checks.ts';
import { exportFileName } from './plan-words.ts';
import { type ManoeuvreFormat, usePlanFile } from './queries.ts';
import { SentPlans } from './SentPlans.tsx';
import './manoeuvre.css';

const FORMATS: readonly ManoeuvreFormat[] = ['opm', 'oem', 'ocm', 'csv', 'json'];
/** The most lines that a preview shows: an ephemeris has thousands. */
const PREVIEW_LINES = 200;

/** The file of a plan: format, checks, name, preview, download. */
export function ExportPanel({ plan }: { readonly plan: ManoeuvrePlan }) {
  const words = useManoeuvreText();
  const text = words.export;
  const wording = useSentences();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('minute');
  const [format, setFormat] = useState<ManoeuvreFormat>('opm');
  const file = usePlanFile(plan, format);
  const name = exportFileName(plan, format, zone);
  const lines = file.data?.split('\n') ?? [];
  const previewText = lines.slice(0, PREVIEW_LINES).join('\n');
  const cut = lines.length - PREVIEW_LINES;
  return (
    <div className="mv-export">
      <Select
        label={text.format}
        choices={FORMATS.map((id) => ({ id, label: text.formats[id] }))}
        selected={format}
        onSelect={(id) => setFormat(FORMATS.find((candidate) => candidate === id) ?? 'opm')}
      />
      <ul className="mv-checks" aria-label={text.checks}>
        {planChecks(plan, nowMs, words.checks, wording).map(({ id, level, text: sentence }) => (
          <li key={id}>
            <Status level={level} isSentence>
              {sentence}
            </Status>
          </li>
        ))}
      </ul>
      <p className="mv-file">
        {text.fileName}: <span className="mono">{name}</span>
      </p>
      <Button
        kind="primary"
        isDisabled={file.data === undefined}
        onPress={() => download(name, new Blob([file.data ?? ''], { type: 'text/plain;charset=utf-8' }))}
      >
        {text.download}
      </Button>
      <QueryState query={file} loading={text.loading} rows={8} />
      {file.data !== undefined && (
        <CodeBlock label={text.preview} text={cut > 0 ? `${previewText}\n${text.cut(cut)}` : previewText} />
      )}
    </div>
  );
}

/** The file of a plan, then the publications of its conjunction. */
export function SentAndExport({ plan }: { readonly plan: ManoeuvrePlan }) {
  return (
    <div className="mv-export">
      <ExportPanel plan={plan} />
      <SentPlans event={plan} selectedPlanId={plan.manoeuvreId} />
    </div>
  );
}

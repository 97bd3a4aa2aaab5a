import type { Observation } from '@keepout/contract/odt/observation';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { download } from '../../export/download.ts';
import { formatDuration } from '../../format/duration.ts';
import { ABSENT, formatBytes, formatNumber } from '../../format/number.ts';
import { ConfirmationDialog } from '../../nouns/record/ConfirmationDialog.tsx';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { fileState } from '../../nouns/tracking/file-state.ts';
import { useTrackingChanges } from '../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { Moment } from '../../time/Moment.tsx';
import { parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/Status.tsx';
import { useRequestText } from './en.ts';

/** Properties of a file, its downloads, and a button that reverts a wrong association. */
export function FileFacts({ file }: { readonly file: Observation }) {
  const wording = useSentences();
  const text = useRequestText().file;
  const words = useTrackingText();
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const load = useMutation({
    mutationFn: async (kind: 'file' | 'report') => {
      const params = { fileId: file.observationFileId };
      const answer = await api.send(kind === 'file' ? 'getObservationFile' : 'getObservationReport', { params });
      download(kind === 'file' ? file.fileName : `${file.fileName}.report.json`, await answer.blob());
    },
  });
  const { readAgain } = useTrackingChanges();
  const row = (key: keyof typeof text, value: ReactNode) => ({ key, label: String(text[key]), value });
  const at = (time: string) => parseTime(time) ?? Number.NaN;
  const waited = (at(file.deliveredAt) - at(file.end)) / 1000;
  const isAhead = at(file.deliveredAt) > at(file.receivedAt) + 1000;
  const failed = readAgain.error === null ? load : readAgain;
  const failure: unknown = failed.error;
  return (
    <Panel title={file.fileName} note={<SimulatedTag isSimulated={file.dataMode === 'SIMULATED'} />}>
      <div className="file-facts">
        {file.isWithdrawn && (
          <p>
            <Status level="inactive">{text.disowned}</Status>
          </p>
        )}
        {fileState(file) === 'reading' && (
          <p role="status">
            <Status level="pending">{text.isRead}</Status>
          </p>
        )}
        {file.reason !== '' && !file.isWithdrawn && (
          <p>
            <Status level="caution">{wording(file.reason, file.reasonSentences)}</Status>
          </p>
        )}
        <div className="file-columns">
          <KeyValue
            rows={[
              row('sensor', file.sensorCode || ABSENT),
              row('ordered', <span className="mono">{file.catalogueId ?? ABSENT}</span>),
              row('associated', <span className="mono">{file.catalogueIdBestAssociation ?? ABSENT}</span>),
              row('measurements', formatNumber(file.numberOfMeasurements)),
              row('brightness', formatNumber(file.numberOfMagnitudeMeasurements)),
              row('data', words.dataModes[file.dataMode]),
            ]}
          />
          <KeyValue
            rows={[
              row('from', <Moment at={file.start} />),
              row('to', <Moment at={file.end} />),
              row('received', <Moment at={file.receivedAt} />),
              ...(isAhead ? [row('delivered', <Moment at={file.deliveredAt} />)] : []),
              row('freshness', waited < 0 ? ABSENT : formatDuration(waited)),
              row('type', `${words.fileTypes[file.messageType]}, ${words.compressions[file.fileCompressionType]}`),
              row('size', formatBytes(file.size)),
            ]}
          />
        </div>
        <p className="quiet-text file-hash">
          {text.hash} <span className="mono">{file.sha256}</span>
        </p>
        <div className="file-actions">
          <Button icon={<Download size={14} aria-hidden />} onPress={() => load.mutate('file')}>
            {text.download}
          </Button>
          <Button icon={<Download size={14} aria-hidden />} onPress={() => load.mutate('report')}>
            {text.report}
          </Button>
          {file.isUnreadable && (
            <Button
              kind="primary"
              isPending={readAgain.isPending}
              onPress={() => readAgain.mutate({ params: { fileId: file.observationFileId } })}
            >
              {text.readAgain}
            </Button>
          )}
          {file.isAssociated && !file.isWithdrawn && (
            <Button kind="danger" onPress={() => setAsking(true)}>
              {text.disown}
            </Button>
          )}
        </div>
        {failure !== null && <FaultPanel error={failure} atUnixMs={failed.submittedAt} />}
      </div>
      {isAsking && <Disown file={file} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function Disown({ file, onClose }: { readonly file: Observation; readonly onClose: () => void }) {
  const text = useRequestText().file;
  const { disown } = useTrackingChanges();
  return (
    <ConfirmationDialog
      title={text.disownTitle}
      yes={text.disownYes}
      running={disown}
      onYes={() => disown.mutate({ params: { fileId: file.observationFileId } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {text.disownText(file.fileName)}
    </ConfirmationDialog>
  );
}

import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { QueryState } from '../../api/QueryState.tsx';
import { formatBytes, formatNumber } from '../../format/number.ts';
import { formatStep, useEphemeris } from '../../nouns/ephemeris/use-ephemerides.ts';
import { useUploadText } from '../../nouns/upload/en.ts';
import { PlaceTable } from '../../nouns/upload/PlaceTable.tsx';
import { Moment } from '../../time/Moment.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { SideSheet } from '../../ui/Dialog.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { useEphemerisTexts } from './en.ts';
import { QualityReport } from './quality/QualityReport.tsx';
import { ScreeningLine } from './ScreeningLine.tsx';
import { StateAt } from './StateAt.tsx';

export interface FileSheetProps {
  readonly file: EphemerisFile;
  readonly run: Screening | undefined;
  readonly onClose: () => void;
}

/** Details of a file, with its warnings by line. */
export function FileSheet({ file, run, onClose }: FileSheetProps) {
  const text = useEphemerisTexts();
  const words = useUploadText();
  const { columns, details } = text;
  const zone = useZone((state) => state.zone);
  const isKept = file.contentRemovedAt === null;
  const ephemeris = useEphemeris(file.oemFileId);
  return (
    <SideSheet title={file.fileName} size="medium" isOpen onClose={onClose}>
      <div className="file-sheet">
        {run && <ScreeningLine run={run} fileName={file.fileName} isFull />}
        {isKept ? <QualityReport oemFileId={file.oemFileId} /> : <p className="quiet-text">{text.removedHint}</p>}
        <KeyValue
          rows={[
            { key: 'satellite', label: columns.satellite, value: file.satelliteName },
            { key: 'designation', label: columns.designation, value: text.designation[file.designation] },
            ...(file.burn
              ? [
                  {
                    key: 'burn',
                    label: text.burn.label,
                    value: text.burn.sources[file.burn.source](formatTime(parseTime(file.burn.time), zone)),
                  },
                ]
              : []),
            { key: 'object', label: details.object, value: `${file.objectName} (${file.objectId})` },
            { key: 'frame', label: details.frame, value: file.frame },
            { key: 'start', label: columns.start, value: <Moment at={file.startTime} /> },
            { key: 'stop', label: columns.stop, value: <Moment at={file.stopTime} /> },
            { key: 'step', label: columns.step, value: formatStep(file.stepSeconds) },
            { key: 'states', label: columns.states, value: formatNumber(file.stateCount) },
            { key: 'segments', label: details.segments, value: formatNumber(file.segmentCount) },
            { key: 'covariance', label: details.covariances, value: formatNumber(file.covarianceCount) },
            { key: 'interpolation', label: details.interpolation, value: file.interpolation },
            { key: 'size', label: columns.size, value: formatBytes(file.sizeBytes) },
            { key: 'uploaded', label: columns.uploaded, value: <Moment at={file.uploadedAt} /> },
            { key: 'by', label: details.by, value: file.uploadedBy },
            { key: 'sha', label: details.sha, value: <code className="mono">{file.sha256}</code> },
          ]}
        />
        {isKept && <StateAt file={file} />}
        {file.warningCount > 0 ? (
          <QueryState query={ephemeris}>
            {({ warnings }) => <PlaceTable label={words.warnings(file.warningCount)} places={warnings} />}
          </QueryState>
        ) : (
          <p className="quiet-text">{details.noWarnings}</p>
        )}
      </div>
    </SideSheet>
  );
}

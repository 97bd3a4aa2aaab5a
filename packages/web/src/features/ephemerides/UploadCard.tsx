import { X } from 'lucide-react';
import { useAuth } from '../../auth/auth-context.tsx';
import { formatPercent } from '../../format/percent.ts';
import { formatBytes } from '../../format/size.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { AcceptedUpload } from './AcceptedUpload.tsx';
import type { en } from './en.ts';
import { PlaceTable } from './PlaceTable.tsx';
import type { UploadOptions } from './send-file.ts';
import { isRepeatable, type Upload } from './upload-list.ts';
import type { UploadOutcome } from './upload-outcome.ts';
import { cancelUpload, dismissUpload, uploadAgain } from './upload-store.ts';
import { useEphemerisTexts } from './use-texts.ts';

export interface UploadCardProps {
  readonly upload: Upload;
  /** What holds now; another attempt takes these. */
  readonly options: UploadOptions;
}

/** One file on its way, or what became of it. */
export function UploadCard({ upload, options }: UploadCardProps) {
  const text = useEphemerisTexts();
  const auth = useAuth();
  const { key, file, outcome } = upload;
  return (
    <li className="upload-card" data-kind={outcome?.kind}>
      <div className="upload-card-head">
        {outcome && <Headline outcome={outcome} />}
        <strong className="upload-name">{file.name}</strong>
        <span className="quiet-text">{formatBytes(file.size)}</span>
        {!outcome && <Travel upload={upload} />}
        <span className="upload-actions">
          {!outcome && <Button onPress={() => cancelUpload(key)}>{text.upload.cancel}</Button>}
          {isRepeatable(upload) && (
            <Button onPress={() => uploadAgain(auth, upload, options)}>{text.upload.again}</Button>
          )}
          {outcome && (
            <IconButton label={text.upload.dismiss(file.name)} onPress={() => dismissUpload(key)}>
              <X size={14} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {outcome && <Outcome outcome={outcome} fileName={file.name} />}
    </li>
  );
}

function Travel({ upload: { file, share } }: { readonly upload: Upload }) {
  const text = useEphemerisTexts();
  const isReading = share >= 1;
  return (
    <ProgressBar
      label={text.upload.progressOf(file.name)}
      valueText={isReading ? text.upload.reading : text.upload.sent(formatPercent(share))}
      {...(!isReading && { share })}
    />
  );
}

interface OfOutcome {
  readonly outcome: UploadOutcome;
}

function Headline({ outcome }: OfOutcome) {
  const text = useEphemerisTexts();
  const { level, word } = headlineOf(outcome, text);
  return (
    <span role="status">
      <Status level={level}>{word}</Status>
    </span>
  );
}

function headlineOf({ kind }: UploadOutcome, text: typeof en): { readonly level: StatusLevel; readonly word: string } {
  switch (kind) {
    case 'accepted':
      return { level: 'ok', word: text.upload.accepted };
    case 'rejected':
      return { level: 'serious', word: text.upload.rejected };
    case 'too-large':
      return { level: 'serious', word: text.upload.tooLarge };
    case 'unreachable':
      return { level: 'serious', word: text.upload.unreachable };
    case 'unreadable':
      return { level: 'caution', word: text.upload.unreadable };
    case 'cancelled':
      return { level: 'inactive', word: text.upload.cancelled };
    case 'failed':
      return { level: 'serious', word: text.upload.failed };
  }
}

/** The server names the file first, as it would among many; here the name stands above. */
const unnamed = (message: string, fileName: string) =>
  message.startsWith(`${fileName}: `) ? message.slice(fileName.length + 2) : message;

function Outcome({ outcome, fileName }: OfOutcome & { readonly fileName: string }) {
  const text = useEphemerisTexts();
  switch (outcome.kind) {
    case 'accepted':
      return <AcceptedUpload file={outcome.file} />;
    case 'rejected':
      return (
        <>
          <p>{unnamed(outcome.message, fileName)}</p>
          {outcome.places.length > 0 && (
            <PlaceTable label={text.upload.faults(outcome.places.length)} places={outcome.places} />
          )}
        </>
      );
    case 'too-large':
      return <p>{outcome.message}</p>;
    case 'unreachable':
      return <p>{text.upload.unreachableText}</p>;
    case 'unreadable':
      return <p>{text.upload.unreadableText}</p>;
    case 'cancelled':
      return <p>{text.upload.cancelledText}</p>;
    case 'failed':
      return (
        <p>
          {outcome.code === 0 ? '' : `${outcome.code} `}
          {outcome.title} {outcome.message}
        </p>
      );
  }
}

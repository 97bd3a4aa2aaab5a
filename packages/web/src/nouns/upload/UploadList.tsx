import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFaultWords } from '../../api/use-fault-words.ts';
import { useAuth } from '../../auth/auth-context.tsx';
import { formatBytes, formatPercent } from '../../format/number.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import type { UploadsOf } from './create-uploads.ts';
import { type en, useUploadText } from './en.ts';
import { PlaceTable } from './PlaceTable.tsx';
import { isRepeatable, type Upload } from './upload-list.ts';
import type { UploadOutcome } from './upload-outcome.ts';
import './upload.css';

export interface UploadListProps<Accepted, Options> {
  readonly of: UploadsOf<Accepted, Options>;
  /** Current options; a new attempt uses these. */
  readonly options: Options;
  /** Text for an accepted file. */
  readonly accepted: (file: Accepted) => ReactNode;
}

/** Uploads in progress and their results, until dismissed. */
export function UploadList<Accepted, Options>({ of, options, accepted }: UploadListProps<Accepted, Options>) {
  const text = useUploadText();
  const uploads = of.useUploads((store) => store.uploads);
  const hasEnded = uploads.some(({ outcome }) => outcome !== undefined);
  if (uploads.length === 0) return null;
  return (
    <>
      <ul className="upload-list" aria-label={text.list}>
        {uploads.map((upload) => (
          <UploadCard key={upload.key} upload={upload} of={of} options={options} accepted={accepted} />
        ))}
      </ul>
      {hasEnded && uploads.length > 1 && (
        <div>
          <Button onPress={of.dismissAll}>{text.dismissAll}</Button>
        </div>
      )}
    </>
  );
}

interface UploadCardProps<Accepted, Options> extends UploadListProps<Accepted, Options> {
  readonly upload: Upload<Accepted, Options>;
}

function UploadCard<Accepted, Options>({ upload, of, options, accepted }: UploadCardProps<Accepted, Options>) {
  const text = useUploadText();
  const auth = useAuth();
  const { key, file, share, outcome } = upload;
  return (
    <li className="upload-card" data-kind={outcome?.kind}>
      <div className="upload-card-head">
        {outcome && <Headline outcome={outcome} />}
        <strong className="upload-name">{file.name}</strong>
        <span className="quiet-text">{formatBytes(file.size)}</span>
        {!outcome && <Travel file={file} share={share} />}
        <span className="upload-actions">
          {!outcome && <Button onPress={() => of.cancel(key)}>{text.cancel}</Button>}
          {isRepeatable(upload) && <Button onPress={() => of.retry(auth, upload, options)}>{text.again}</Button>}
          {outcome && (
            <IconButton label={text.dismiss(file.name)} onPress={() => of.dismiss(key)}>
              <X size={14} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {outcome?.kind === 'accepted' ? (
        accepted(outcome.file)
      ) : outcome ? (
        <RefusedFile outcome={outcome} fileName={file.name} />
      ) : null}
    </li>
  );
}

function Travel({ file, share }: { readonly file: File; readonly share: number }) {
  const text = useUploadText();
  const isReading = share >= 1;
  return (
    <ProgressBar
      label={text.progressOf(file.name)}
      valueText={isReading ? text.reading : text.sent(formatPercent(share))}
      {...(!isReading && { share })}
    />
  );
}

function Headline({ outcome }: { readonly outcome: UploadOutcome<unknown> }) {
  const text = useUploadText();
  const { level, word } = headlineOf(outcome, text);
  return (
    <span role="status">
      <Status level={level}>{word}</Status>
    </span>
  );
}

function headlineOf({ kind }: UploadOutcome<unknown>, text: typeof en): { level: StatusLevel; word: string } {
  switch (kind) {
    case 'accepted':
      return { level: 'ok', word: text.accepted };
    case 'rejected':
      return { level: 'serious', word: text.rejected };
    case 'too-large':
      return { level: 'serious', word: text.tooLarge };
    case 'unreachable':
      return { level: 'serious', word: text.unreachable };
    case 'unreadable':
      return { level: 'caution', word: text.unreadable };
    case 'cancelled':
      return { level: 'inactive', word: text.cancelled };
    case 'failed':
      return { level: 'serious', word: text.failed };
  }
}

/** Removes the file name that the server puts in front; the list shows it already. */
const unnamed = (message: string, fileName: string) =>
  message.startsWith(`${fileName}: `) ? message.slice(fileName.length + 2) : message;

interface RefusedFileProps {
  readonly outcome: Exclude<UploadOutcome<unknown>, { readonly kind: 'accepted' }>;
  readonly fileName: string;
}

/** Why a file was not taken, with the places at fault. */
export function RefusedFile({ outcome, fileName }: RefusedFileProps) {
  const text = useUploadText();
  const tell = useFaultWords();
  switch (outcome.kind) {
    case 'rejected': {
      const bareMessage = unnamed(outcome.message, fileName);
      const { message } = tell({ title: '', message: bareMessage, problemCode: outcome.code });
      return (
        <>
          <p>{message}</p>
          {message !== bareMessage && outcome.places.length === 0 && <p lang="en">{bareMessage}</p>}
          {outcome.places.length > 0 && <PlaceTable label={text.faults} places={outcome.places} />}
        </>
      );
    }
    case 'too-large':
      return <p>{tell({ title: '', message: outcome.message, problemCode: 'file-too-large' }).message}</p>;
    case 'unreachable':
      return <p>{text.unreachableText}</p>;
    case 'unreadable':
      return <p>{text.unreadableText}</p>;
    case 'cancelled':
      return <p>{text.cancelledText}</p>;
    case 'failed':
      return (
        <p>
          {outcome.code === 0 ? '' : `${outcome.code} `}
          {tell(outcome).title} {tell(outcome).message}
        </p>
      );
  }
}

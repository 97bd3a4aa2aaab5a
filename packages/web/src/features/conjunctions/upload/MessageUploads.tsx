import type { CdmReceipt, CdmUpload } from '@keepout/contract/ca/cdm';
import { X } from 'lucide-react';
import { urlOfCall } from '../../../api/call-url.ts';
import { useAuth } from '../../../auth/auth-context.tsx';
import { formatDistance } from '../../../format/length.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { paths } from '../../../navigation/paths.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { useSatelliteName } from '../../../nouns/satellite/use-satellites.ts';
import { createUploads, refusalOf, uploadRejection } from '../../../nouns/upload/create-uploads.ts';
import { useUploadText } from '../../../nouns/upload/en.ts';
import { PlaceTable } from '../../../nouns/upload/PlaceTable.tsx';
import { sendForm } from '../../../nouns/upload/send-form.ts';
import { RefusedFile, UploadList } from '../../../nouns/upload/UploadList.tsx';
import type { UploadOutcome } from '../../../nouns/upload/upload-outcome.ts';
import { Moment } from '../../../time/Moment.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';

const ENDINGS = [
  '.cdm',
  '.kvn',
  '.txt',
  '.xml',
  '.json',
  '.gz',
  '.zip',
  'text/plain',
  'application/xml',
  'application/json',
];
/** Maximum number of lines of each kind; the list of conjunctions has all messages. */
const MOST_SHOWN = 10;

/** Uploads of messages: the drop zone above the list, and the result of each file, until dismissed. */
export function MessageUploads({ onClose }: { readonly onClose: () => void }) {
  const text = useUploadText().messages;
  const auth = useAuth();
  return (
    <section className="uploads" aria-label={text.title}>
      <FileDrop
        label={text.invite}
        buttonLabel={text.choose}
        accept={ENDINGS}
        onFiles={(files) => messageUploads.upload(auth, files, undefined)}
      >
        <IconButton label={text.close} onPress={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </FileDrop>
      <UploadList of={messageUploads} options={undefined} accepted={(upload) => <Receipt upload={upload} />} />
    </section>
  );
}

/** Accepted and rejected messages of a file. */
function Receipt({ upload: { accepted, rejected, rejectedCount } }: { readonly upload: CdmUpload }) {
  const words = useUploadText();
  const text = words.messages;
  const warnings = accepted.flatMap((receipt) => receipt.warnings);
  return (
    <>
      <p>{text.taken(formatNumber(accepted.length), accepted.length)}</p>
      <ul className="upload-list">
        {accepted.slice(0, MOST_SHOWN).map((receipt) => (
          <AcceptedMessage key={receipt.cdmId} receipt={receipt} />
        ))}
      </ul>
      <FurtherReceipts count={accepted.length - MOST_SHOWN} />
      {warnings.length > 0 && <PlaceTable label={words.warnings(warnings.length)} places={warnings} />}
      {rejectedCount > 0 && (
        <p>
          <Status level="serious">{text.refused(formatNumber(rejectedCount), rejectedCount)}</Status>
        </p>
      )}
      {rejected.slice(0, MOST_SHOWN).map((refused) => (
        <section key={refused.fileName} aria-label={refused.fileName}>
          <strong>{refused.fileName}</strong>
          <RefusedFile outcome={uploadRejection(refused)} fileName={refused.fileName} />
        </section>
      ))}
      <FurtherReceipts count={rejectedCount - Math.min(rejected.length, MOST_SHOWN)} />
    </>
  );
}

function FurtherReceipts({ count }: { readonly count: number }) {
  const text = useUploadText().messages;
  return count > 0 ? <p className="quiet-text">{text.more(formatNumber(count))}</p> : null;
}

/** An accepted message: its conjunction, and the recommended action. */
function AcceptedMessage({ receipt }: { readonly receipt: CdmReceipt }) {
  const { satelliteId, conjunctionId, messageId, verdict, tca, totalMissDistance, probabilityOfCollision } = receipt;
  const { verdicts } = useConjunctionText();
  const name = useSatelliteName(satelliteId);
  return (
    <li className="upload-facts">
      <Status level={levelOfLabel(verdict)}>{verdicts[verdict]}</Status>
      <Link href={paths.conjunction(satelliteId, conjunctionId)}>
        {name ?? satelliteId}, {messageId}
      </Link>
      <Moment at={tca} />
      <span>{formatDistance(totalMissDistance)}</span>
      <span className="mono">{formatPc(probabilityOfCollision)}</span>
    </li>
  );
}

/** Messages uploaded in this visit. */
export const messageUploads = createUploads<CdmUpload, undefined>((auth, { file, signal, onShare }) =>
  sendForm(auth, { address: urlOfCall('uploadCdms'), file, outcomeOf, signal, onShare, fields: {} }),
);

/** Reads the response to the upload of one file, which may contain several messages; some may be rejected. */
const outcomeOf = (status: number, statusText: string, body: unknown): UploadOutcome<CdmUpload> =>
  status === 201 ? { kind: 'accepted', file: body as CdmUpload } : refusalOf(status, statusText, body);

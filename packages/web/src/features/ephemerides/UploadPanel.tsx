import type { EphemerisFile, EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import { useState } from 'react';
import { urlOfCall } from '../../api/call-url.ts';
import { useAuth } from '../../auth/auth-context.tsx';
import { formatNumber } from '../../format/number.ts';
import { useSatelliteText } from '../../nouns/satellite/en.ts';
import { satelliteChoice } from '../../nouns/satellite/satellite-choice.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { useScreenings } from '../../nouns/screening/use-screenings.ts';
import { createUploads, refusalOf, uploadRejection } from '../../nouns/upload/create-uploads.ts';
import { useUploadText } from '../../nouns/upload/en.ts';
import { PlaceTable } from '../../nouns/upload/PlaceTable.tsx';
import { sendForm } from '../../nouns/upload/send-form.ts';
import { UploadList } from '../../nouns/upload/UploadList.tsx';
import type { UploadOutcome } from '../../nouns/upload/upload-outcome.ts';
import { Moment } from '../../time/Moment.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { useEphemerisTexts } from './en.ts';
import { designations } from './file-list.ts';
import { ScreeningLine } from './ScreeningLine.tsx';

const BY_OBJECT_ID = 'by-object-id';
const endings = ['.oem', '.ocm', '.txt', '.kvn', '.xml', '.gz', 'text/plain', 'application/xml'];

const BY_CONTENT = 'BY_CONTENT';

/** The drop zone with the designation of the files, and below it the result of each upload, until dismissed. */
export function UploadPanel() {
  const text = useEphemerisTexts();
  const auth = useAuth();
  const { satellites = [] } = useSatellites();
  const names = useSatelliteText();
  const [options, setOptions] = useState<UploadOptions>({ satelliteId: undefined, designation: undefined });
  return (
    <section className="uploads" aria-label={text.upload.title}>
      <div className="upload-entry">
        <FileDrop
          label={text.upload.invite}
          buttonLabel={text.upload.choose}
          accept={endings}
          onFiles={(files) => ephemerisUploads.upload(auth, files, options)}
        />
        <div className="upload-options">
          <Select
            label={text.upload.satellite}
            choices={[
              { id: BY_OBJECT_ID, label: text.upload.matched },
              ...satellites.map((satellite) => satelliteChoice(satellite, names)),
            ]}
            selected={options.satelliteId ?? BY_OBJECT_ID}
            onSelect={(id) => setOptions({ ...options, satelliteId: id === BY_OBJECT_ID ? undefined : id })}
          />
          <Segmented
            label={text.upload.designation}
            choices={[
              { id: BY_CONTENT, label: text.upload.byContent },
              ...designations.map((id) => ({ id, label: text.designation[id] })),
            ]}
            selected={options.designation ?? BY_CONTENT}
            onSelect={(chosenDesignation) =>
              setOptions({ ...options, designation: designations.find((id) => id === chosenDesignation) })
            }
          />
        </div>
      </div>
      <UploadList of={ephemerisUploads} options={options} accepted={(file) => <AcceptedUpload file={file} />} />
    </section>
  );
}

interface UploadOptions {
  /** Undefined: the server matches the satellite by OBJECT_ID. */
  readonly satelliteId: string | undefined;
  /** Undefined: candidate if the file contains a future burn, otherwise operational. */
  readonly designation: 'OPERATIONAL' | 'CANDIDATE' | undefined;
}

/** Ephemerides uploaded in this visit. */
const ephemerisUploads = createUploads<EphemerisFile, UploadOptions>(
  (auth, { file, options: { satelliteId, designation }, signal, onShare }) =>
    sendForm(auth, {
      address: urlOfCall('uploadEphemeris'),
      file,
      outcomeOf: ephemerisOutcome,
      signal,
      onShare,
      fields: { 'satellite-id': satelliteId, designation },
    }),
);

/** States that the file contains a burn, how the burn was detected, and the reason for its designation. */
function BurnNote({ file: { burn, designation } }: { readonly file: EphemerisFile }) {
  const text = useEphemerisTexts();
  const zone = useZone((state) => state.zone);
  return (
    burn && (
      <strong>
        {text.burn.note[designation](text.burn.sources[burn.source](formatTime(parseTime(burn.time), zone)))}
      </strong>
    )
  );
}

/** Contents of an accepted file, its warnings, and the progress of its screening. */
function AcceptedUpload({ file }: { readonly file: EphemerisFile }) {
  const text = useEphemerisTexts();
  const words = useUploadText();
  const { runs } = useScreenings();
  const run = runs?.find(({ screeningId }) => screeningId === file.screeningId);
  return (
    <>
      <p className="upload-facts">
        <span>{file.satelliteName}</span>
        <span>{text.designation[file.designation]}</span>
        {file.burn && <BurnNote file={file} />}
        <span>
          <Moment at={file.startTime} /> – <Moment at={file.stopTime} />
        </span>
        <span>{text.upload.states(formatNumber(file.stateCount))}</span>
        <span>{text.upload.covariances(formatNumber(file.covarianceCount))}</span>
        <span>{file.frame}</span>
      </p>
      {run && (
        <div className="upload-facts">
          <span className="quiet-text">{text.screening.label}</span>
          <ScreeningLine run={run} fileName={file.fileName} isFull />
        </div>
      )}
      {file.warnings.length > 0 && <PlaceTable label={words.warnings(file.warnings.length)} places={file.warnings} />}
    </>
  );
}

/** Reads the response to the upload of a single file: accepted, rejected with line numbers, or refused entirely. */
export function ephemerisOutcome(status: number, statusText: string, body: unknown): UploadOutcome<EphemerisFile> {
  if (status === 201) {
    const { accepted, rejected } = body as EphemerisUpload;
    const [file] = accepted;
    if (file !== undefined) return { kind: 'accepted', file };
    const [refused] = rejected;
    if (refused !== undefined) return uploadRejection(refused);
  }
  return refusalOf(status, statusText, body);
}

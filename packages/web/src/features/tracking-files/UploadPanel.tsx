import type { Observation, UploadedObservation } from '@keepout/contract/odt/observation';
import { useState } from 'react';
import { urlOfCall } from '../../api/call-url.ts';
import { TryAgain } from '../../api/FaultPanel.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { useAuth } from '../../auth/auth-context.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useObservation, useSensors } from '../../nouns/tracking/queries.ts';
import { FileStateWord } from '../../nouns/tracking/StatusWord.tsx';
import { createUploads, refusalOf } from '../../nouns/upload/create-uploads.ts';
import { sendForm } from '../../nouns/upload/send-form.ts';
import { UploadList } from '../../nouns/upload/UploadList.tsx';
import type { UploadOutcome } from '../../nouns/upload/upload-outcome.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFilesText } from './en.ts';

const BY_PARTICIPANT = 'by-participant';
const ENDINGS = ['.tdm', '.txt', '.kvn', '.xml', '.gz', '.zip', 'text/plain', 'application/xml'];

/** Upload of the organisation's own measurements: the drop zone with the object, and below it the result of each file. */
export function ObservationUploadPanel() {
  const text = useFilesText().upload;
  const auth = useAuth();
  const sensors = useSensors();
  const [sensorCode, setSensor] = useState<string>();
  const [object, setObject] = useState('');
  const own = sensors.data?.filter(({ isOwn }) => isOwn);
  const isWrong = object.trim() !== '' && !/^\d{1,9}$/.test(object.trim());
  const options: MeasurementOptions = {
    sensorCode,
    noradId: object.trim() === '' || isWrong ? undefined : Number(object),
  };
  return (
    <section className="uploads" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="quiet-text">{text.explain}</p>
      <div className="upload-entry">
        <FileDrop
          label={text.invite}
          buttonLabel={text.choose}
          accept={ENDINGS}
          isDisabled={isWrong}
          onFiles={(files) => measurementUploads.upload(auth, files, options)}
        />
        <div className="upload-options">
          <Select
            label={text.sensor}
            hint={text.sensorHint}
            choices={[
              { id: BY_PARTICIPANT, label: text.byParticipant },
              ...(own ?? []).map((sensor) => ({
                id: sensor.sensorCode,
                label: sensor.sensorCode,
                hint: sensor.groundSensorName,
              })),
            ]}
            selected={sensorCode ?? BY_PARTICIPANT}
            onSelect={(id) => setSensor(id === BY_PARTICIPANT ? undefined : id)}
          />
          <TextField
            label={text.object}
            hint={text.objectHint}
            inputMode="numeric"
            value={object}
            onChange={setObject}
            {...(isWrong && { error: text.objectFault })}
          />
        </div>
      </div>
      {own?.length === 0 && (
        <p className="upload-advice">
          <Status level="caution">{text.noSensor}</Status>{' '}
          <Link kind="button" href={paths.sensors({ new: 'sensor' })}>
            {text.addSensor}
          </Link>
        </p>
      )}
      {sensors.error !== null && own === undefined && (
        <p role="alert">
          <Status level="caution">{text.sensorsFailed}</Status> <TryAgain />
        </p>
      )}
      <UploadList of={measurementUploads} options={options} accepted={(taken) => <AcceptedFile taken={taken} />} />
    </section>
  );
}

/** State of an accepted file: first that it is being read, then the object of its measurements. */
function AcceptedFile({ taken }: { readonly taken: TakenMeasurements }) {
  const wording = useSentences();
  const text = useFilesText();
  const { data: file = taken.file } = useObservation(taken.file.observationFileId);
  return (
    <div className="upload-facts">
      <span>{file.sensorCode}</span>
      <FileStateWord file={file} />
      {file.numberOfMeasurements > 0 && <span>{text.points(formatNumber(file.numberOfMeasurements))}</span>}
      {file.catalogueIdBestAssociation !== null && <span className="mono">{file.catalogueIdBestAssociation}</span>}
      {file.reason !== '' && <span>{wording(file.reason, file.reasonSentences)}</span>}
      {taken.isKnown && <span>{text.upload.known}</span>}
      <Link href={paths.observationFile(file.observationFileId)}>{text.upload.open}</Link>
    </div>
  );
}

interface MeasurementOptions {
  /** Undefined: the file names its sensor. */
  readonly sensorCode: string | undefined;
  /** Undefined: the server correlates the track with the catalogue. */
  readonly noradId: number | undefined;
}

interface TakenMeasurements {
  readonly file: Observation;
  /** Whether an identical file was uploaded before. */
  readonly isKnown: boolean;
}

/** Measurements uploaded in this visit. */
const measurementUploads = createUploads<TakenMeasurements, MeasurementOptions>(
  (auth, { file, options: { sensorCode, noradId }, signal, onShare }) =>
    sendForm(auth, {
      address: urlOfCall('uploadObservation'),
      file,
      outcomeOf: observationOutcome,
      signal,
      onShare,
      fields: { 'sensor-code': sensorCode, 'norad-id': noradId?.toString() },
    }),
);

/** Reads the response to the upload of a single file. */
export function observationOutcome(
  status: number,
  statusText: string,
  body: unknown,
): UploadOutcome<TakenMeasurements> {
  if (status === 201) {
    const { observations, isKnown } = body as UploadedObservation;
    const [file] = observations;
    if (file !== undefined) return { kind: 'accepted', file: { file, isKnown } };
  }
  return refusalOf(status, statusText, body);
}

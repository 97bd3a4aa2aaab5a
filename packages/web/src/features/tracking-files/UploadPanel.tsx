import { useState } from 'react';
import { useAuth } from '../../auth/auth-context.tsx';
import { paths } from '../../navigation/paths.ts';
import { useSensors } from '../../nouns/tracking/queries.ts';
import { UploadList } from '../../nouns/upload/UploadList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AcceptedFile } from './AcceptedFile.tsx';
import { useFilesText } from './en.ts';
import { type MeasurementOptions, measurementUploads } from './measurement-uploads.ts';

const BY_PARTICIPANT = 'by-participant';
const ENDINGS = ['.tdm', '.txt', '.kvn', '.xml', '.gz', '.zip', 'text/plain', 'application/xml'];

/** Measurements of one's own: the drop zone with whose they are, and below it what became of each file. */
export function UploadPanel() {
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
              ...(own ?? []).map((one) => ({ id: one.sensorCode, label: one.sensorCode, hint: one.groundSensorName })),
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
          <Status level="caution">{text.sensorsFailed}</Status>
        </p>
      )}
      <UploadList of={measurementUploads} options={options} accepted={(taken) => <AcceptedFile taken={taken} />} />
    </section>
  );
}

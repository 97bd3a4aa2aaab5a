import { useState } from 'react';
import { useAuth } from '../../auth/auth-context.tsx';
import { useSatelliteText } from '../../nouns/satellite/en.ts';
import { satelliteChoice } from '../../nouns/satellite/satellite-choice.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { UploadList } from '../../nouns/upload/UploadList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { AcceptedUpload } from './AcceptedUpload.tsx';
import { useEphemerisTexts } from './en.ts';
import { ephemerisUploads, type UploadOptions } from './ephemeris-uploads.ts';
import { designations } from './file-list.ts';

const BY_OBJECT_ID = 'by-object-id';
const endings = ['.oem', '.txt', '.kvn', '.xml', '.gz', 'text/plain', 'application/xml'];

/** The drop zone with what the files count as, and below it what became of each, until dismissed. */
export function UploadPanel() {
  const text = useEphemerisTexts();
  const auth = useAuth();
  const { satellites = [] } = useSatellites();
  const names = useSatelliteText();
  const [options, setOptions] = useState<UploadOptions>({ satelliteId: undefined, designation: 'OPERATIONAL' });
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
              ...satellites.map((one) => satelliteChoice(one, names)),
            ]}
            selected={options.satelliteId ?? BY_OBJECT_ID}
            onSelect={(id) => setOptions({ ...options, satelliteId: id === BY_OBJECT_ID ? undefined : id })}
          />
          <Segmented
            label={text.upload.designation}
            choices={designations.map((id) => ({ id, label: text.designation[id] }))}
            selected={options.designation}
            onSelect={(id) => setOptions({ ...options, designation: id === 'CANDIDATE' ? 'CANDIDATE' : 'OPERATIONAL' })}
          />
        </div>
      </div>
      <UploadList of={ephemerisUploads} options={options} accepted={(file) => <AcceptedUpload file={file} />} />
    </section>
  );
}

import { textsOf } from '../../i18n/texts.ts';

/** English texts of the page of measurement files. */
export const en = {
  title: 'Measurement files',
  observations: 'Observations',
  sensors: 'Sensors',
  upload: {
    title: 'Upload your own measurements',
    explain:
      'A TDM of a sensor of yours is read, compared with the orbits that are known, and used for the orbit of its object like a file that was ordered. Bytes that are here already count once.',
    invite: 'Drop TDM files here: KVN or XML, plain, gzip or zip',
    choose: 'Choose files',
    sensor: 'Sensor',
    byParticipant: 'By PARTICIPANT',
    sensorHint: 'For files that name it otherwise.',
    object: 'Object',
    objectHint: 'Its catalogue number; empty: whoever fits. It is checked, not believed.',
    objectFault: 'A catalogue number has up to nine digits.',
    noSensor: 'You have no sensor yet, and a measurement counts only with the place it was made from.',
    sensorsFailed: 'Your sensors could not be read; the file must name one of them.',
    addSensor: 'Add your own sensor',
    known: 'It was here already and counts once.',
    open: 'Open the file',
  },
  list: 'Measurement files',
  whose: 'Files',
  whoseWords: { all: 'All', own: 'Your own', ordered: 'Ordered' },
  filter: 'Filter files',
  clear: 'Clear filters',
  empty:
    'No file has come yet. Files of requests arrive here by themselves; your own measurements can be dropped above.',
  filteredEmpty: (count: number) => (count === 1 ? 'No file matches the filter.' : `No file matches ${count} filters.`),
  cut: (shown: string, total: string) => `Showing the newest ${shown} of ${total}.`,
  columns: {
    file: 'File',
    sensor: 'Sensor',
    object: 'Object',
    points: 'Measurements',
    from: 'From (UTC)',
    received: 'Received (UTC)',
    state: 'Association',
    update: 'Orbit update',
    origin: 'Request',
  },
  own: 'your own',
  points: (count: string) => `${count} measurements`,
};

export const useFilesText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

import { textsOf } from '../../i18n/texts.ts';

/** English texts of the page of tracking data messages. */
export const en = {
  title: 'Tracking data messages (TDM)',
  observations: 'Observations',
  sensors: 'Sensors',
  upload: {
    title: 'Upload your own measurements',
    explain:
      'Upload TDMs of your own sensors. Like ordered files they are correlated with known orbits and update the orbit of their object. A file that is uploaded twice counts once.',
    invite: 'Drop TDM files here: KVN or XML, plain, gzip or zip',
    choose: 'Choose files',
    sensor: 'Sensor',
    byParticipant: 'By PARTICIPANT',
    sensorHint: 'For files with another PARTICIPANT.',
    object: 'Object',
    objectHint:
      'Catalogue number. Empty: determined by association with the catalogue. The number is checked against the measurements.',
    objectFault: 'Enter a catalogue number of up to nine digits.',
    noSensor: 'You have no sensors yet. Measurements need a sensor with its site.',
    sensorsFailed: 'Your sensors could not be loaded. The file must name one of your sensors.',
    addSensor: 'Add your own sensor',
    known: 'This file was uploaded before and counts once.',
    open: 'Open the file',
  },
  list: 'Tracking data messages (TDM)',
  whose: 'Files',
  whoseWords: { all: 'All', own: 'Your own', ordered: 'Ordered' },
  filter: 'Filter files',
  clear: 'Clear filters',
  empty: 'No files yet. Files of requests appear here automatically. Drop your own measurement files above.',
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
  points: (count: string) => (count === '1' ? '1 measurement' : `${count} measurements`),
};

export const useFilesText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

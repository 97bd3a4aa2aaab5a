import type { Observation } from '@keepout/contract/odt/observation';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { inHours, now } from './clock.ts';
import { faultyFile, mockProblem } from './mock-problem.ts';
import type { mutableRecords } from './records.ts';
import { waitWhileHeld } from './scenario.ts';

/** Until the tracks of a file are known, ms. */
const READING_MS = 700;
/** What a scenario names to hold it. */
const READING = 'reading-of-measurements';

/**
 * Takes the measurements of an own sensor. A file named `bad…` is refused with its places, one named `costly…` cannot be read at
 * first, one named `stranger…` is of nobody we know, and a name that is here already stands for the same bytes.
 */
export function uploadAnswer(form: FormData, files: ReturnType<typeof mutableRecords<Observation>>) {
  const file = form.get('file');
  if (!(file instanceof File)) return mockProblem('no-file', 'The form has no file.');
  if (file.name.startsWith('bad'))
    return faultyFile(file.name, [
      { code: 'unknown-sensor', message: 'No sensor of yours is called XYZ-9.', line: 7, keyword: 'PARTICIPANT_1' },
      { code: 'bad-number', message: 'The value is no number.', line: 21, keyword: 'ANGLE_1' },
    ]);
  const prior = files.all().find(({ fileName }) => fileName === file.name);
  if (prior) return { observations: [prior], isKnown: true };
  const at = now();
  const observationFileId = `obs-own-${files.all().length}`;
  const uploadedFile: Observation = {
    ...RECORDED.getObservation,
    'file-id': observationFileId,
    observationFileId,
    observationRequestId: null,
    passId: null,
    fileName: file.name,
    fileCompressionType: 'NONE',
    size: file.size,
    sensorCode: String(form.get('sensor-code') ?? 'AUR-01'),
    catalogueId: Number(form.get('norad-id') ?? 0) || null,
    catalogueIdBestAssociation: null,
    isAssociated: false,
    numberOfMeasurements: 0,
    numberOfMagnitudeMeasurements: 0,
    start: at,
    end: at,
    receivedAt: at,
    deliveredAt: at,
    orbitUpdate: null,
    dataMode: 'REAL',
  };
  const points = { numberOfMeasurements: 24 };
  setTimeout(async () => {
    await waitWhileHeld((work) => work === READING);
    files.put(
      uploadedFile.observationFileId,
      file.name.startsWith('costly')
        ? { isUnreadable: true, ...withStatement('reason', tell('file-too-costly')) }
        : file.name.startsWith('stranger')
          ? { ...points, ...withStatement('reason', tell('own-unknown')) }
          : {
              ...points,
              numberOfMagnitudeMeasurements: 24,
              isAssociated: true,
              catalogueIdBestAssociation: 27386,
              start: inHours(-1),
              end: inHours(-0.96),
            },
    );
  }, READING_MS);
  return { observations: [files.first(uploadedFile)], isKnown: false };
}

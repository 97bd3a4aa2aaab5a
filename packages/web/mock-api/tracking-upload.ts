import type { Observation } from '@keepout/contract/odt/observation';
import { tell, withStatement } from '@keepout/contract/sentences';
import { emit } from './event-hub.ts';
import { mockProblem } from './mock-problem.ts';
import { iso } from './tracking-fixture.ts';

/** Until the tracks of a file are known, ms. */
const READING_MS = 700;

/**
 * Takes the measurements of an own sensor. A file named `bad…` is refused with its places, one named `stranger…` is of nobody
 * we know, and a name that is here already stands for the same bytes.
 */
export async function uploadAnswer(form: FormData, files: Observation[]): Promise<Response> {
  const file = form.get('file');
  if (!(file instanceof File)) return mockProblem({ status: 400, code: 'no-file', detail: 'The form has no file.' });
  if (file.name.startsWith('bad'))
    return mockProblem({
      status: 422,
      code: 'unknown-sensor',
      detail: `${file.name}: Line 7: no sensor of yours is called XYZ-9.`,
      errors: [
        { code: 'unknown-sensor', message: 'No sensor of yours is called XYZ-9.', line: 7, keyword: 'PARTICIPANT_1' },
        { code: 'bad-number', message: 'The value is no number.', line: 21, keyword: 'ANGLE_1' },
      ],
    });
  const known = files.find(({ fileName }) => fileName === file.name);
  if (known) return Response.json({ observations: [known], isKnown: true }, { status: 201 });
  const at = iso(Date.now());
  const noradId = Number(form.get('norad-id') ?? 0) || null;
  const taken: Observation = {
    observationFileId: `obs-own-${files.length}`,
    observationRequestId: null,
    passId: null,
    fileName: file.name,
    messageType: 'TDM_KVN',
    fileCompressionType: 'NONE',
    size: file.size,
    sha256: '3c'.repeat(32),
    sensorCode: String(form.get('sensor-code') ?? 'AUR-01'),
    catalogueId: noradId,
    isDisowned: false,
    catalogueIdBestAssociation: null,
    isAssociated: false,
    numberOfMeasurements: 0,
    numberOfMagnitudeMeasurements: 0,
    start: at,
    end: at,
    receivedAt: at,
    deliveredAt: at,
    dataMode: 'REAL',
    ...withStatement('reason', []),
    orbitUpdate: null,
    ...withStatement('noUpdate', []),
  };
  files.unshift(taken);
  setTimeout(() => {
    files[files.indexOf(taken)] = file.name.startsWith('stranger')
      ? { ...taken, numberOfMeasurements: 24, ...withStatement('reason', tell('own-unknown')) }
      : {
          ...taken,
          numberOfMeasurements: 24,
          numberOfMagnitudeMeasurements: 24,
          isAssociated: true,
          catalogueIdBestAssociation: 27386,
          start: iso(Date.now() - 3_600_000),
          end: iso(Date.now() - 3_456_000),
        };
    emit({ type: 'tracking' });
  }, READING_MS);
  return Response.json({ observations: [taken], isKnown: false }, { status: 201 });
}

import { inHours, now } from './clock.ts';
import { satelliteNamed } from './fleet.ts';
import { type Handler, on } from './handlers.ts';
import { faultyFile, mockProblem } from './mock-problem.ts';
import { qualityFixture } from './quality-fixture.ts';
import { ephemerisFileFixture } from './screening-fixture.ts';
import type { ScreeningWorld } from './screening-world.ts';

/** Ephemeris files. A file that begins as an OEM or OCM is taken, one named `large…` is too large, any other is rejected. */
export function ephemerisHandlers(world: ScreeningWorld): readonly Handler[] {
  const { files } = world;
  return [
    on('listEphemerides', files.all),
    on('getEphemeris', ({ params }) => files.find(params.oemId)),
    on('getEphemerisQuality', ({ params }) => {
      const file = files.find(params.oemId);
      return file && qualityFixture(file, files.all());
    }),
    on('getEphemerisState', ({ params, query }) => {
      const file = files.find(params.oemId);
      return file && { ...STATE, frame: file.frame, time: query['at'] ?? file.startTime };
    }),
    on('getEphemerisFile', ({ params }) =>
      files.find(params.oemId) === undefined ? undefined : mockTextFile('CCSDS_OEM_VERS = 2.0\n'),
    ),
    on('changeEphemeris', ({ query, body }) => files.put(query['oem-id'] ?? '', body)),
    on('deleteEphemeris', ({ params }) => files.remove(params.oemId)),
    on('uploadEphemeris', async ({ body }) => await take(world, body)),
  ];
}

/** 10 m, 200 m and 5 m of 1 sigma; 1 cm/s each. */
const STATE = {
  positionKm: [6878.137, 12.5, -3.25],
  velocityKmS: [-0.01, 7.6126, 0.002],
  covarianceKm: [1e-4, 0.04, 2.5e-5, 1e-10, 1e-10, 1e-10].map((variance, k, all) =>
    all.map((_, i) => (i === k ? variance : 0)),
  ),
  isPositive: true,
};

export const mockTextFile = (text: string, type = 'text/plain') =>
  new Response(text, { headers: { 'Content-Type': type } });

async function take({ files, newId, startRun }: ScreeningWorld, form: FormData) {
  const file = form.get('file');
  if (!(file instanceof File)) return mockProblem('no-file', 'The form contains no file.');
  if (file.name.startsWith('large')) return mockProblem('file-too-large', `${file.name} is larger than 200 MB.`);
  const text = await file.text();
  if (!/^CCSDS_O[EC]M_VERS/.test(text)) return faultyFile(file.name, FAULTS);
  const selectedId = form.get('satellite-id');
  const namedSatellite = satelliteNamed(/OBJECT_NAME = (.*)/.exec(text)?.[1]?.trim() ?? '');
  const satelliteId = typeof selectedId === 'string' ? selectedId : (namedSatellite?.satelliteId ?? 'aurora-2');
  const oemFileId = newId('oem');
  const { screeningId } = startRun({ satelliteIds: [satelliteId], oemFileId, fileName: file.name }, 7);
  const acceptedFile = ephemerisFileFixture({
    oemFileId,
    satelliteId,
    fileName: file.name,
    designation: form.get('designation') === 'CANDIDATE' ? 'CANDIDATE' : 'OPERATIONAL',
    startTime: now(),
    stopTime: inHours(7 * 24),
    uploadedAt: now(),
    sizeBytes: file.size,
    screeningId,
    warnings: [
      { code: 'keyword-unknown', message: 'The keyword is not part of the standard.', line: 5, keyword: 'OPERATOR' },
    ],
  });
  return { accepted: [files.first(acceptedFile)], rejected: [] };
}

const FAULTS: Parameters<typeof faultyFile>[1] = [
  {
    code: 'version-missing',
    message: 'The file must begin with CCSDS_OEM_VERS.',
    line: 1,
    keyword: 'CCSDS_OEM_VERS',
  },
  {
    code: 'frame-unknown',
    message: 'The reference frame is not one of the standard.',
    line: 9,
    keyword: 'REF_FRAME',
    value: 'J2OOO',
  },
  { code: 'epoch-order', message: 'The epoch is not after the one before it.', line: 4133, keyword: 'EPOCH' },
];

import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { type Handler, on } from './handlers.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
import { qualityOf } from './quality-fixture.ts';
import { fileOf, satelliteNames } from './screening-fixture.ts';
import type { ScreeningWorld } from './screening-world.ts';

const DAY_MS = 86_400_000;

/** Ephemeris files. A file that begins as an OEM is taken, one named `large…` is too large, any other is rejected. */
export function ephemerisHandlers(world: ScreeningWorld): readonly Handler[] {
  const find = (id: string | undefined) => world.files().find(({ oemFileId }) => oemFileId === id);
  const missing = () => mockProblem({ status: 404, code: 'not-found', detail: 'The ephemeris was not found.' });
  return [
    on('listEphemerides', (request) => mockPage(request, world.files())),
    on('getEphemeris', (_request, [id]) => (find(id) ? Response.json(find(id)) : missing())),
    on('getEphemerisQuality', (_request, [id]) => {
      const file = find(id);
      return file ? Response.json(qualityOf(file, world.files())) : missing();
    }),
    on('getEphemerisFile', (_request, [id]) =>
      find(id) ? new Response('CCSDS_OEM_VERS = 2.0\n', { headers: { 'Content-Type': 'text/plain' } }) : missing(),
    ),
    on('changeEphemeris', async (request) => {
      const { oemFileId, ...change } = (await request.json()) as Partial<EphemerisFile> & { oemFileId: string };
      if (!find(oemFileId)) return missing();
      world.changeFile(oemFileId, change);
      return Response.json(find(oemFileId));
    }),
    on('deleteEphemeris', (_request, [id = '']) => {
      if (!find(id)) return missing();
      world.removeFile(id);
      return new Response(null, { status: 204 });
    }),
    on('uploadEphemeris', async (request) => take(world, await request.formData())),
  ];
}

async function take(world: ScreeningWorld, form: FormData): Promise<Response> {
  const file = form.get('file');
  if (!(file instanceof File))
    return mockProblem({ status: 422, code: 'no-file', detail: 'The form contains no file.' });
  if (file.name.startsWith('large')) {
    return mockProblem({ status: 413, code: 'file-too-large', detail: `${file.name} is larger than 200 MB.` });
  }
  const text = await file.text();
  if (!text.startsWith('CCSDS_OEM_VERS')) return rejected(file.name);
  const chosen = form.get('satellite-id');
  const named = /OBJECT_NAME = (.*)/.exec(text)?.[1]?.trim();
  const matched = Object.entries(satelliteNames).find(([, name]) => name === named)?.[0];
  const satelliteId = typeof chosen === 'string' ? chosen : (matched ?? 'aurora-2');
  const nowMs = Date.now();
  const oemFileId = world.newId('oem');
  const run = world.startRun({ satelliteIds: [satelliteId], oemFileId, fileName: file.name }, 7);
  const taken = fileOf({
    oemFileId,
    satelliteId,
    fileName: file.name,
    designation: form.get('designation') === 'CANDIDATE' ? 'CANDIDATE' : 'OPERATIONAL',
    startTime: new Date(nowMs).toISOString(),
    stopTime: new Date(nowMs + 7 * DAY_MS).toISOString(),
    uploadedAt: new Date(nowMs).toISOString(),
    sizeBytes: file.size,
    screeningId: run.screeningId,
    warningCount: 1,
    warnings: [
      { code: 'keyword-unknown', message: 'The keyword is not part of the standard.', line: 5, keyword: 'OPERATOR' },
    ],
  });
  world.addFile(taken);
  return Response.json({ accepted: [taken], rejected: [] }, { status: 201 });
}

function rejected(fileName: string): Response {
  return mockProblem({
    status: 422,
    code: 'version-missing',
    detail: `${fileName}: Line 1: The file must begin with CCSDS_OEM_VERS. (and 2 more)`,
    errors: [
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
    ].map((place) => ({ ...place, file: fileName })),
  });
}

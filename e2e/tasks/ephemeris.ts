import { EPHEMERIS_FILES } from '@keepout/contract/ca/endpoints/ephemeris-files';
import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { answer } from './records.ts';
import type { Task } from './task.ts';

const SATELLITE = 'TERN-6';
const NAME = 'tern-6-next.oem';
/** How far the next determination lies from the one before, along X of its frame, km. */
const APART_KM = 0.02;

/** The ephemeris in force, with every state a little elsewhere. */
export const ephemeris: Task = {
  id: 'ephemeris',
  title: 'Upload an ephemeris and say what changed',
  aim: 'A new ephemeris is read, compared with the one before and screened: how far they lie apart, and which conjunctions it has.',
  async prepare(walk) {
    const files = (await answer(walk, urlOf(EPHEMERIS_FILES.listEphemerides))) as readonly EphemerisFile[];
    const newest = files.find(({ satelliteName }) => satelliteName === SATELLITE);
    const text = await walk.request.get(urlOf(EPHEMERIS_FILES.getEphemerisFile, { oemId: newest?.oemFileId ?? '' }), {
      headers: walk.headers,
    });
    return (await text.text()).replaceAll(
      /^(\d{4}-\d\d-\d\dT\S+ +)(\S+)/gm,
      (_, time: string, x: string) => `${time}${Number(x) + APART_KM}`,
    );
  },
  async walk(walk, file) {
    await walk.go('oems');
    await walk.handOver(({ ephemerides }) => ephemerides.upload.choose, 'the file', {
      name: NAME,
      mimeType: 'text/plain',
      buffer: Buffer.from(file),
    });
    const { page, words } = walk;
    const card = page.getByRole('list', { name: words.upload.list }).locator('.upload-card');
    await walk.read('Read that it was accepted, and what its screening found.', card, words.upload.accepted);
    const outcome = new RegExp(`${words.ephemerides.screening.none}|${words.ephemerides.screening.found('1', '')}`);
    await walk.read('Read what its screening found.', card, outcome);
    await walk.press('button', () => NAME, { isFirst: true });
    const sheet = page.getByRole('dialog', { name: NAME });
    const { against } = words.ephemerides.quality;
    await walk.read(
      'Read how far it lies from the file before, where they first meet and at most.',
      sheet.getByRole('table', { name: against('').split(',')[0] ?? '' }),
      words.ephemerides.quality.where.largest,
    );
  },
};

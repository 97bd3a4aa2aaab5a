import type { CdmSummary } from '@keepout/contract/ca/cdm';
import { CDMS } from '@keepout/contract/ca/endpoints/cdms';
import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { expect } from '@playwright/test';
import { answer, eventOf } from './records.ts';
import type { Task } from './task.ts';

const COUNT = 10;

/** Ten messages of somebody else about an event; in the last a line is missing. */
export const messages: Task = {
  id: 'messages',
  title: 'Upload ten messages with a bad one',
  aim: 'Messages of others come as a file of many. What is good of it is taken, and of what is not the line, the keyword and the reason are named.',
  async prepare(walk) {
    const { conjunctionId } = await eventOf(walk, 'TERN-5');
    const [newest] = (await answer(walk, urlOf(CONJUNCTIONS.listConjunctionCdms, { conjunctionId }))) as CdmSummary[];
    const file = await walk.request.get(urlOf(CDMS.getCdmFile, { cdmId: newest?.cdmId ?? '' }), {
      headers: walk.headers,
    });
    const text = await file.text();
    const stamp = new Date().toISOString().slice(0, 19);
    return Array.from({ length: COUNT }, (_, place) => {
      const own = text
        .replace(/^(ORIGINATOR\s*=).*$/m, '$1 NEIGHBOUR')
        .replace(/^(MESSAGE_ID\s*=).*$/m, `$1 NEIGHBOUR-${stamp}-${place}`);
      return place === COUNT - 1 ? own.replace(/^OBJECT_DESIGNATOR.*\n/m, '') : own;
    }).join('');
  },
  async walk(walk, file) {
    await walk.press('button', ({ list }) => list.view.upload);
    await walk.handOver(({ upload }) => upload.messages.choose, 'the file', {
      name: 'ten.cdm',
      mimeType: 'text/plain',
      buffer: Buffer.from(file),
    });
    const { words, page } = walk;
    const card = page.getByRole('list', { name: words.upload.list }).locator('.upload-card');
    await walk.read('Read how many were taken.', card, words.upload.messages.taken(String(COUNT - 1), COUNT - 1));
    await walk.read(
      'Read which was not, and which line and keyword it lacks.',
      card,
      words.upload.messages.refused('1', 1),
    );
    await expect(card.getByRole('row').nth(1)).toContainText('OBJECT_DESIGNATOR');
  },
};

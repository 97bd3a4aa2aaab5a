import type { BlockResult, ScreeningOutcome } from '@keepout/conjunction/screening/encounter';
import { mergeBlocks } from '@keepout/conjunction/screening/merge';
import type { ScreenInput } from '@keepout/server/ca/screenings/screen.thread';
import { screenTask } from '@keepout/server/ca/screenings/screen-task';
import { openThreads } from '@keepout/server/platform/threads';

/** Runs all blocks of a plan on so many threads. */
export async function screenAllBlocks(
  input: Omit<ScreenInput, 'blocks'>,
  workers: number,
  onBlock: (done: number, total: number) => void,
): Promise<ScreeningOutcome> {
  const threads = openThreads(workers);
  const { blocks } = input.plan;
  const waiting = blocks.map((block) => block.index);
  const results: BlockResult[] = [];
  const work = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      results.push(...(await threads.run(screenTask, { ...input, blocks: [index] })));
      onBlock(results.length, blocks.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await threads.close();
  }
  return mergeBlocks(input.plan, results);
}

import type { ServerContext } from '../../hosting/module.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { OwnEphemerides } from '../../ports/own-ephemerides.ts';
import { MOST_BYTES } from './cached-ephemeris.ts';
import type { Excerpt } from './excerpt.thread.ts';
import { findOperationalEphemeris } from './store.ts';

const excerptTask: ThreadTask<Excerpt, string | undefined> = threadTask(
  new URL('./excerpt.thread.ts', import.meta.url),
  'excerptOf',
);

/** Returns the interface to an operator's ephemerides for other services. */
export function ownEphemeridesOf({ database, threads }: Pick<ServerContext, 'database' | 'threads'>): OwnEphemerides {
  const db = database.orm;
  return {
    async over(operatorId, satelliteId, startTaiS, stopTaiS) {
      const row = await findOperationalEphemeris(db, operatorId, satelliteId, startTaiS);
      if (row === undefined) return { kind: 'NONE' };
      const { fileName, uploadedAt, facts } = row;
      const notCovering = { kind: 'NOT_COVERING', fileName, startTaiS: row.startTaiS, stopTaiS: row.stopTaiS } as const;
      if (row.startTaiS > startTaiS || row.stopTaiS < stopTaiS) return notCovering;
      const bytes = await readContent(db, row.sha256);
      if (bytes === undefined) return { kind: 'NONE' };
      const turn = { priority: 0, ownerId: operatorId };
      const span = { limitBytes: MOST_BYTES, fileName, startTaiS, stopTaiS };
      const text = await threads.run(excerptTask, { bytes, ...span }, { turn });
      if (text === undefined) return notCovering;
      const hasCovariance = facts.covarianceCount > 0;
      return { kind: 'FOUND', fileName, uploadedAt, startTaiS: row.startTaiS, hasCovariance, text };
    },
  };
}

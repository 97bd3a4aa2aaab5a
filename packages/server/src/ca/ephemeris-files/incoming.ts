import { purposeOfName } from '@keepout/ccsds/value/ephemeris-name';
import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { storedFile } from '../../platform/files/tables.ts';
import type { OwnEphemerisIntake } from '../../ports/own-ephemerides.ts';
import { ephemeris } from '../tables.ts';
import { acceptEphemeris, lookAtEphemeris } from './service.ts';

/** Accepts ephemerides of feeds like uploads. A file with the purpose "Special" in its name is a candidate. */
export const ownEphemerisIntakeOf = (context: ServerContext): OwnEphemerisIntake => ({
  take: async ({ operatorId, actor, fileName, bytes, isTrial }) => {
    const content = receivedBytes(bytes);
    const designation = purposeOfName(fileName) === 'Special' ? ('CANDIDATE' as const) : undefined;
    // If a worker stops after storing the file, the file is delivered again.
    const isSameFile = [
      ...(designation === undefined ? [] : [eq(ephemeris.designation, designation)]),
      eq(storedFile.sha256, content.sha256),
    ];
    const storedEphemeris = await context.database.orm
      .select({ id: ephemeris.id })
      .from(ephemeris)
      .innerJoin(storedFile, eq(storedFile.id, ephemeris.fileId))
      .where(and(eq(ephemeris.operatorId, operatorId), ...isSameFile))
      .limit(1);
    if (storedEphemeris.length > 0) return { is: 'KNOWN' };
    const [caller, file, options] = [
      { operatorId, actor },
      { fileName, content },
      { designation, screen: true },
    ] as const;
    const outcome = await (isTrial ? lookAtEphemeris : acceptEphemeris)(context, caller, file, options);
    if (outcome !== undefined && 'rejected' in outcome) {
      const { code, message: fault } = outcome.rejected;
      return { is: 'UNUSABLE', fault, mayBeTaken: code === 'satellite-unknown' };
    }
    return { is: 'TAKEN' };
  },
});

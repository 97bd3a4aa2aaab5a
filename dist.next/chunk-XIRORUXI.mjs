import {
  withDatabase
} from "./chunk-NNVFY6KX.mjs";
import {
  isMigrated,
  readMigrations
} from "./chunk-DKZP2PSE.mjs";
import {
  migrationsDir
} from "./chunk-GWNYLRQB.mjs";
import {
  CommandEnd,
  EXIT
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/process/on-database.ts
async function onDatabase(settings, work) {
  return await withDatabase(settings, async (database) => {
    if (!await isMigrated(database.pool, readMigrations(migrationsDir))) {
      throw new CommandEnd(EXIT.outage, "the database does not match this version: run `keepout migrate`");
    }
    return await work(database);
  });
}

export {
  onDatabase
};
//# sourceMappingURL=chunk-XIRORUXI.mjs.map

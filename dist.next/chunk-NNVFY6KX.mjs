import {
  openDatabase,
  startEmbeddedPostgres
} from "./chunk-LQ5QVQFS.mjs";

// services/cli/src/process/with-database.ts
async function withDatabase(settings, use) {
  const embedded = settings.databaseUrl === void 0 ? await startEmbeddedPostgres(settings.dataDir) : void 0;
  const connection = embedded?.connection ?? { connectionString: settings.databaseUrl ?? "" };
  const database = openDatabase(connection, { connections: 1 });
  try {
    await database.ping();
    return await use(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

export {
  withDatabase
};
//# sourceMappingURL=chunk-NNVFY6KX.mjs.map

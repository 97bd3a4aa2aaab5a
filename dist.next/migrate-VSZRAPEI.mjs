import {
  grantApplicationRole
} from "./chunk-MUMRHOQT.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import {
  migrate,
  readMigrations
} from "./chunk-DKZP2PSE.mjs";
import {
  startEmbeddedPostgres
} from "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import {
  migrationsDir
} from "./chunk-GWNYLRQB.mjs";
import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/migrate.ts
function applicationRole({ databaseUrl, databaseOwnerUrl }) {
  if (databaseUrl === void 0 || databaseOwnerUrl === void 0) return void 0;
  const name = ({ username, searchParams }) => decodeURIComponent(username) || searchParams.get("user") || void 0;
  const [role, owner] = [name(new URL(databaseUrl)), name(new URL(databaseOwnerUrl))];
  if (role === void 0 || role === owner) {
    throw wrongUsage("KEEPOUT_DATABASE_URL must name another role than KEEPOUT_DATABASE_OWNER_URL");
  }
  return role;
}
function addMigrate(program) {
  program.command("migrate").description("bring the database up to date with this version").action(async () => {
    const settings = settingsOf(process.env, "worker");
    const embedded = settings.databaseUrl === void 0 ? await startEmbeddedPostgres(settings.dataDir) : void 0;
    try {
      const ownUrl = settings.databaseOwnerUrl ?? settings.databaseUrl ?? "";
      const connection = {
        ...embedded?.connection ?? { connectionString: ownUrl },
        pauseS: settings.databasePauseS
      };
      const applied = await migrate(connection, readMigrations(migrationsDir));
      const role = applicationRole(settings);
      if (role !== void 0) await grantApplicationRole(connection, role);
      process.stdout.write(applied.length === 0 ? "nothing to do\n" : `applied ${applied.join(", ")}
`);
    } finally {
      await embedded?.stop();
    }
  });
}
export {
  addMigrate
};
//# sourceMappingURL=migrate-VSZRAPEI.mjs.map

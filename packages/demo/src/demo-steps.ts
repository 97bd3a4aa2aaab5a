import type { Database } from '@keepout/server/platform/database/database';

/** The steps of the demo that are done, kept in the database. */
export interface DemoSteps {
  /** Returns the stored result of a step, or undefined for an incomplete step. */
  read<T>(name: string): Promise<T | undefined>;
  done(name: string, detail?: object): Promise<void>;
}

export function demoSteps(database: Database): DemoSteps {
  return {
    async read<T>(name: string) {
      const { rows } = await database.pool.query<{ detail: T }>('select detail from demo_step where name = $1', [name]);
      return rows[0]?.detail;
    },
    async done(name, detail = {}) {
      await database.pool.query('insert into demo_step (name, detail) values ($1, $2) on conflict (name) do nothing', [
        name,
        JSON.stringify(detail),
      ]);
    },
  };
}

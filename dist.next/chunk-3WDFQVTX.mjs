import {
  storedTime
} from "./chunk-42SRU575.mjs";

// packages/server/src/platform/audit/tables.ts
import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";
var audit = pgTable("audit", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  operatorId: text("operator_id").notNull(),
  actor: text("actor").notNull(),
  action: text("action").notNull(),
  recordType: text("record_type").notNull(),
  recordId: text("record_id").notNull(),
  detail: jsonb("detail").notNull().default({}),
  at: storedTime("at").notNull().defaultNow()
});

// packages/server/src/platform/audit/audit.ts
async function writeAudit(db, ...entries) {
  if (entries.length === 0) return;
  await db.insert(audit).values(entries.map((entry) => ({ ...entry, detail: entry.detail ?? {} })));
}

export {
  audit,
  writeAudit
};
//# sourceMappingURL=chunk-3WDFQVTX.mjs.map

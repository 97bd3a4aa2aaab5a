// packages/server/src/platform/database/stored-time.ts
import { jsonb, timestamp } from "drizzle-orm/pg-core";
var storedTime = (name) => timestamp(name, { withTimezone: true, mode: "string", precision: 6 });
function wireTime(stored) {
  const text = stored.replace(" ", "T");
  return text.replace(/(\+00(:?00)?|Z)?$/, "Z");
}
function wireTimeOrNull(stored) {
  return stored === null ? null : wireTime(stored);
}
var storedStatement = (name) => jsonb(name).$type();

export {
  storedTime,
  wireTime,
  wireTimeOrNull,
  storedStatement
};
//# sourceMappingURL=chunk-42SRU575.mjs.map

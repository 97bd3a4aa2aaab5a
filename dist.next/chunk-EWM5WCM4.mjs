import {
  operator
} from "./chunk-3RQXX2CE.mjs";

// packages/server/src/fleet/operator.ts
async function ensureOperator(db, id, name = id) {
  await db.insert(operator).values({ id, name, thresholds: DEFAULT_THRESHOLDS, thresholdsVersion: 1, decisionLeadHours: 12 }).onConflictDoNothing();
}
var DEFAULT_THRESHOLDS = { medium: 1e-7, high: 1e-5, critical: 1e-4 };
function ensureOperators(app, db) {
  const ids = /* @__PURE__ */ new Set();
  app.addHook("preHandler", async (request) => {
    const id = request.principal?.operatorId;
    if (id === void 0 || ids.has(id)) return;
    await ensureOperator(db, id);
    ids.add(id);
  });
}

export {
  ensureOperator,
  ensureOperators
};
//# sourceMappingURL=chunk-EWM5WCM4.mjs.map

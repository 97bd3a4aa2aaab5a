import {
  writeAudit
} from "./chunk-3WDFQVTX.mjs";
import {
  satellite
} from "./chunk-3RQXX2CE.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/server/src/fleet/satellites/claims.ts
import { and, asc, eq, ne, sql } from "drizzle-orm";

// packages/server/src/fleet/events.ts
var satelliteChanged = {
  type: "fleet.satellite-changed",
  news: () => ({ type: "satellites" })
};
var stationChanged = {
  type: "fleet.station-changed",
  news: () => ({ type: "stations" })
};
var flightRulesChanged = {
  type: "fleet.flight-rules-changed",
  news: () => ({ type: "flight-rules" })
};

// packages/server/src/fleet/satellites/claims.ts
var isDisputed = sql`exists (select 1 from satellite as other
  where other.norad_id = "satellite"."norad_id" and other.operator_id <> "satellite"."operator_id")`;
var CLAIM_LOCK = 6515809;
async function lockNumber(tx, noradId) {
  await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK}, ${noradId})`);
}
async function claimsElsewhere(db, noradId, operatorId) {
  return await db.select({ id: satellite.id, operatorId: satellite.operatorId }).from(satellite).where(and(eq(satellite.noradId, noradId), ne(satellite.operatorId, operatorId)));
}
async function tellOfDispute({ events, log }, tx, own) {
  const others = await claimsElsewhere(tx, own.noradId, own.operatorId);
  if (others.length === 0) return;
  for (const { id, operatorId } of [own, ...others]) {
    await writeAudit(tx, {
      operatorId,
      actor: "platform",
      action: "claim-disputed",
      recordType: "satellite",
      recordId: id,
      detail: { noradId: own.noradId }
    });
  }
  for (const { id, operatorId } of others) {
    await events.publish(tx, operatorId, satelliteChanged, { satelliteId: id, change: "changed" });
  }
  const operators = [own, ...others].map((owner) => owner.operatorId);
  log.warn(
    { event: "claim-disputed", noradId: own.noradId, operators },
    "several operators claim one catalogue number"
  );
}
async function tellOfRelease({ events }, tx, own) {
  for (const { id, operatorId } of await claimsElsewhere(tx, own.noradId, own.operatorId)) {
    await events.publish(tx, operatorId, satelliteChanged, { satelliteId: id, change: "changed" });
  }
}
async function listClaims(db, { all }) {
  const rows = await db.select({
    satelliteId: satellite.id,
    operatorId: satellite.operatorId,
    noradId: satellite.noradId,
    name: satellite.name,
    claim: satellite.claim,
    isDisputed,
    createdAt: satellite.createdAt
  }).from(satellite).where(all ? void 0 : sql`${satellite.claim} = 'UNVERIFIED' or ${isDisputed}`).orderBy(asc(satellite.noradId), asc(satellite.createdAt));
  return rows;
}
async function settleClaim(database, { noradId, operatorId, claim, by }) {
  return await database.orm.transaction(async (tx) => {
    await lockNumber(tx, noradId);
    const rows = await tx.select().from(satellite).where(eq(satellite.noradId, noradId));
    const own = rows.find((row) => row.operatorId === operatorId);
    if (own === void 0) return fail({ code: "no-such-claim" });
    const confirmed = rows.find((row) => row.claim === "CONFIRMED" && row.operatorId !== operatorId);
    if (claim === "CONFIRMED" && confirmed !== void 0) {
      return fail({ code: "confirmed-elsewhere", operatorId: confirmed.operatorId });
    }
    if (own.claim === claim) return ok(claim);
    const now = (/* @__PURE__ */ new Date()).toISOString();
    await tx.update(satellite).set({ claim, claimSettledAt: now, claimSettledBy: by, version: own.version + 1, updatedAt: now }).where(eq(satellite.id, own.id));
    await writeAudit(tx, {
      operatorId,
      actor: by,
      recordType: "satellite",
      recordId: own.id,
      detail: { noradId },
      action: claim === "CONFIRMED" ? "claim-confirmed" : "claim-withdrawn"
    });
    return ok(claim);
  });
}

export {
  satelliteChanged,
  stationChanged,
  flightRulesChanged,
  isDisputed,
  lockNumber,
  tellOfDispute,
  tellOfRelease,
  listClaims,
  settleClaim
};
//# sourceMappingURL=chunk-G7BFEDEO.mjs.map

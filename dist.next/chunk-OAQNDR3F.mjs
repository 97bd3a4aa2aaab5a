import {
  beyond,
  countRows,
  countsAll,
  cutPage,
  refused
} from "./chunk-HIETUVNI.mjs";
import {
  cdm,
  conjunction,
  metObject,
  screeningSighting
} from "./chunk-UEHHVIHQ.mjs";
import {
  meanElements
} from "./chunk-TEKZAZ7H.mjs";
import {
  nowTaiS
} from "./chunk-RZYQK3DY.mjs";
import {
  MOST_COUNTED
} from "./chunk-4K3OKXIN.mjs";
import {
  satellite
} from "./chunk-3RQXX2CE.mjs";
import {
  ORIENTATION_FIGURES
} from "./chunk-IHQRYJEI.mjs";
import {
  BEHIND_CALLS,
  threadTask
} from "./chunk-JPWCTPH6.mjs";
import {
  storedStatement,
  storedTime
} from "./chunk-42SRU575.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/server/src/earth-orientation/store.ts
import { asc, between, desc, sql } from "drizzle-orm";

// packages/server/src/earth-orientation/ground.ts
import { doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
var earthOrientationDay = pgTable("earth_orientation_day", {
  /** Of UTC, since 2000-01-01. */
  day: integer("day").primaryKey(),
  /** As `EarthOrientationDays` has them. */
  figures: doublePrecision("figures").array().notNull(),
  /** The file that it came in. */
  fileName: text("file_name").notNull(),
  loadedAt: storedTime("loaded_at").notNull().defaultNow()
});
var earthOrientationGround = {
  name: "earth-orientation",
  title: "Earth orientation",
  tables: [earthOrientationDay]
};

// packages/server/src/earth-orientation/store.ts
var DAYS_BEFORE = 45;
var DAYS_AFTER = 45;
var { day, figures } = earthOrientationDay;
async function earthOrientationInUse(db) {
  const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
  const query = db.select({ day, figures }).from(earthOrientationDay);
  const around = await query.where(between(day, today - DAYS_BEFORE, today + DAYS_AFTER)).orderBy(asc(day));
  const nearest = asc(sql`abs(${day} - ${today})`);
  const rows = around.length > 0 ? around : await db.select({ day, figures }).from(earthOrientationDay).orderBy(nearest).limit(1);
  const [first] = rows;
  if (first === void 0) return {};
  return { earthOrientation: { firstDay: first.day, values: rows.flatMap((row) => row.figures) } };
}
async function lastOrientationDay(db) {
  const { fileName } = earthOrientationDay;
  const [last] = await db.select({ day, fileName }).from(earthOrientationDay).orderBy(desc(day)).limit(1);
  return last;
}
async function keepEarthOrientation({ orm }, { firstDay, values }, fileName) {
  const rows = Array.from({ length: values.length / ORIENTATION_FIGURES }, (_, index) => ({
    day: firstDay + index,
    figures: values.slice(index * ORIENTATION_FIGURES, (index + 1) * ORIENTATION_FIGURES)
  }));
  await orm.transaction(async (tx) => {
    await tx.delete(earthOrientationDay);
    await tx.execute(sql`
      insert into earth_orientation_day (day, figures, file_name)
      select (one->>'day')::integer,
        array(select value::double precision from jsonb_array_elements_text(one->'figures') with ordinality as f(value, place) order by place),
        ${fileName}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one`);
  });
}

// packages/server/src/catalogue/store.ts
import { and, between as between2, desc as desc2, eq, inArray, sql as sql2 } from "drizzle-orm";

// packages/server/src/catalogue/tables.ts
import { doublePrecision as doublePrecision2, integer as integer2, jsonb, pgTable as pgTable2, primaryKey, text as text2 } from "drizzle-orm/pg-core";
var catalogue = pgTable2("catalogue", {
  id: text2("id").primaryKey(),
  source: text2("source").notNull(),
  format: text2("format").notNull(),
  contentHash: text2("content_hash").notNull(),
  objectCount: integer2("object_count").notNull(),
  rejectedCount: integer2("rejected_count").notNull(),
  faults: jsonb("faults").notNull(),
  newestEpoch: text2("newest_epoch"),
  fileId: text2("file_id").notNull(),
  medianEpochTaiS: doublePrecision2("median_epoch_tai_s"),
  loadedAt: storedTime("loaded_at").notNull().defaultNow()
});
var catalogueRefusal = pgTable2("catalogue_refusal", {
  source: text2("source").primaryKey(),
  reason: storedStatement("reason").notNull(),
  refusedAt: storedTime("refused_at").notNull().defaultNow()
});
var elementSet = pgTable2(
  "element_set",
  {
    catalogueId: text2("catalogue_id").notNull(),
    noradId: integer2("norad_id").notNull(),
    epochTaiS: doublePrecision2("epoch_tai_s").notNull(),
    elements: jsonb("elements").notNull()
  },
  (table) => [primaryKey({ columns: [table.noradId, table.epochTaiS, table.catalogueId] })]
);

// packages/server/src/catalogue/store.ts
async function newestCatalogue(db) {
  return (await db.select().from(catalogue).orderBy(desc2(catalogue.loadedAt)).limit(1))[0];
}
async function findCatalogueByHash(db, hash) {
  return (await db.select().from(catalogue).where(eq(catalogue.contentHash, hash)))[0];
}
async function readCatalogueRow(db, id) {
  return (await db.select().from(catalogue).where(eq(catalogue.id, id)))[0];
}
async function touchCatalogue(db, id) {
  await db.update(catalogue).set({ loadedAt: sql2`clock_timestamp()` }).where(eq(catalogue.id, id));
}
async function noteRefusal(db, source2, reason) {
  const values = { source: source2, reason, refusedAt: sql2`clock_timestamp()` };
  await db.insert(catalogueRefusal).values(values).onConflictDoUpdate({ target: catalogueRefusal.source, set: values });
}
async function forgetRefusal(db, source2) {
  await db.delete(catalogueRefusal).where(eq(catalogueRefusal.source, source2));
}
async function lastRefusal(db) {
  return (await db.select().from(catalogueRefusal).orderBy(desc2(catalogueRefusal.refusedAt)).limit(1))[0];
}
async function insertCatalogue(db, entry, onProgress) {
  const { parts, faults, loadedAt, ...values } = entry;
  await db.insert(catalogue).values({
    ...values,
    faults: faults.slice(0, 100),
    loadedAt: loadedAt ?? sql2`clock_timestamp()`
  });
  for (const [at, part] of parts.entries()) {
    await db.execute(sql2`
      insert into element_set (catalogue_id, norad_id, epoch_tai_s, elements)
      select ${entry.id}, (one->>'noradId')::integer, (one->>'epochTaiS')::double precision, one
      from jsonb_array_elements(${part}::jsonb) as one
      on conflict do nothing`);
    onProgress?.(at + 1, parts.length);
  }
}
async function readElements(db, catalogueId) {
  const rows = await db.select({ elements: elementSet.elements }).from(elementSet).where(eq(elementSet.catalogueId, catalogueId)).orderBy(elementSet.noradId);
  return rows.map((row) => meanElements(row.elements));
}
async function findElements(db, catalogueId, noradId) {
  const rows = await db.select({ elements: elementSet.elements }).from(elementSet).where(and(eq(elementSet.catalogueId, catalogueId), eq(elementSet.noradId, noradId))).orderBy(desc2(elementSet.epochTaiS)).limit(1);
  return rows[0] && meanElements(rows[0].elements);
}
async function elementHistory(db, noradIds, span) {
  const { catalogueId, noradId, epochTaiS, elements } = elementSet;
  const once = db.select({ noradId, epochTaiS, catalogueId: sql2`min(${catalogueId})`.as("once_in") }).from(elementSet).where(and(inArray(noradId, [...noradIds]), between2(epochTaiS, span.fromTaiS, span.toTaiS))).groupBy(epochTaiS, noradId).orderBy(desc2(epochTaiS), noradId).limit(span.most).as("once");
  const rows = await db.select({ elements }).from(once).innerJoin(
    elementSet,
    and(eq(noradId, once.noradId), eq(epochTaiS, once.epochTaiS), eq(catalogueId, once.catalogueId))
  ).orderBy(desc2(epochTaiS), noradId);
  return rows.map((row) => meanElements(row.elements));
}

// packages/server/src/catalogue/state.ts
var HOUR_S = 3600;
async function catalogueState(db, { catalogueMaxAgeHours }) {
  const [row, refusal] = [await newestCatalogue(db), await lastRefusal(db)];
  const ageS = row && ageOf(row);
  return { row, ageS, isStale: row !== void 0 && isStale(row, { catalogueMaxAgeHours }), refusal };
}
function ageOf(row) {
  return row.medianEpochTaiS === null ? void 0 : nowTaiS() - row.medianEpochTaiS;
}
function isStale(row, { catalogueMaxAgeHours }) {
  const ageS = ageOf(row);
  return ageS !== void 0 && ageS > catalogueMaxAgeHours * HOUR_S;
}

// packages/server/src/space-weather/store.ts
import { asc as asc2, between as between3, desc as desc3, sql as sql3 } from "drizzle-orm";

// packages/server/src/space-weather/tables.ts
import { doublePrecision as doublePrecision3, integer as integer3, pgTable as pgTable3, text as text3 } from "drizzle-orm/pg-core";
var spaceWeatherDay = pgTable3("space_weather_day", {
  /** Of UTC, since 2000-01-01. */
  day: integer3("day").primaryKey(),
  f107: doublePrecision3("f107").notNull(),
  f107Mean: doublePrecision3("f107_mean").notNull(),
  ap: doublePrecision3("ap").array().notNull(),
  apMean: doublePrecision3("ap_mean").notNull(),
  source: text3("source").$type().notNull(),
  /** The file that it came in. */
  fileName: text3("file_name").notNull(),
  loadedAt: storedTime("loaded_at").notNull().defaultNow()
});

// packages/server/src/space-weather/store.ts
var WIRE_SOURCES = {
  observed: "OBSERVED",
  interpolated: "INTERPOLATED",
  predicted: "PREDICTED",
  "predicted-monthly": "PREDICTED_MONTHLY",
  "beyond-table": "BEYOND_TABLE",
  constant: "CONSTANT"
};
var DAYS_BEFORE2 = 45;
var DAYS_AFTER2 = 20;
var { day: day2, f107, f107Mean, ap, apMean, source } = spaceWeatherDay;
var FIGURES = { day: day2, f107, f107Mean, ap, apMean, source };
async function airInUse(db) {
  const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
  const query = db.select(FIGURES).from(spaceWeatherDay);
  const around = await query.where(between3(day2, today - DAYS_BEFORE2, today + DAYS_AFTER2)).orderBy(asc2(day2));
  const nearest = asc2(sql3`abs(${day2} - ${today})`);
  const rows = around.length > 0 ? around : await db.select(FIGURES).from(spaceWeatherDay).orderBy(nearest).limit(1);
  const [first] = rows;
  if (first === void 0) return void 0;
  const days = rows.map(({ day: _, ...figures3 }) => figures3);
  return { model: "NRLMSISE_00", weather: { firstDay: first.day, days } };
}
async function lastWeatherDay(db) {
  const { fileName } = spaceWeatherDay;
  const [last] = await db.select({ day: day2, fileName }).from(spaceWeatherDay).orderBy(desc3(day2)).limit(1);
  return last;
}
async function weatherOver(db, firstDay, lastDay) {
  const { fileName, loadedAt } = spaceWeatherDay;
  const [[table], days] = await Promise.all([
    db.select({
      firstDay: sql3`${dateOf(sql3`min(${day2})`)}`,
      lastDay: dateOf(sql3`max(${day2})`),
      lastObservedDay: sql3`${dateOf(sql3`max(${day2}) filter (where ${source} = 'observed')`)}`,
      fileName: sql3`max(${fileName})`,
      loadedAt: sql3`max(${loadedAt})::text`
    }).from(spaceWeatherDay),
    db.select({ day: dateOf(sql3`${day2}`), f107, f107Mean, ap: apMean, source }).from(spaceWeatherDay).where(between3(day2, firstDay, lastDay)).orderBy(asc2(day2))
  ]);
  if (table === void 0 || table.firstDay === null) return void 0;
  return { table: { ...table, firstDay: table.firstDay }, days };
}
var dateOf = (of) => sql3`(date '2000-01-01' + (${of})::integer)::text`;
async function keepSpaceWeather({ orm }, { firstDay, days }, fileName) {
  const rows = days.map((figures3, index) => ({ ...figures3, day: firstDay + index }));
  await orm.transaction(async (tx) => {
    await tx.delete(spaceWeatherDay);
    await tx.execute(sql3`
      insert into space_weather_day (day, f107, f107_mean, ap, ap_mean, source, file_name)
      select (one->>'day')::integer, (one->>'f107')::double precision, (one->>'f107Mean')::double precision,
        array(select value::double precision from jsonb_array_elements_text(one->'ap')),
        (one->>'apMean')::double precision, one->>'source', ${fileName}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one`);
  });
}

// packages/server/src/hosting/quotas.ts
import { sql as sql4 } from "drizzle-orm";
var FAR = 0.8;
var ROOM_SHARE = 0.05;
var COUNTED_FOR_MS = 3e4;
var LEAST_RECORD_BYTES = 100;
function keepWithinQuotas(app, context, own, makeRoom) {
  const { database, settings } = context;
  const quotas = { ...own, storage: storageQuota(settings.storageLimitBytes) };
  const counts2 = /* @__PURE__ */ new Map();
  const usageOf = async (operatorId, quota, { limit, count: count2 }) => {
    const key = `${quota} ${operatorId}`;
    const before = counts2.get(key);
    if (before !== void 0 && before.until > Date.now() && before.used < FAR * limit) return before;
    const fresh = { used: await usedOf(database.orm, count2(operatorId)), until: Date.now() + COUNTED_FOR_MS };
    counts2.set(key, fresh);
    return fresh;
  };
  app.addHook("onRoute", ({ url, config }) => {
    const uncounted = config?.adds?.filter((quota) => quotas[quota] === void 0) ?? [];
    if (uncounted.length > 0) throw new Error(`${url} adds to what nobody counts: ${uncounted.join(", ")}`);
  });
  app.addHook("preParsing", async (request) => {
    const operatorId = request.principal?.operatorId;
    if (operatorId === void 0) return;
    const bytes = Number(request.headers["content-length"] ?? 0);
    for (const quota of request.routeOptions.config.adds ?? []) {
      const counted = quotas[quota];
      let usage = await usageOf(operatorId, quota, counted);
      const least = quota === "storage" ? Math.max(1, bytes) : 1;
      const figure = quota === "storage" ? megabytes : plain;
      const missing = usage.used + least - counted.limit;
      if (quota === "storage" && missing > 0 && makeRoom) {
        await makeRoom(context, operatorId, missing + ROOM_SHARE * counted.limit);
        usage = await usageOf(operatorId, quota, counted);
      }
      if (usage.used + least > counted.limit) throw counted.refusal(figure(usage.used), figure(counted.limit));
      usage.used += quota === "records" ? Math.max(1, bytes / LEAST_RECORD_BYTES) : least;
    }
  });
}
var plain = (value) => value.toLocaleString("en-US", { maximumFractionDigits: 1 });
var megabytes = (bytes) => `${plain(bytes / 1e6)} MB`;
async function usedOf(db, count2) {
  const { rows } = await db.execute(count2);
  return rows[0]?.used ?? 0;
}
function storageQuota(limit) {
  return {
    limit,
    count: (operatorId) => sql4`
      select coalesce(sum(size_bytes), 0)::double precision as used from stored_file
      where operator_id = ${operatorId} and removed_at is null`,
    refusal: (used, most) => refused("storage-limit", { detail: `Your organisation keeps files of ${used}, of at most ${most}.` })
  };
}
function recordsQuota(limit, what, count2) {
  return {
    limit,
    count: count2,
    refusal: (used, most) => refused("records-limit", { detail: `Your organisation keeps ${used} ${what}, of at most ${most}.` })
  };
}

// packages/server/src/ca/evidence/evidence.ts
import { asc as asc3, gt, sql as sql5 } from "drizzle-orm";

// packages/server/src/platform/threads/work-mark.ts
import { readFileSync, readlinkSync } from "node:fs";
import { cpuUsage, hrtime } from "node:process";
var BEGUN_NS = 0;
var THREAD = 1;
var PROCESSOR_NS = 2;
var TICK_NS = 10000000n;
function openMark() {
  return new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT);
}
function workedS(mark) {
  const facts = new BigInt64Array(mark);
  const begunNs = Atomics.load(facts, BEGUN_NS);
  if (begunNs === 0n) return void 0;
  const passedS = Number(hrtime.bigint() - begunNs) / 1e9;
  return Math.min(passedS, Number(processorNs(facts[THREAD]) - facts[PROCESSOR_NS]) / 1e9);
}
function processorNs(thread) {
  if (thread === 0n) {
    const { user, system } = cpuUsage();
    return BigInt(user + system) * 1000n;
  }
  try {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, "latin1");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return (BigInt(fields[11]) + BigInt(fields[12])) * TICK_NS;
  } catch {
    return 0n;
  }
}

// packages/server/src/platform/threads/bounded.ts
var PATIENCE = { leastS: 60, timesTheWork: 4 };
async function runBounded(threads, task, input, { timeS, patienceS, signal, charge, worked, ...options }) {
  const limits = { timeS, patienceS: patienceS ?? PATIENCE.leastS + PATIENCE.timesTheWork * timeS };
  const watch = watchWork(limits, worked ?? workedS);
  try {
    const either = signal === void 0 ? watch.ended : AbortSignal.any([watch.ended, signal]);
    return ok(await threads.run(task, input, { ...options, signal: either, watch }));
  } catch (cause) {
    signal?.throwIfAborted();
    if (isOutOfMemory(cause)) return fail({ code: "out-of-memory" });
    if (watch.ended.reason === OUT_OF_TIME) return fail({ code: "out-of-time" });
    if (watch.ended.aborted)
      throw new Outage("unavailable", "A thread stood still over what it was to read.", { cause });
    throw cause;
  } finally {
    watch.close();
    charge?.(watch.workedS());
  }
}
async function runBoundedTwice(threads, task, input, bounds) {
  const first = await runBounded(threads, task, input, bounds);
  if (first.ok) return first;
  return await runBounded(threads, task, input, {
    ...bounds,
    turn: { priority: BEHIND_CALLS, whose: bounds.turn?.whose ?? "" }
  });
}
var OUT_OF_TIME = "it has worked for so long as it may";
function watchWork(limits, worked) {
  const end = new AbortController();
  const mark = openMark();
  let timer;
  let seenS = 0;
  const seen = () => {
    seenS = Math.max(seenS, worked(mark) ?? 0);
    return seenS;
  };
  const look = (waitedS) => {
    const leftS = limits.timeS - seen();
    if (leftS <= 0) end.abort(OUT_OF_TIME);
    else if (waitedS >= limits.patienceS) end.abort("it stands still");
    else {
      const nextS = Math.max(leftS, limits.timeS / 100);
      timer = setTimeout(() => look(waitedS + nextS), nextS * 1e3);
    }
  };
  return { mark, entered: () => look(0), ended: end.signal, workedS: seen, close: () => clearTimeout(timer) };
}
function isOutOfMemory(cause) {
  return cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
}

// packages/server/src/ca/evidence/evidence.ts
var EVIDENCE_QUEUE = "ca-evidence";
var BATCH = 50;
var BATCH_TIME_S = 300;
var NIGHTLY = { priority: BEHIND_CALLS, whose: "" };
var evidenceTask = threadTask(
  new URL("./threads/ca-evidence-evidence.mjs", import.meta.url),
  "contradictionsOf"
);
async function checkEvidence(db, judge, most = Number.POSITIVE_INFINITY) {
  const contradictions = [];
  const unjudgedIds = [];
  let checked = 0;
  for (let after = ""; checked < most; ) {
    const rows = await db.select().from(cdm).where(gt(cdm.id, after)).orderBy(asc3(cdm.id)).limit(BATCH);
    const last = rows.at(-1);
    if (last === void 0) break;
    const together = await judge(rows);
    for (const row of together === void 0 ? rows : []) {
      const alone = await judge([row]);
      if (alone === void 0) unjudgedIds.push(row.id);
      else contradictions.push(...alone);
    }
    contradictions.push(...together ?? []);
    checked += rows.length;
    after = last.id;
  }
  const { rows: events } = await db.execute(sql5`
    select event.id from conjunction as event join cdm on cdm.id = event.last_cdm_id
    where cdm.conjunction_id <> event.id or event.probability is distinct from cdm.probability
      or event.miss_distance_m <> cdm.miss_distance_m or event.tca_tai_s <> cdm.tca_tai_s
      or event.risk_level <> cdm.risk_level or (cdm.verdict is not null and event.verdict <> cdm.verdict)
    order by event.id`);
  return { checked: checked - unjudgedIds.length, unjudgedIds, contradictions, eventIds: events.map(({ id }) => id) };
}
async function workOnEvidence(queue, context) {
  const { database, readers, log } = context;
  await queue.declare(EVIDENCE_QUEUE, { exclusive: true, retries: 2 });
  await queue.work(EVIDENCE_QUEUE, async () => {
    const judge = async (messages) => {
      const judged = await runBounded(readers, evidenceTask, messages, { timeS: BATCH_TIME_S, turn: NIGHTLY });
      return judged.ok ? judged.value : void 0;
    };
    const { checked, unjudgedIds, contradictions, eventIds } = await checkEvidence(database.orm, judge);
    for (const contradiction of contradictions) log.error(contradiction, "figures of a message are not of its text");
    if (eventIds.length > 0) log.error({ eventIds }, "events say something else than their newest message");
    if (unjudgedIds.length > 0) log.error({ unjudgedIds }, "messages that took too long to be judged again");
    log.info({ checked }, "stored messages were judged again");
  });
  await queue.schedule(EVIDENCE_QUEUE, "23 2 * * *", {});
}

// packages/server/src/ca/quotas/shortages.ts
import { sql as sql8 } from "drizzle-orm";
import prometheus from "prom-client";

// packages/server/src/ca/retention/removable.ts
import { sql as sql6 } from "drizzle-orm";
var RETENTION_ACTOR = "retention";
async function removableEphemerides(db, nowTaiS2, { operatorId, isDue }) {
  const own = (column) => operatorId === void 0 ? sql6`true` : sql6`${column} = ${operatorId}`;
  const { rows } = await db.execute(sql6`
    with frozen as (
      select distinct input ->> 'oemFileId' as id
      from decision, jsonb_array_elements(decision.frozen::jsonb -> 'inputs' -> 'ephemerides') as input
      where decision.frozen is not null and ${own(sql6`decision.operator_id`)}
    ), screened as (
      select unnest(ephemeris_id || bystander_ids) as id from screening where state in ('QUEUED', 'RUNNING')
    ), in_force as (
      select satellite_id, max(uploaded_at) as uploaded_at from ephemeris
      where designation = 'OPERATIONAL' and ${own(sql6`operator_id`)} group by satellite_id
    ), superseded as (
      select file.id, file.operator_id, file.file_id, stored_file.size_bytes, operator.ephemeris_days,
        least(
          case when file.stop_tai_s < ${nowTaiS2} then now() - make_interval(secs => ${nowTaiS2} - file.stop_tai_s) end,
          case when file.designation = 'OPERATIONAL' then (
            -- The next file nearly always reaches as far: it is found in the order of the index, and not among thousands.
            select newer.uploaded_at from ephemeris as newer
            where newer.operator_id = file.operator_id and newer.satellite_id = file.satellite_id
              and newer.designation = 'OPERATIONAL' and newer.stop_tai_s >= file.stop_tai_s
              and newer.uploaded_at > file.uploaded_at
            order by newer.uploaded_at limit 1
          ) end
        ) as since
      from ephemeris as file
      join stored_file on stored_file.id = file.file_id and stored_file.removed_at is null
      join operator on operator.id = file.operator_id
      left join in_force on in_force.satellite_id = file.satellite_id
      where ${own(sql6`file.operator_id`)} and file.compared_at is not null
        and (file.designation = 'CANDIDATE' or file.uploaded_at < in_force.uploaded_at)
        and not exists (select 1 from frozen where frozen.id = file.id)
        and not exists (select 1 from screened where screened.id = file.id)
    )
    select id, operator_id as "operatorId", file_id as "fileId", size_bytes::double precision as "sizeBytes"
    from superseded
    where since is not null ${isDue ? sql6`and since < now() - make_interval(secs => 86400 * ephemeris_days)` : sql6``}
    order by since, id`);
  return rows;
}

// packages/server/src/ca/quotas/quotas.ts
import { sql as sql7 } from "drizzle-orm";
var RETRY_AFTER_S = 60;
var COUNTED_TABLES = [
  "cdm",
  "ephemeris",
  "ground_station",
  "decision",
  "manoeuvre_plan",
  "satellite"
];
function quotasOf({ settings }) {
  return {
    screenings: {
      limit: settings.screeningsLimit,
      count: (operatorId) => sql7`
        select count(*)::double precision as used from screening
        where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`,
      refusal: (used, limit) => refused("screenings-limit", {
        detail: `Your organisation has ${used} screenings that wait or run, of at most ${limit}.`,
        headers: { "retry-after": String(RETRY_AFTER_S) }
      })
    },
    records: recordsQuota(
      settings.recordsLimit,
      "satellites, stations, ephemerides, messages, plans and decisions",
      (operatorId) => {
        const counts2 = COUNTED_TABLES.map(
          (table) => sql7`(select count(*) from ${sql7.identifier(table)} where operator_id = ${operatorId})`
        );
        return sql7`select (${sql7.join(counts2, sql7` + `)})::double precision as used`;
      }
    )
  };
}

// packages/server/src/ca/quotas/shortages.ts
var COUNTED_FOR_MS2 = 36e5;
var TOLD_FROM = 0.8;
async function shortagesOf(db, { storageLimitBytes, recordsLimit }, nowTaiS2) {
  const stored = await db.execute(sql8`
    select operator_id as "operatorId", sum(size_bytes)::double precision as used from stored_file
    where removed_at is null and operator_id is not null
    group by operator_id having sum(size_bytes) > ${TOLD_FROM * storageLimitBytes}`);
  const storage = await Promise.all(
    stored.rows.map(async ({ operatorId, used }) => {
      const removable = await removableEphemerides(db, nowTaiS2, { operatorId, isDue: false });
      return { operatorId, used: used - removable.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
    })
  );
  const counts2 = COUNTED_TABLES.map(
    (table) => sql8`
    select operator_id, count(*) as rows from ${sql8.identifier(table)} group by operator_id`
  );
  const records = await db.execute(sql8`
    select operator_id as "operatorId", sum(rows)::double precision as used
    from (${sql8.join(counts2, sql8` union all `)}) as counted
    group by operator_id having sum(rows) > ${TOLD_FROM * recordsLimit}`);
  return [
    ...storage.filter(({ used }) => used > TOLD_FROM * storageLimitBytes).map((row) => ({ ...row, what: "storage", limit: storageLimitBytes })),
    ...records.rows.map((row) => ({ ...row, what: "records", limit: recordsLimit }))
  ];
}
var counts = /* @__PURE__ */ new WeakMap();
async function recentShortages({
  database,
  settings
}) {
  let counted = counts.get(database);
  if (counted === void 0 || counted.untilMs < Date.now()) {
    counted = { untilMs: Date.now() + COUNTED_FOR_MS2, rows: shortagesOf(database.orm, settings, nowTaiS()) };
    counts.set(database, counted);
    counted.rows.catch(() => counts.delete(database));
  }
  return await counted.rows;
}
function measureShortages(context) {
  new prometheus.Gauge({
    name: "keepout_operators_nearly_full",
    help: "Operators above 80 % of what they may keep, superseded ephemerides aside.",
    labelNames: ["of"],
    registers: [context.metrics.registry],
    async collect() {
      const rows = await recentShortages(context).catch((cause) => {
        context.log.warn({ err: cause }, "what operators have used cannot be measured");
        return void 0;
      });
      if (rows === void 0) return this.reset();
      for (const of of ["storage", "records"]) this.set({ of }, rows.filter(({ what }) => what === of).length);
    }
  });
}

// packages/assessment/src/text/cdm-text.ts
var ORIGINATOR = "KEEPOUT";
var CATALOGUE = "Catalogue:";
var OF_THE_RUN = new RegExp(
  `^(CREATION_DATE|MESSAGE_ID|START_SCREEN_PERIOD|STOP_SCREEN_PERIOD|COMMENT ${CATALOGUE})`
);
var tellSameApproach = (first, second) => approachIn(first) === approachIn(second);
var approachIn = (kvn) => kvn.split("\n").filter((line) => !OF_THE_RUN.test(line)).join("\n");

// packages/server/src/ca/decisions/event-messages.ts
import { and as and5, count, eq as eq5 } from "drizzle-orm";

// packages/server/src/ca/conjunctions/message-store.ts
import { and as and4, desc as desc4, eq as eq4, getTableColumns as getTableColumns2, gte as gte2, inArray as inArray4, lte as lte2, sql as sql12 } from "drizzle-orm";

// packages/server/src/platform/database/insert-rows.ts
import { getTableColumns, getTableName, sql as sql9 } from "drizzle-orm";
var ROWS_AT_ONCE = 500;
function rowSets(table, rows) {
  return Array.from(
    { length: Math.ceil(rows.length / ROWS_AT_ONCE) },
    (_, k) => rowSet(table, rows.slice(k * ROWS_AT_ONCE, (k + 1) * ROWS_AT_ONCE))
  );
}
function rowSet(table, rows) {
  const columns2 = getTableColumns(table);
  const keys = [...new Set(rows.flatMap(Object.keys))].filter((key) => key in columns2);
  const plain2 = rows.map((row) => {
    const values = row;
    return Object.fromEntries(keys.map((key) => [columns2[key].name, plainOf(columns2[key], values[key])]));
  });
  const names = keys.map((key) => columns2[key].name);
  const list = (prefix) => sql9.raw(names.map((name) => `${prefix}"${name}"`).join(", "));
  return {
    names,
    columns: list(""),
    fields: list("told."),
    source: sql9`json_populate_recordset(null::${sql9.identifier(getTableName(table))}, ${JSON.stringify(plain2)}::json) as told`
  };
}
var HALF = /[\ud800-\udfff]/;
function plainOf(column, value) {
  if (value === null || value === void 0) return null;
  if (typeof value === "number" || Array.isArray(value)) refuseEndless(column, value);
  if (column.columnType === "PgJsonb" || Array.isArray(value)) return value;
  const written = column.mapToDriverValue(value);
  if (Buffer.isBuffer(written)) return `\\x${written.toString("hex")}`;
  return typeof written === "string" && HALF.test(written) ? Buffer.from(written).toString() : written;
}
function refuseEndless(column, value) {
  const isEndless = (item) => typeof item === "number" && !Number.isFinite(item);
  if (isEndless(value) || Array.isArray(value) && value.some(isEndless))
    throw new Error(`${getTableName(column.table)}.${column.name} is not finite`);
}
var newestOf = (names) => sql9.raw(names.map((name) => `"${name}" = excluded."${name}"`).join(", "));

// packages/server/src/ca/conjunctions/list-store.ts
import { and as and3, asc as asc4, eq as eq3, gte, inArray as inArray3, lte, sql as sql11 } from "drizzle-orm";

// packages/server/src/ca/conjunctions/met-objects.ts
import { and as and2, eq as eq2, inArray as inArray2, isNull, or, sql as sql10 } from "drizzle-orm";
var NO_NUMBER = 0;
var MOST_OBJECTS = 200;
async function noteObjects(db, operatorId, messages) {
  const objects = /* @__PURE__ */ new Map();
  for (const { figures: figures3 } of messages) {
    const { noradId, name, cosparId } = figures3.objects[1];
    const row = { operatorId, noradId: noradId ?? NO_NUMBER, name, cosparId };
    objects.set(JSON.stringify(row), row);
  }
  const inOrder = [...objects].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, row]) => row);
  for (const { columns: columns2, fields, source: source2 } of rowSets(metObject, inOrder))
    await db.execute(sql10`insert into ${metObject} (${columns2}) select ${fields} from ${source2} on conflict do nothing`);
}
async function withObjectsCalled(db, operatorId, sought) {
  const { part, designator, number } = sought;
  const rows = await db.select({ noradId: metObject.noradId, name: metObject.name }).from(metObject).where(
    and2(
      eq2(metObject.operatorId, operatorId),
      or(
        sql10`lower(${metObject.name} collate "C") like lower(${part} collate "C")`,
        sql10`lower(${metObject.cosparId} collate "C") = lower(${designator} collate "C")`,
        number === void 0 ? void 0 : eq2(metObject.noradId, number)
      )
    )
  ).limit(MOST_OBJECTS + 1);
  if (rows.length > MOST_OBJECTS) return void 0;
  const numbers = rows.flatMap(({ noradId }) => noradId === NO_NUMBER ? [] : [noradId]);
  const names = rows.flatMap(({ noradId, name }) => noradId === NO_NUMBER ? [name] : []);
  const unnumbered = and2(isNull(conjunction.secondaryNoradId), inArray2(conjunction.secondaryName, names));
  return or(
    numbers.length === 0 ? sql10`false` : inArray2(conjunction.secondaryNoradId, numbers),
    names.length === 0 ? void 0 : unnumbered
  );
}

// packages/server/src/ca/conjunctions/list-store.ts
var CONJUNCTION_ORDER = { name: "conjunctions", key: ["number", "text"] };
var columns = {
  id: conjunction.id,
  satelliteId: conjunction.satelliteId,
  secondaryNoradId: conjunction.secondaryNoradId,
  secondaryName: conjunction.secondaryName,
  secondaryObjectType: conjunction.secondaryObjectType,
  screeningType: conjunction.screeningType,
  tcaTaiS: conjunction.tcaTaiS,
  riskLevel: conjunction.riskLevel,
  probability: conjunction.probability,
  missDistanceM: conjunction.missDistanceM,
  verdict: conjunction.verdict,
  verdictReasons: conjunction.verdictReasons,
  decideByTaiS: conjunction.decideByTaiS,
  stillReported: conjunction.stillReported,
  isCandidate: conjunction.isCandidate,
  lastReportedAt: conjunction.lastReportedAt,
  seenAgain: conjunction.seenAgain,
  updatedAt: conjunction.updatedAt,
  messageCreationTaiS: conjunction.messageCreationTaiS,
  messageOriginator: conjunction.messageOriginator,
  relativeSpeedMps: conjunction.relativeSpeedMps,
  relativePositionRtnM: conjunction.relativePositionRtnM,
  relativeVelocityRtnMps: conjunction.relativeVelocityRtnMps,
  probabilityMethod: conjunction.probabilityMethod,
  maxProbability: conjunction.maxProbability,
  dilution: conjunction.dilution,
  mahalanobis: conjunction.mahalanobis,
  covarianceSource: conjunction.covarianceSource,
  satelliteName: satellite.name,
  satelliteNoradId: satellite.noradId,
  messageCount: sql11`cardinality(${conjunction.messageCreationTaiS}) + cardinality(${conjunction.removedCreationTaiS})`,
  previousProbability: sql11`${conjunction.messageProbability}[cardinality(${conjunction.messageProbability}) - 1]`
};
var ORDER = [conjunction.tcaTaiS, conjunction.id];
var IN_ORDER = ORDER.map((column) => asc4(column));
var shownEvents = (db, asked, most) => db.select(columns).from(conjunction).innerJoin(satellite, eq3(satellite.id, conjunction.satelliteId)).where(asked).orderBy(...IN_ORDER).limit(most);
var idsInOrder = (db, asked, most) => db.select({ id: conjunction.id }).from(conjunction).where(asked).orderBy(...IN_ORDER).limit(most);
async function listConjunctions(db, operatorId, filter) {
  return await shownEvents(db, conditionsOf(operatorId, filter), Number.MAX_SAFE_INTEGER);
}
async function pageConjunctions(db, operatorId, filter, page) {
  const { object } = filter;
  const among = object === void 0 ? void 0 : await withObjectsCalled(db, operatorId, soughtOf(object));
  const asked = and3(conditionsOf(operatorId, filter), among);
  const cut = (rows2) => cutPage(rows2, page.limit, (row) => [row.tcaTaiS, row.id]);
  const isSifted = (object ?? filter.minProbability ?? filter.maxMissM) !== void 0;
  if (isSifted && page.after === void 0 && !countsAll()) {
    const ids = (await idsInOrder(db, asked, Math.max(MOST_COUNTED, page.limit) + 1)).map(({ id }) => id);
    const shown = ids.slice(0, page.limit + 1);
    return { ...cut(shown.length === 0 ? [] : await shownEvents(db, idIn(shown), shown.length)), total: ids.length };
  }
  const onPage = and3(asked, beyond(ORDER, page.after));
  const [rows, total] = await Promise.all([
    shownEvents(db, isSifted ? idIn(idsInOrder(db, onPage, page.limit + 1)) : onPage, page.limit + 1),
    countRows(db, conjunction, asked)
  ]);
  return { ...cut(rows), total };
}
var idIn = (ids) => inArray3(conjunction.id, ids);
function conditionsOf(operatorId, filter) {
  const conditions = [eq3(conjunction.operatorId, operatorId)];
  if (filter.conjunctionId !== void 0) conditions.push(eq3(conjunction.id, filter.conjunctionId));
  if (filter.satelliteId !== void 0) conditions.push(eq3(conjunction.satelliteId, filter.satelliteId));
  if (filter.riskLevels !== void 0) conditions.push(inArray3(conjunction.riskLevel, [...filter.riskLevels]));
  if (filter.fromTaiS !== void 0) conditions.push(gte(conjunction.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== void 0) conditions.push(lte(conjunction.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== void 0) conditions.push(lte(conjunction.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== void 0) conditions.push(gte(conjunction.probability, filter.minProbability));
  conditions.push(...eventConditions(filter));
  if (filter.screeningId !== void 0) conditions.push(foundBy(filter.screeningId));
  else if (filter.conjunctionId === void 0) conditions.push(eq3(conjunction.isCandidate, false));
  return and3(...conditions);
}
function eventConditions({ noradId, screeningType, object }) {
  return [
    ...noradId === void 0 ? [] : [eq3(conjunction.secondaryNoradId, noradId)],
    ...screeningType === void 0 ? [] : [eq3(conjunction.screeningType, screeningType)],
    ...object === void 0 ? [] : [secondaryIs(object)]
  ];
}
function secondaryIs(object) {
  const { part, designator, number } = soughtOf(object);
  const asWritten = sql11`(${conjunction.secondarySoughtName} like lower(${part} collate "C")
    or ${conjunction.secondarySoughtCosparId} = lower(${designator} collate "C"))`;
  return number === void 0 ? asWritten : sql11`(${eq3(conjunction.secondaryNoradId, number)} or ${asWritten})`;
}
var soughtOf = (object) => ({
  part: `%${object.replaceAll(/[\\%_]/g, "\\$&")}%`,
  designator: object,
  number: /^\d{1,9}$/.test(object) ? Number(object) : void 0
});
function foundBy(screeningId) {
  return sql11`exists (select 1 from ${cdm} where ${cdm.conjunctionId} = ${conjunction.id} and ${madeOrSeenBy(screeningId)})`;
}
function madeOrSeenBy(screeningId) {
  const seen = sql11`array(select unnest(cdm_ids) from ${screeningSighting} where ${eq3(screeningSighting.screeningId, screeningId)})`;
  return sql11`(${eq3(cdm.screeningId, screeningId)} or ${cdm.id} = any(${seen}))`;
}

// packages/server/src/ca/conjunctions/message-store.ts
var MESSAGE_ORDER = { name: "messages", key: ["number", "time", "text"] };
var AGE = [cdm.creationTaiS, cdm.storedAt, cdm.id];
var NEWEST_FIRST = AGE.map((column) => desc4(column));
var {
  message: _message,
  classification: _classification,
  operatorId: _operatorId,
  ...figures2
} = getTableColumns2(cdm);
async function listMessages(db, operatorId, filter, page) {
  const rows = await db.select(figures2).from(cdm).where(and4(messagesOf(operatorId, filter), beyond(AGE, page.after, "descending"))).orderBy(...NEWEST_FIRST).limit(page.limit + 1);
  return cutPage(rows, page.limit, (row) => [row.creationTaiS, row.storedAt, row.id]);
}
async function pageOfMessages(db, operatorId, filter, page) {
  const [listed, total] = await Promise.all([
    listMessages(db, operatorId, filter, page),
    countMessages(db, operatorId, filter)
  ]);
  return { ...listed, total };
}
async function countMessages(db, operatorId, filter) {
  return await countRows(db, cdm, messagesOf(operatorId, filter));
}
async function findMessage(db, operatorId, cdmId) {
  return (await db.select(figures2).from(cdm).where(messagesOf(operatorId, { cdmId })))[0];
}
function messagesOf(operatorId, filter) {
  const conditions = [eq4(cdm.operatorId, operatorId)];
  if (filter.cdmId !== void 0) conditions.push(eq4(cdm.id, filter.cdmId));
  if (filter.conjunctionId !== void 0) conditions.push(eq4(cdm.conjunctionId, filter.conjunctionId));
  if (filter.satelliteId !== void 0) conditions.push(eq4(cdm.satelliteId, filter.satelliteId));
  if (filter.screeningId !== void 0) conditions.push(madeOrSeenBy(filter.screeningId));
  if (filter.riskLevels !== void 0) conditions.push(inArray4(cdm.riskLevel, [...filter.riskLevels]));
  if (filter.fromTaiS !== void 0) conditions.push(gte2(cdm.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== void 0) conditions.push(lte2(cdm.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== void 0) conditions.push(lte2(cdm.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== void 0) conditions.push(gte2(cdm.probability, filter.minProbability));
  const ofEvent = eventConditions(filter);
  if (ofEvent.length > 0)
    conditions.push(
      sql12`exists (select 1 from ${conjunction} where ${and4(eq4(conjunction.id, cdm.conjunctionId), ...ofEvent)})`
    );
  return and4(...conditions);
}
async function readMessage(db, operatorId, cdmId) {
  const rows = await db.select({ message: cdm.message, messageId: cdm.messageId }).from(cdm).where(and4(eq4(cdm.operatorId, operatorId), eq4(cdm.id, cdmId)));
  return rows[0];
}
async function findMessageRow(db, operatorId, id) {
  const rows = await db.select().from(cdm).where(and4(eq4(cdm.operatorId, operatorId), eq4(cdm.id, id)));
  return rows[0];
}
async function newestMessage(db, conjunctionId) {
  const rows = await db.select().from(cdm).where(eq4(cdm.conjunctionId, conjunctionId)).orderBy(...NEWEST_FIRST).limit(1);
  return rows[0];
}
async function deleteMessage(db, id) {
  await db.delete(cdm).where(eq4(cdm.id, id));
}
var versionKey = ({ originator, messageId }) => `${originator}
${messageId}`;
async function readVersions(db, operatorId, messageIds) {
  const rows = await db.select({
    id: cdm.id,
    conjunctionId: cdm.conjunctionId,
    originator: cdm.originator,
    messageId: cdm.messageId,
    message: cdm.message
  }).from(cdm).where(and4(eq4(cdm.operatorId, operatorId), inArray4(cdm.messageId, [...new Set(messageIds)])));
  const byKey = /* @__PURE__ */ new Map();
  for (const row of rows) byKey.set(versionKey(row), [...byKey.get(versionKey(row)) ?? [], row]);
  return byKey;
}
async function insertCdms(db, rows) {
  for (const { names, columns: columns2, fields, source: source2 } of rowSets(cdm, rows)) {
    const judged = names.filter((name) => !GIVEN.has(name));
    await db.execute(sql12`
      insert into ${cdm} (${columns2}) select ${fields} from ${source2} on conflict (id) do update set ${newestOf(judged)}`);
  }
}
var GIVEN = /* @__PURE__ */ new Set([
  "id",
  "operator_id",
  "conjunction_id",
  "satellite_id",
  "screening_id",
  "message_id",
  "originator",
  "creation_tai_s",
  "stored_at",
  "message",
  "classification",
  "observed"
]);
var versionsOf = sql12`select count(*)::integer from cdm as version where version.operator_id = cdm.operator_id
  and version.message_id = cdm.message_id and version.originator = cdm.originator`;
async function readHistories(db, operatorId, conjunctionIds) {
  if (conjunctionIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await db.select({
    conjunctionId: cdm.conjunctionId,
    id: cdm.id,
    messageId: cdm.messageId,
    originator: cdm.originator,
    creationTaiS: cdm.creationTaiS,
    tcaTaiS: cdm.tcaTaiS,
    riskLevel: cdm.riskLevel,
    probability: cdm.probability,
    maxProbability: cdm.maxProbability,
    missDistanceM: cdm.missDistanceM,
    sigmaAlongMissM: cdm.sigmaAlongMissM,
    observed: cdm.observed,
    versions: sql12`(${versionsOf})`,
    classification: cdm.classification,
    version: sql12`(${versionsOf} and (version.creation_tai_s, version.stored_at, version.id) <= (cdm.creation_tai_s, cdm.stored_at, cdm.id))`
  }).from(cdm).where(and4(eq4(cdm.operatorId, operatorId), inArray4(cdm.conjunctionId, [...conjunctionIds]))).orderBy(...AGE);
  const histories = /* @__PURE__ */ new Map();
  for (const { conjunctionId, ...step } of rows) {
    const history = histories.get(conjunctionId);
    if (history === void 0) histories.set(conjunctionId, [step]);
    else history.push(step);
  }
  return histories;
}

// packages/server/src/ca/decisions/event-messages.ts
var MOST_MESSAGES = 100;
async function readEventMessages(db, operatorId, conjunctionId) {
  const ofEvent = and5(eq5(cdm.operatorId, operatorId), eq5(cdm.conjunctionId, conjunctionId));
  const rows = await db.select({
    id: cdm.id,
    messageId: cdm.messageId,
    originator: cdm.originator,
    creationTaiS: cdm.creationTaiS,
    screeningId: cdm.screeningId,
    objects: cdm.objects,
    message: cdm.message,
    verdictReasons: cdm.verdictReasons
  }).from(cdm).where(ofEvent).orderBy(...NEWEST_FIRST).limit(MOST_MESSAGES);
  const [all] = await db.select({ total: count() }).from(cdm).where(ofEvent);
  return { rows: rows.reverse(), total: all?.total ?? 0 };
}
async function readNewest(db, operatorId, conjunctionId) {
  const rows = await db.select({
    creationTaiS: cdm.creationTaiS,
    tcaTaiS: cdm.tcaTaiS,
    pc: cdm.probability,
    objects: cdm.objects
  }).from(cdm).where(and5(eq5(cdm.operatorId, operatorId), eq5(cdm.conjunctionId, conjunctionId))).orderBy(...NEWEST_FIRST).limit(1);
  return rows[0];
}
function storedText({ message, screeningId, objects, originator, verdictReasons }, ownOriginator) {
  const isOurs = screeningId !== null || originator === ownOriginator;
  const [first, second] = objects;
  const radius = judgedRadius(objects);
  const history = historyIn(verdictReasons);
  if (!isOurs || radius === null) {
    return { text: message, screened: null, ownNoradId: first.noradId, radius, ...history };
  }
  const parties = [screenedObject(first), screenedObject(second)];
  return {
    text: message,
    ownNoradId: first.noradId,
    radius,
    ...history,
    screened: { kind: "SCREENING", radius, objects: parties }
  };
}
function historyIn(reasons) {
  const unlike = (reasons ?? []).flatMap((reason) => "unlike" in reason ? reason.unlike : []);
  return unlike.length > 0 ? { unlikeHistory: unlike } : {};
}
function judgedRadius(objects) {
  const [first, second] = objects;
  if (first.hardBodyRadiusM === null || second.hardBodyRadiusM === null) return null;
  const [primary, secondary] = [first, second].map((object) => ({
    radiusM: object.hardBodyRadiusM ?? 0,
    source: object.hardBodyRadiusSource
  }));
  return { radiusM: primary.radiusM + secondary.radiusM, source: "sum", primary, secondary };
}
function screenedObject({
  covarianceSource,
  orbitSource,
  orbitAgeS,
  statedBy
}) {
  return { covarianceSource, orbitSource, orbitAgeS, ...statedBy && { statedBy } };
}

export {
  earthOrientationGround,
  earthOrientationInUse,
  lastOrientationDay,
  keepEarthOrientation,
  runBounded,
  runBoundedTwice,
  catalogue,
  catalogueRefusal,
  elementSet,
  newestCatalogue,
  findCatalogueByHash,
  readCatalogueRow,
  touchCatalogue,
  noteRefusal,
  forgetRefusal,
  insertCatalogue,
  readElements,
  findElements,
  elementHistory,
  catalogueState,
  ageOf,
  isStale,
  keepWithinQuotas,
  recordsQuota,
  rowSets,
  newestOf,
  noteObjects,
  CONJUNCTION_ORDER,
  listConjunctions,
  pageConjunctions,
  foundBy,
  MESSAGE_ORDER,
  NEWEST_FIRST,
  listMessages,
  pageOfMessages,
  findMessage,
  readMessage,
  findMessageRow,
  newestMessage,
  deleteMessage,
  versionKey,
  readVersions,
  insertCdms,
  readHistories,
  ORIGINATOR,
  tellSameApproach,
  readEventMessages,
  readNewest,
  storedText,
  historyIn,
  checkEvidence,
  workOnEvidence,
  spaceWeatherDay,
  WIRE_SOURCES,
  airInUse,
  lastWeatherDay,
  weatherOver,
  keepSpaceWeather,
  quotasOf,
  RETENTION_ACTOR,
  removableEphemerides,
  shortagesOf,
  recentShortages,
  measureShortages
};
//# sourceMappingURL=chunk-OAQNDR3F.mjs.map

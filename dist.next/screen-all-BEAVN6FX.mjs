import {
  csvOf,
  jsonOf,
  printedEvents
} from "./chunk-ONEGV3TQ.mjs";
import {
  checkResultName,
  writeResult
} from "./chunk-VOKBMZZE.mjs";
import {
  progressLine
} from "./chunk-M3K52CWN.mjs";
import {
  untilInterrupted
} from "./chunk-KJPSGFR6.mjs";
import {
  initialiseBatch
} from "./chunk-J3X5Z36V.mjs";
import {
  numberOption,
  startOption
} from "./chunk-F4PYMTON.mjs";
import {
  BLOCK_QUEUE,
  countBlocks,
  createLogger,
  enqueueBlocks,
  holdCatalogue,
  keepWaiting,
  keepWork,
  layFoundation,
  modules,
  readBlocks,
  standingOf,
  stopWaiting,
  workKey
} from "./chunk-OGMBADHS.mjs";
import "./chunk-L7CTRAFX.mjs";
import "./chunk-MA6LB3SY.mjs";
import "./chunk-6AKW3YPN.mjs";
import "./chunk-5NOFKFYH.mjs";
import "./chunk-AWCVYLB7.mjs";
import "./chunk-SFHU7OSA.mjs";
import "./chunk-WAVZK6C3.mjs";
import "./chunk-BEAJMVT7.mjs";
import "./chunk-XE7WSCOI.mjs";
import "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import "./chunk-WHGDUI5G.mjs";
import "./chunk-BOQT3HMU.mjs";
import "./chunk-G26PB7K7.mjs";
import "./chunk-7CQSZCT6.mjs";
import "./chunk-2E53R2YG.mjs";
import "./chunk-IT664OYZ.mjs";
import "./chunk-DTXYMTTS.mjs";
import "./chunk-XOCJKTFS.mjs";
import "./chunk-63IL6MBF.mjs";
import "./chunk-ABSFTRRC.mjs";
import "./chunk-UBOYCX3D.mjs";
import "./chunk-524HSARZ.mjs";
import "./chunk-CSKC5S3Q.mjs";
import "./chunk-ALC5TWKY.mjs";
import "./chunk-VKOCJKZS.mjs";
import "./chunk-3NGPK2ZD.mjs";
import "./chunk-CZHFY5E3.mjs";
import "./chunk-G7BFEDEO.mjs";
import "./chunk-3WDFQVTX.mjs";
import "./chunk-EWM5WCM4.mjs";
import "./chunk-ZPZDMQVG.mjs";
import "./chunk-VR3GFMQK.mjs";
import "./chunk-V57L3OTT.mjs";
import "./chunk-GB3DDHV4.mjs";
import "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-SG27JUA5.mjs";
import "./chunk-QWZUCWZS.mjs";
import {
  mergeTables,
  planScreening
} from "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import {
  elementTable
} from "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-VI545TKX.mjs";
import "./chunk-K7TYCUTW.mjs";
import "./chunk-DMQ5UNP7.mjs";
import "./chunk-L4GDZA2F.mjs";
import "./chunk-BGV4TA7A.mjs";
import "./chunk-WB4UD6XI.mjs";
import "./chunk-CUKEGQYN.mjs";
import "./chunk-3BUKZ4AD.mjs";
import "./chunk-MUMRHOQT.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import {
  newestCatalogue
} from "./chunk-OAQNDR3F.mjs";
import "./chunk-HIETUVNI.mjs";
import "./chunk-UEHHVIHQ.mjs";
import "./chunk-RXTHE725.mjs";
import "./chunk-TEKZAZ7H.mjs";
import "./chunk-2JEXP4ZN.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import "./chunk-RZYQK3DY.mjs";
import "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-4K3OKXIN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-3RQXX2CE.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import "./chunk-F4WYUQMX.mjs";
import "./chunk-42SRU575.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-DKZP2PSE.mjs";
import "./chunk-LQ5QVQFS.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/server/src/ca/screenings/screen-on-workers.ts
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
var LOOK_EVERY_MS = 500;
var NOBODY = "*";
async function screenOnWorkers({ database, queue }, catalogue, plan, onBlocks, signal) {
  const db = database.orm;
  const waiter = randomUUID();
  const key = workKey(catalogue.packed.key, plan, []);
  const work = { key, catalogueId: catalogue.id, plan, ephemerides: [] };
  const jobIds = await db.transaction(async (tx) => {
    await keepWork(tx, work);
    await keepWaiting(tx, key, waiter);
    const { done } = await standingOf(tx, key, 0, plan.blocks.length);
    return await enqueueBlocks(queue, tx, work, NOBODY, catalogue.elements.length, done);
  });
  try {
    for (; ; ) {
      const done = await countBlocks(db, key);
      onBlocks(done, plan.blocks.length);
      if (done === plan.blocks.length) return mergeTables(plan, await readBlocks(db, key));
      if (!await keepWaiting(db, key, waiter)) throw new Outage("screening-lost", "A block failed on every worker.");
      await sleep(LOOK_EVERY_MS, void 0, { signal }).catch(() => signal.throwIfAborted());
    }
  } finally {
    await stopWaiting(db, waiter);
    await queue.cancel(BLOCK_QUEUE, jobIds);
  }
}

// services/cli/src/commands/screen-all.ts
function addScreenAll(program) {
  program.command("screen-all").description("find all approaches in the catalogue in use, by all workers of the installation").option("--start <time>", "start of the window, UTC (default: now)").requiredOption("--days <n>", "length of the window, days").requiredOption("--threshold-km <x>", "largest distance that counts, km").requiredOption("--out <file>", "result, .csv or .json").action(async (options) => {
    process.stdout.write(`${await screenAll(options)}
`);
  });
}
async function screenAll(options) {
  const startedMs = performance.now();
  checkResultName(options.out);
  const days = numberOption("--days", options.days, 1e-3, 60);
  const radiusM = numberOption("--threshold-km", options.thresholdKm, 1e-3, 500) * 1e3;
  const startTaiS = startOption("--start", options.start);
  const settings = settingsOf(process.env, "worker");
  const foundation = await layFoundation(settings, { modules, log: createLogger(settings) });
  try {
    const { context } = foundation.jobs;
    const newest = await newestCatalogue(context.database.orm);
    if (newest === void 0) throw inputAtFault("the installation has no catalogue yet");
    const catalogue = await holdCatalogue(context.database.orm, newest.id);
    const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
    const volume = { shape: "sphere", radiusM };
    const plan = planScreening({ startTaiS, stopTaiS, volume, scope: { kind: "all-pairs" } });
    const outcome = await untilInterrupted((signal) => {
      const line = progressLine("screening");
      return screenOnWorkers(context, catalogue, plan, line.update, signal).finally(line.end);
    });
    const { elements } = catalogue;
    const objects = {
      noradIds: Float64Array.from(elements, (element) => element.noradId),
      objectTypeOf: (index) => elements[index]?.objectType
    };
    const events = printedEvents(outcome.encounters, objects.noradIds, initialiseBatch(elementTable(elements)));
    writeResult(options.out, options.out.endsWith(".json") ? jsonOf(outcome, events, objects) : csvOf(events, objects));
    const seconds = ((performance.now() - startedMs) / 1e3).toFixed(1);
    return `${outcome.encounters.count} approaches within ${radiusM / 1e3} km among ${elements.length} objects in ${days} ${days === 1 ? "day" : "days"}, ${seconds} s, written to ${options.out}`;
  } finally {
    await foundation.close();
  }
}
export {
  addScreenAll
};
//# sourceMappingURL=screen-all-BEAVN6FX.mjs.map

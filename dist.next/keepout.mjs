import {
  productVersion
} from "./chunk-RC6BJJO4.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  CommandEnd,
  EXIT
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/run-program.ts
import { Command, CommanderError } from "commander";
async function runProgram(args) {
  try {
    await (await createProgram(args[0])).parseAsync([...args], { from: "user" });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}
function exitCodeOf(error) {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof CommandEnd) {
    process.stderr.write(`keepout: ${error.message}
`);
    return error.exitCode;
  }
  if (error instanceof Outage || error instanceof Error && "code" in error) {
    process.stderr.write(`keepout: ${error.message}
`);
    return EXIT.outage;
  }
  const detail = error instanceof Error ? error.message : String(error);
  process.stderr.write(`keepout: something went wrong on our side: ${detail}
`);
  if (process.env["KEEPOUT_LOG_LEVEL"] === "debug") console.error(error);
  return EXIT.outage;
}
var COMMANDS = [
  [["demo", "serve", "worker"], async () => (await import("./platform-D27R3WAZ.mjs")).addPlatform],
  [["migrate"], async () => (await import("./migrate-VSZRAPEI.mjs")).addMigrate],
  [["doctor"], async () => (await import("./doctor-R2ATQAZC.mjs")).addDoctor],
  [["space-weather"], async () => (await import("./space-weather-EKQ5H54E.mjs")).addSpaceWeather],
  [["earth-orientation"], async () => (await import("./earth-orientation-ANQVGOZN.mjs")).addEarthOrientation],
  [["catalogue"], async () => (await import("./catalogue-MNESLAL3.mjs")).addCatalogue],
  [["sign-out"], async () => (await import("./sign-out-5ZYDQADP.mjs")).addSignOut],
  [["claims"], async () => (await import("./claims-YI7FN5AM.mjs")).addClaims],
  [["token"], async () => (await import("./token-KUKEAFVD.mjs")).addToken],
  [["user", "client"], async () => (await import("./accounts-YDPZOURV.mjs")).addAccounts],
  [["screen"], async () => (await import("./screen-7GZBWU5S.mjs")).addScreen],
  [["screen-all"], async () => (await import("./screen-all-BEAVN6FX.mjs")).addScreenAll],
  [["statistics"], async () => (await import("./statistics-T6OPUIWU.mjs")).addStatistics],
  [["mission"], async () => (await import("./mission-WC66B37J.mjs")).addMission],
  [["pc"], async () => (await import("./pc-WNGL462P.mjs")).addPc],
  [["encounter"], async () => (await import("./encounter-CHSJ4KFH.mjs")).addEncounter],
  [["interpolate"], async () => (await import("./interpolate-CRT4LZEC.mjs")).addInterpolate],
  [["next-message"], async () => (await import("./next-message-6MYZC5TB.mjs")).addNextMessage],
  [["covariance-rules"], async () => (await import("./covariance-rules-3JV6W5DX.mjs")).addCovarianceRules],
  [["realism"], async () => (await import("./realism-SCB773TP.mjs")).addRealism],
  [["od-quality"], async () => (await import("./od-quality-XBRJ4URZ.mjs")).addOdQuality],
  [["plan"], async () => (await import("./plan-SKDJ36GT.mjs")).addPlan],
  [["record-keys"], async () => (await import("./record-keys-HK3HOKRY.mjs")).addRecordKeys],
  [["replay"], async () => (await import("./replay-RQDE6U6M.mjs")).addReplay],
  [["passes"], async () => (await import("./passes-PQYYVJN4.mjs")).addPasses],
  [["propagate"], async () => (await import("./propagate-TPSKPRY5.mjs")).addPropagate],
  [["validate"], async () => (await import("./validate-VBYSEA2H.mjs")).addValidate],
  [["convert"], async () => (await import("./convert-54AWNNB4.mjs")).addConvert],
  [["associate"], async () => (await import("./associate-UJZGVAFH.mjs")).addAssociate],
  [["orbit-update"], async () => (await import("./orbit-update-MHYETXMD.mjs")).addOrbitUpdate],
  [["expected-gain"], async () => (await import("./expected-gain-KTCS3OHI.mjs")).addExpectedGain]
];
async function createProgram(name) {
  const program = new Command("keepout").description("Collision avoidance for satellite operators").version(productVersion()).exitOverride().showHelpAfterError("(--help tells more)");
  const wanted = COMMANDS.filter(([names]) => name !== void 0 && names.includes(name));
  const isVersionAsked = name === "--version" || name === "-V";
  for (const [, load] of wanted.length > 0 || isVersionAsked ? wanted : COMMANDS) (await load())(program);
  for (const command of program.commands.flatMap((group) => [group, ...group.commands])) {
    command.exitOverride().showHelpAfterError("(--help tells more)");
  }
  return program;
}

// services/cli/src/main.ts
await runProgram(process.argv.slice(2));
process.exit();
//# sourceMappingURL=keepout.mjs.map

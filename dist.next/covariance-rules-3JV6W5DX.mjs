import {
  readCovarianceRulesChange
} from "./chunk-7J3FLZ4K.mjs";
import {
  createEmbeddedToken
} from "./chunk-EFFDKZBY.mjs";
import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  ENDPOINTS,
  LINES,
  urlOf
} from "./chunk-CSKC5S3Q.mjs";
import "./chunk-ALC5TWKY.mjs";
import "./chunk-VKOCJKZS.mjs";
import "./chunk-ZPZDMQVG.mjs";
import "./chunk-QWZUCWZS.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-L4GDZA2F.mjs";
import "./chunk-BGV4TA7A.mjs";
import "./chunk-WB4UD6XI.mjs";
import "./chunk-CUKEGQYN.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-4K3OKXIN.mjs";
import "./chunk-LRQNFPWD.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  CommandEnd,
  EXIT,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/client/src/body.ts
var isFile = (value) => value instanceof Blob;
function bodyOf(body) {
  if (body instanceof FormData || isFile(body) || typeof body === "string") return body;
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => [value].flat().some(isFile))) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    for (const part of [value].flat()) {
      if (isFile(part)) form.append(name, part);
      else if (part !== void 0) form.append(name, String(part));
    }
  }
  return form;
}

// packages/client/src/places.ts
function placesOf(rows) {
  const places = Object.entries(rows).map(([id, { method, service, path }]) => [id, `${method} ${service} ${path}`]);
  return Object.fromEntries(places);
}
function placeIn(places, id) {
  const [method = "", service = "", path = ""] = places[id].split(" ");
  return { method, service, path, below: `/${service}${path}` };
}

// packages/client/src/client.ts
function createApiClient({ baseUrl, fetch: fetch2, places, failure }) {
  const send = async (id, { params, query, headers: sent = {}, body, signal, onPercent } = {}) => {
    const place = placeIn(places, id);
    const headers = onPercent === void 0 ? sent : { Accept: `${LINES}, application/json;q=0.9`, ...sent };
    const content = body === void 0 ? void 0 : bodyOf(body);
    const isJson = typeof content === "string" && !("Content-Type" in headers);
    const got = await fetch2(
      new Request(`${baseUrl}${urlOf(place, params, query)}`, {
        method: place.method,
        headers: isJson ? { "Content-Type": "application/json", ...headers } : headers,
        ...content !== void 0 && { body: content },
        ...signal && { signal }
      })
    );
    const isFollowed = onPercent !== void 0 && got.headers.get("Content-Type")?.startsWith(LINES);
    const answer = isFollowed ? await (await import("./followed-NR4WXDA5.mjs")).followedAnswer(got, onPercent) : got;
    if (!answer.ok) throw await failure(answer);
    return answer;
  };
  const ask = async (id, input) => {
    const answer = await send(id, input);
    const data = answer.status === 204 ? null : await answer.json();
    return { data, headers: answer.headers };
  };
  return {
    send: (id, ...[input]) => send(id, input),
    ask: (id, ...[input]) => ask(id, input),
    call: async (id, ...[input]) => (await ask(id, input)).data
  };
}

// packages/client/src/platform-client.ts
var CallRefused = class extends Error {
  status;
  problem;
  constructor(status, problem) {
    const { detail } = problem ?? {};
    super(detail ?? `HTTP ${status}`);
    this.name = "CallRefused";
    this.status = status;
    this.problem = problem;
  }
};
function platformClient({ baseUrl, token, fetch: send = fetch }) {
  return createApiClient({
    baseUrl,
    places: placesOf(ENDPOINTS),
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set("Authorization", `Bearer ${token}`);
      return send(request);
    },
    failure: async (answer) => new CallRefused(answer.status, await answer.json().catch(() => void 0))
  });
}

// services/cli/src/commands/on-platform.ts
var URL_OPTION = ["--url <origin>", "where the platform answers; else that of the settings here"];
var TOKEN_OPTION = ["--token <file>", "a bearer token, - for a pipe; else that of the demo user"];
async function onPlatform(options, work) {
  const baseUrl = (options.url ?? settingsOf().publicUrl).replace(/\/+$/, "");
  const token = options.token === void 0 ? await tokenOfDemo() : readText(options.token).trim();
  try {
    return await work(platformClient({ baseUrl, token }));
  } catch (cause) {
    if (cause instanceof CallRefused) {
      const { code } = cause.problem ?? {};
      const text = `${cause.message} [${code ?? cause.status}]`;
      throw cause.status >= 500 ? new CommandEnd(EXIT.outage, text) : inputAtFault(text);
    }
    if (cause instanceof TypeError) throw new CommandEnd(EXIT.outage, `nothing answers at ${baseUrl}`);
    throw cause;
  }
}
async function tokenOfDemo() {
  const settings = settingsOf();
  if (settings.mode !== "demo" || settings.issuerUrl !== void 0) throw wrongUsage("--token says who calls");
  return await createEmbeddedToken(settings, "demo");
}

// services/cli/src/commands/covariance-rules.ts
var HELP = `
get prints what pc and plan read with --covariance-rules, and set takes: a file of before is refused
where somebody has changed the rules since. New kinds are tested on the past messages of the platform.`;
function addCovarianceRules(program) {
  const group = program.command("covariance-rules").description("how covariances count on a platform, by kind: get, set").addHelpText("after", HELP);
  group.command("get").description("print the rules in force as JSON").option(...URL_OPTION).option(...TOKEN_OPTION).action(
    (options) => onPlatform(options, async (client) => print(await client.call("getCovarianceRules")))
  );
  group.command("set").description("replace the rules by those of a file; open events are judged by them again").argument("<file>", "what get prints, changed").option("--preview", "print what they would change of the open events, and change nothing").option(...URL_OPTION).option(...TOKEN_OPTION).action(async (file, options) => {
    const { rules, version } = readCovarianceRulesChange(file);
    const headers = { "If-Match": `"${version}"` };
    await onPlatform(
      options,
      async (client) => print(
        options.preview ? await client.call("previewCovarianceRules", { body: { rules } }) : await client.call("changeCovarianceRules", { headers, body: { rules } })
      )
    );
  });
}
function print(answer) {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}
`);
}
export {
  addCovarianceRules
};
//# sourceMappingURL=covariance-rules-3JV6W5DX.mjs.map

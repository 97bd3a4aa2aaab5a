// packages/client/src/followed.ts
async function followedAnswer(lines, onPercent) {
  let last;
  let rest = "";
  const read = (line) => {
    const content = JSON.parse(line);
    if ("percent" in content) onPercent(content.percent);
    else last = content;
  };
  const reader = lines.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const texts = (rest + part.value).split("\n");
    rest = texts.pop() ?? "";
    for (const text of texts) read(text);
  }
  if (last === void 0) throw new TypeError("the answer ended before it was there");
  const { status, body, problem } = last;
  if (problem === void 0) return Response.json(body, { status });
  return Response.json(problem, { status, headers: { "Content-Type": "application/problem+json" } });
}
export {
  followedAnswer
};
//# sourceMappingURL=followed-NR4WXDA5.mjs.map

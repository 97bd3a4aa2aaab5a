/** How far an answer is, in percent; null while it waits for its turn. */
export type OnPercent = (percent: number | null) => void;

interface Last {
  readonly status: number;
  readonly body?: unknown;
  readonly problem?: unknown;
}

/**
 * Reads an answer with progress lines as a plain answer: the last line is the result.
 *
 * @throws TypeError where the connection ended before that, as `fetch` does
 */
export async function followedAnswer(lines: Response, onPercent: OnPercent): Promise<Response> {
  let last: Last | undefined;
  let unreadText = '';
  const read = (line: string): void => {
    const content = JSON.parse(line) as Last | { readonly percent: number | null };
    if ('percent' in content) onPercent(content.percent);
    else last = content;
  };
  const reader = lines.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const texts = (unreadText + part.value).split('\n');
    unreadText = texts.pop() ?? '';
    for (const text of texts) read(text);
  }
  if (last === undefined) throw new TypeError('the answer ended before it was there');
  const { status, body, problem } = last;
  if (problem === undefined) return Response.json(body, { status });
  return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

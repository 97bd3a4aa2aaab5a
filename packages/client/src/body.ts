const isFile = (value: unknown): value is Blob => value instanceof Blob;

/** A body as it is sent: a form where there is a file in it, else JSON; texts, files and forms go as they are. */
export function requestBody(body: unknown): FormData | Blob | string {
  if (body instanceof FormData || isFile(body) || typeof body === 'string') return body;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => [value].flat().some(isFile))) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    for (const part of [value].flat()) {
      if (isFile(part)) form.append(name, part);
      else if (part !== undefined) form.append(name, String(part));
    }
  }
  return form;
}

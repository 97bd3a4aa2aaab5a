import { convertMessage } from '@keepout/ccsds/convert';

/** A stored message (KVN) in the form that the caller accepts; KVN unless XML or JSON is named first. */
export function messageAs(
  message: string,
  accept: string | undefined,
): { readonly text: string; readonly type: string; readonly extension: string } {
  const wanted = formatOf(accept ?? '');
  if (wanted === 'kvn') return { text: message, type: 'text/plain; charset=utf-8', extension: 'cdm' };
  const converted = convertMessage(message, wanted);
  if (!converted.ok) throw new Error(`stored message does not convert: ${converted.fault.code}`);
  return { text: converted.value, type: `application/${wanted}`, extension: wanted };
}

function formatOf(accept: string): 'kvn' | 'xml' | 'json' {
  for (const range of accept.split(',')) {
    const type = range.split(';', 1)[0]?.trim();
    if (type === 'application/xml' || type === 'text/xml') return 'xml';
    if (type === 'application/json') return 'json';
    if (type === 'text/plain') return 'kvn';
  }
  return 'kvn';
}

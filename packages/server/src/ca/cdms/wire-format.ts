import { convertMessage } from '@keepout/ccsds/convert';

/** A stored message (KVN) as the media type that was chosen. */
export function messageAs(
  message: string,
  mediaType: string | undefined,
): { readonly text: string; readonly type: string; readonly extension: string } {
  const wanted = formatOf(mediaType);
  if (wanted === 'kvn') return { text: message, type: 'text/plain; charset=utf-8', extension: 'cdm' };
  const converted = convertMessage(message, wanted);
  if (!converted.ok) throw new Error(`stored message does not convert: ${converted.fault.code}`);
  const type = mediaType === 'text/xml' ? 'text/xml; charset=utf-8' : `application/${wanted}`;
  return { text: converted.value, type, extension: wanted };
}

function formatOf(mediaType: string | undefined): 'kvn' | 'xml' | 'json' {
  if (mediaType === 'application/xml' || mediaType === 'text/xml') return 'xml';
  return mediaType === 'application/json' ? 'json' : 'kvn';
}

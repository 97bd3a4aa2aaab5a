import type { FileCompressionType, OrbitMessageType } from '@keepout/contract/odt/enums';

/** How a file is packed, by its first bytes. */
export function compressionOf(bytes: Uint8Array): FileCompressionType {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'GZIP';
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? 'ZIP' : 'NONE';
}

/** Returns the notation of an unread TDM by its name; its content decides once it is read. */
export function notationByName(fileName: string): OrbitMessageType {
  return /\.xml(\.gz|\.zip)?$/i.test(fileName) ? 'TDM_XML' : 'TDM_KVN';
}

const TYPES = { NONE: 'text/plain; charset=utf-8', GZIP: 'application/gzip', ZIP: 'application/zip' } as const;

/** Returns the media type of a file. */
export function contentTypeOf(file: {
  readonly compression: FileCompressionType;
  readonly messageType: OrbitMessageType;
}): string {
  return file.compression === 'NONE' && file.messageType === 'TDM_XML' ? 'application/xml' : TYPES[file.compression];
}

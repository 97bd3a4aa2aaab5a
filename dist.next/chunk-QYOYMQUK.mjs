import {
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/server/src/messages/text.ts
import { gunzipSync } from "node:zlib";
var GZIP = [31, 139];
var ZIP = [80, 75];
function textOf(bytes, limitBytes) {
  const opened = openedBytes(bytes, limitBytes);
  return opened.ok ? textOfOpened(opened.value) : opened;
}
function openedBytes(bytes, limitBytes) {
  if (startsWith(bytes, ZIP)) return fail(messageFault("not-text", { value: "zip archive" }));
  return startsWith(bytes, GZIP) ? gunzip(bytes, limitBytes) : ok(bytes);
}
function textOfOpened(bytes) {
  if (bytes.includes(0)) return fail(messageFault("not-text"));
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return fail(messageFault("not-text"));
  }
}
function gunzip(bytes, limitBytes) {
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: limitBytes }));
  } catch (error) {
    const tooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return fail(
      tooLarge ? messageFault("too-large", { limit: limitBytes }) : messageFault("not-text", { value: "gzip" })
    );
  }
}
function startsWith(bytes, magic) {
  return magic.every((value, index) => bytes[index] === value);
}

// packages/server/src/messages/pack.ts
import { gzipSync } from "node:zlib";
import AdmZip from "adm-zip";
var LOCAL = [80, 75, 3, 4];
var NO_DATE = new Date(1980, 0, 1);
var MOST_ENTRIES = 16;
function archiveOf(files) {
  const zip = new AdmZip(void 0, { noSort: true });
  for (const { name, bytes } of files) zip.addFile(name, bufferOf(bytes)).header.time = NO_DATE;
  return zip.toBuffer();
}
function unpackFile(bytes, limitBytes) {
  if (LOCAL.every((value, index) => bytes[index] === value)) return unzipped(bytes, limitBytes);
  const opened = openedBytes(bytes, limitBytes);
  if (!opened.ok) return opened;
  return ok({ bytes: opened.value, packing: opened.value === bytes ? "NONE" : "GZIP" });
}
function unzipped(bytes, limitBytes) {
  const broken = fail(messageFault("not-text", { value: "zip archive" }));
  try {
    const zip = new AdmZip(bufferOf(bytes));
    if (zip.getEntryCount() > MOST_ENTRIES) return broken;
    const [file, ...others] = zip.getEntries().filter(({ isDirectory }) => !isDirectory);
    if (file === void 0 || others.length > 0) return broken;
    const { size } = file.header;
    if (size > limitBytes) return fail(messageFault("too-large", { limit: limitBytes }));
    const content = file.getData();
    return content.length === size ? ok({ bytes: content, packing: "ZIP", name: file.entryName }) : broken;
  } catch (error) {
    if (error instanceof Error) return broken;
    throw error;
  }
}
function bufferOf(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export {
  textOf,
  openedBytes,
  textOfOpened,
  archiveOf,
  unpackFile
};
//# sourceMappingURL=chunk-QYOYMQUK.mjs.map

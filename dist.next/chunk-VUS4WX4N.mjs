import {
  openedBytes,
  textOfOpened,
  unpackFile
} from "./chunk-QYOYMQUK.mjs";
import {
  CommandEnd,
  describeFault,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/files/input-file.ts
import { readFileSync, statSync } from "node:fs";
var LIMIT_BYTES = 5e8;
function readText(path) {
  return textIn(path, readOpened(path));
}
function readPackedText(path) {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  const unpacked = unpackFile(bytes, LIMIT_BYTES);
  if (!unpacked.ok) throw inputAtFault(`${path}: ${describeFault(unpacked.fault)}`);
  return textIn(path, unpacked.value.bytes);
}
function readOpened(path) {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  const opened = openedBytes(bytes, LIMIT_BYTES);
  if (!opened.ok) throw inputAtFault(`${path}: ${describeFault(opened.fault)}`);
  return opened.value;
}
function textIn(path, bytes) {
  const text = textOfOpened(bytes);
  if (!text.ok) throw inputAtFault(`${path}: ${describeFault(text.fault)}`);
  return text.value;
}
function readBytes(path) {
  try {
    if (path === "-") return readFileSync(0);
    if (statSync(path).size > LIMIT_BYTES) {
      throw inputAtFault(`${path}: the file is larger than ${LIMIT_BYTES / 1e6} MB`);
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CommandEnd) throw error;
    const code = error instanceof Error && "code" in error ? error.code : void 0;
    const reason = code === "ENOENT" ? "no such file" : code === "EISDIR" ? "is a folder" : code === "EACCES" ? "cannot be read: permission denied" : String(code);
    throw inputAtFault(`${path}: ${reason}`);
  }
}

export {
  LIMIT_BYTES,
  readText,
  readPackedText,
  readOpened,
  textIn,
  readBytes
};
//# sourceMappingURL=chunk-VUS4WX4N.mjs.map

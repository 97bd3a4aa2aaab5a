import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/files/result-file.ts
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
function checkResultName(path) {
  if (!/\.(csv|json)$/.test(path)) throw wrongUsage(`--out ${path}: the name must end in .csv or .json`);
}
function writeResult(path, pieces) {
  const part = `${path}.${process.pid}.part`;
  try {
    const file = openSync(part, "w");
    try {
      for (const piece of pieces) write(file, typeof piece === "string" ? Buffer.from(piece) : piece);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw inputAtFault(
      `${path}: cannot be written (${error instanceof Error && "code" in error ? error.code : "error"})`
    );
  }
}
function write(file, bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

export {
  checkResultName,
  writeResult
};
//# sourceMappingURL=chunk-VOKBMZZE.mjs.map

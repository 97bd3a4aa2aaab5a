import {
  fromUnixMs
} from "./chunk-JQJWWTBG.mjs";

// packages/server/src/platform/now.ts
function nowTaiS() {
  return fromUnixMs(Date.now());
}

export {
  nowTaiS
};
//# sourceMappingURL=chunk-RZYQK3DY.mjs.map

// packages/server/src/platform/outage.ts
var Outage = class extends Error {
  code;
  constructor(code, message, options) {
    super(message, options);
    this.name = "Outage";
    this.code = code;
  }
};

export {
  Outage
};
//# sourceMappingURL=chunk-IP6WEIXY.mjs.map

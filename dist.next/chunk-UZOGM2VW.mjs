import {
  Outage
} from "./chunk-IP6WEIXY.mjs";

// packages/server/src/platform/http/free-port.ts
import { createServer } from "node:net";
function checkPort(host, port) {
  return new Promise((free, taken) => {
    const server = createServer();
    server.once("error", (cause) => {
      const reason = cause.code === "EADDRINUSE" ? `Port ${port} is taken by another program. Stop it, or set KEEPOUT_PORT to another port (0 takes any).` : `Cannot listen on ${host}:${port} (${cause.code}).`;
      taken(new Outage("port-taken", reason, { cause }));
    });
    server.listen(port, host, () => {
      const { port: freePort } = server.address();
      server.close(() => free(freePort));
    });
  });
}

export {
  checkPort
};
//# sourceMappingURL=chunk-UZOGM2VW.mjs.map

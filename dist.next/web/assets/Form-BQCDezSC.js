import{n as e}from"./rolldown-runtime-WkwZ5CU-.js";import{rt as t}from"./base-B3ATswqu.js";var n=(0,e(t(),1).createContext)(null);export{n as t};
//# sourceMappingURL=Form-BQCDezSC.js.map
import{at as e,dt as t}from"./shell-DgWVLDKO.js";function n(){let n=t();return n!==void 0&&e(n.access,`odt`)}export{n as t};
//# sourceMappingURL=use-may-track-DmYc-s1S.js.map
// packages/contract/src/platform/primitives.ts
import { z } from "zod";
var storable = /^[^\u0000]*$/;
var saying = (longest) => z.string().regex(/^[\s\ufeff]*[^\s\u0000\ufeff][^\u0000]*$/).min(1).max(longest).trim();
var id = z.string().regex(storable).min(1).max(120).meta({ description: "Opaque identifier." });
var idOf = (what) => id.meta({ description: `Opaque identifier of ${what}.` });
var text = (what) => z.string().meta({ description: what });
var count = (what) => z.int().min(0).meta({ description: `${what}, a count.` });
var utcTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/).meta({ format: "date-time", description: "ISO 8601, UTC, with Z.", examples: ["2026-11-25T22:49:56.237Z"] });
var utcTimeOf = (what) => utcTime.meta({ format: "date-time", description: `${what}, ISO 8601, UTC.` });
var timeInput = (what) => z.string().regex(
  /^(19(5[7-9]|[6-9]\d)|20\d\d|21\d\d)-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+ -]([01]\d|2[0-3]):?[0-5]\d)$/
).meta({
  format: "date-time",
  description: `${what}, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.`,
  examples: ["2026-11-20T00:00:00Z", "2026-11-20T00:00:00+00:00"]
});
var noradId = z.int().min(0).max(999999999).meta({ description: "Catalogue number, up to nine digits." });
var noradIdInAddress = (what = "Catalogue number, up to nine digits.") => z.coerce.number().int().min(0).max(999999999).meta({ description: what });
var metres = (what) => z.number().meta({ description: `${what}, m.` });
var metresPerSecond = (what) => z.number().meta({ description: `${what}, m/s.` });
var squareMetres = (what) => z.number().meta({ description: `${what}, m^2.` });
var seconds = (what) => z.number().meta({ description: `${what}, s.` });
var ratio = (what) => z.number().meta({ description: `${what}, without a unit.` });
var chance = (what) => z.number().min(0).max(1).meta({ description: `${what}, 0 to 1.` });
var probability = (what) => z.number().min(0).max(1).nullable().meta({ description: `${what}, 0 to 1.` });
var rtn = (what, unit, axes = "object 2 minus object 1 in the RTN axes of object 1") => z.object({
  r: z.number().meta({ description: `Radial, ${unit}.` }),
  t: z.number().meta({ description: `Along-track, ${unit}.` }),
  n: z.number().meta({ description: `Cross-track, ${unit}.` })
}).meta({ description: `${what}, ${unit}, ${axes}.` });
var MOST_COUNTED = 1e3;
var listTotal = z.enum(["exact"]).meta({
  id: "ListTotal",
  description: `Counts all records, in place of saying that there are more than ${MOST_COUNTED}: it takes longer, the more there are.`
});
var pageQuery = {
  limit: z.coerce.number().int().min(1).max(2e3).default(500).meta({ description: "Most records of one page.", examples: [100] }),
  cursor: z.string().max(1e3).optional().meta({ description: "Where the page begins: as the `Link` of the page before gives it." }),
  total: listTotal.optional()
};
var numberIn = ({ least, most, isWhole }) => (isWhole ? z.int() : z.number()).min(least).max(most);
var queryNumberIn = ({ least, most, isWhole }) => {
  const number = z.coerce.number().min(least).max(most);
  return isWhole ? number.int() : number;
};
var textIn = ({ longest, form, isOptional }) => {
  if (form !== void 0) return z.string().trim().regex(form);
  return isOptional ? z.string().regex(storable).max(longest) : saying(longest);
};
var numberOf = (what, field) => numberIn(field).meta({ description: field.unit === "" ? `${what}.` : `${what}, ${field.unit}.` });
var ifMatch = (what) => z.object({
  "if-match": z.string().regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/).optional().meta({ description: `ETag of the record that the ${what} is based on.`, examples: ['"1"'] })
});
var ifMatchHeaders = ifMatch("change");
var atmosphereModel = z.enum(["EXPONENTIAL", "NRLMSISE_00"]).meta({
  id: "AtmosphereModel",
  description: "A table of exponential layers, of an installation without space weather; or NRLMSISE-00 with the table of the installation."
});

export {
  storable,
  saying,
  id,
  idOf,
  text,
  count,
  utcTimeOf,
  timeInput,
  noradId,
  noradIdInAddress,
  metres,
  metresPerSecond,
  squareMetres,
  seconds,
  ratio,
  chance,
  probability,
  rtn,
  MOST_COUNTED,
  pageQuery,
  numberIn,
  queryNumberIn,
  textIn,
  numberOf,
  ifMatch,
  ifMatchHeaders,
  atmosphereModel
};
//# sourceMappingURL=chunk-4K3OKXIN.mjs.map

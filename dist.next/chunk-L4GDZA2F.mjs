// packages/contract/src/platform/language.ts
import { z } from "zod";
var language = z.enum(["en", "de"]).meta({ id: "Language", description: "A language by its code of two letters.", examples: ["de"] });
var DEFAULT_LANGUAGE = "en";
var inLanguage = language.optional().meta({ description: "Language that it is written in: `en` or `de`; left out, the one that is kept of you." });

export {
  language,
  DEFAULT_LANGUAGE,
  inLanguage
};
//# sourceMappingURL=chunk-L4GDZA2F.mjs.map

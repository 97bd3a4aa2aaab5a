import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/process/place-option.ts
var RAD_PER_DEG = Math.PI / 180;
function placeOption(option, text) {
  const [latitude = Number.NaN, longitude = Number.NaN, altitudeM = Number.NaN, ...rest] = text.split(",").map((part) => part.trim() === "" ? Number.NaN : Number(part));
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360 && Math.abs(altitudeM) < 1e5;
  if (!isPlace || rest.length > 0)
    throw wrongUsage(`${option} ${text}: latitude, longitude in degrees and height in metres`);
  return { latitudeRad: latitude * RAD_PER_DEG, longitudeRad: longitude * RAD_PER_DEG, altitudeM };
}

export {
  placeOption
};
//# sourceMappingURL=chunk-S2PF4BS4.mjs.map

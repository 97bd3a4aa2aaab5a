export const FLEET_ROW_PX = 28;
export const TOP_PX = 8;
export const AXIS_PX = 20;

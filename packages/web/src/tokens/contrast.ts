function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

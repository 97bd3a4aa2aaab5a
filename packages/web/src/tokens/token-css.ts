type Tokens = typeof import('./colours.json') & typeof import('./measures.json');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const px = (prefix: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}: ${value}px;`);
const colours = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${kebab(name)}: ${value};`);
const block = (selector: string, lines: readonly string[]) => `${selector} {\n  ${lines.join('\n  ')}\n}`;

/** Writes the custom properties of both themes and the three densities as one style sheet. */
export function tokenCss(tokens: Tokens): string {
  const root = [
    ...px('space', tokens.space),
    ...px('size', tokens.size),
    ...px('radius', tokens.radius),
    ...Object.entries(tokens.layer).map(([name, value]) => `--layer-${name}: ${value};`),
    ...Object.entries(tokens.motionMs).map(([name, value]) => `--motion-${name}: ${value}ms;`),
    ...Object.entries(tokens.type).map(([name, [size, line]]) => `--type-${name}: ${size}px/${line}px;`),
  ];
  const blocks = [
    block(':root', root),
    block(":root, [data-theme='dark']", ['color-scheme: dark;', ...colours(tokens.dark)]),
    block("[data-theme='light']", ['color-scheme: light;', ...colours(tokens.light)]),
    ...Object.entries(tokens.density).map(([name, sizes]) =>
      block(name === 'normal' ? ':root' : `[data-density='${name}']`, px('density', sizes)),
    ),
  ];
  return `@layer tokens {\n${blocks.join('\n')}\n}\n`;
}

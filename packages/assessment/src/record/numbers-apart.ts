/** Placeholder of a number that is stored separately. */
const PLACEHOLDER = '#';
/** Shorter numbers, and integers, are as short as text. */
const MOST_LETTERS = 6;

/** Plain data in words, and its numbers of many digits in their order. */
export interface NumbersApart {
  readonly words: string;
  readonly numbers: readonly number[];
}

/** Numbers that are stored elsewhere, by their placeholder. */
type Elsewhere = Readonly<Record<string, number | null>>;

/** @returns undefined for data in which a text equals the placeholder of a number */
export function numbersApart(data: unknown, elsewhere: Elsewhere = {}): NumbersApart | undefined {
  const numbers: number[] = [];
  const places = Object.keys(elsewhere);
  let isAmbiguous = false;
  const words = JSON.stringify(data, (_, value: unknown) => {
    isAmbiguous ||= value === PLACEHOLDER || (typeof value === 'string' && places.includes(value));
    if (typeof value !== 'number' || Number.isInteger(value) || String(value).length <= MOST_LETTERS) return value;
    const place = places.find((name) => elsewhere[name] === value);
    if (place !== undefined) return place;
    numbers.push(value);
    return PLACEHOLDER;
  });
  return isAmbiguous ? undefined : { words, numbers };
}

/** The plain data that it was, to the last digit. */
export function numbersBack({ words, numbers }: NumbersApart, elsewhere: Elsewhere = {}): unknown {
  let next = 0;
  const back = (value: unknown): unknown => {
    if (value === PLACEHOLDER) return numbers[next++];
    if (typeof value === 'string' && Object.hasOwn(elsewhere, value)) return elsewhere[value];
    if (value === null || typeof value !== 'object') return value;
    const parts = value as Record<string, unknown>;
    for (const name in parts) parts[name] = back(parts[name]);
    return value;
  };
  return back(JSON.parse(words));
}

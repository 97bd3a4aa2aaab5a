/** One thing to choose, in selects, combo boxes and menus. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** A second, quieter text: a catalogue number, a unit. */
  readonly hint?: string;
}

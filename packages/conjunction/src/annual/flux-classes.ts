/** Passages of one class: their rate, and their uncertainty at the decision. */
export interface FluxClass {
  /** Product of both standard deviations in the plane of encounter, m^2. */
  readonly sigmaProductM2: number;
  /** Passages a year through a square metre of that plane. */
  readonly fluxPerM2Year: number;
}

/** Classes in a factor of ten of the product: 12 % wide. */
const PER_DECADE = 20;

/** Gathers passages by the errors that they are decided on with; each class keeps the mean of its own products. */
export class FluxClasses {
  readonly #classes = new Map<number, { flux: number; weighted: number }>();

  add(sigmaProductM2: number, fluxPerM2Year: number): void {
    const key = Math.round(PER_DECADE * Math.log10(sigmaProductM2));
    const fluxClass = this.#classes.get(key);
    if (fluxClass === undefined) {
      this.#classes.set(key, { flux: fluxPerM2Year, weighted: sigmaProductM2 * fluxPerM2Year });
      return;
    }
    fluxClass.flux += fluxPerM2Year;
    fluxClass.weighted += sigmaProductM2 * fluxPerM2Year;
  }

  list(): readonly FluxClass[] {
    return [...this.#classes.keys()]
      .toSorted((a, b) => a - b)
      .map((key) => {
        const { flux, weighted } = this.#classes.get(key)!;
        return { sigmaProductM2: weighted / flux, fluxPerM2Year: flux };
      });
  }
}

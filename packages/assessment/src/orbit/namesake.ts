/** Identifiers of the object of an ephemeris: a catalogue number or an international designator, an OCM both. */
interface NamedObject {
  readonly designator: string;
  readonly cosparId?: string | undefined;
}

interface DesignatedObject {
  readonly cosparId: string;
  readonly noradId: number;
}

/** The object that an ephemeris names by its designators, also as NASA writes them (`1998-067-A`); a number counts where no international designator speaks against it. */
export function namesake<T extends DesignatedObject>(ephemerisName: NamedObject, objects: readonly T[]): T | undefined {
  const { cosparId, designator } = ephemerisName;
  const cospar = cosparOf(ephemerisName);
  const isOther = (object: T): boolean => object.cosparId !== '' && object.cosparId !== (cosparId ?? object.cosparId);
  return (
    objects.find((object) => object.cosparId !== '' && object.cosparId === cospar) ??
    objects.find((object) => String(object.noradId) === designator && !isOther(object))
  );
}

/** The same of many ephemerides among the same objects, which are laid by their designators once. */
export function namesakesAmong<T extends DesignatedObject>(
  objects: readonly T[],
): (ephemerisName: NamedObject) => T | undefined {
  const byDesignator = new Map<string, T[]>();
  for (const object of objects) {
    for (const designator of [object.cosparId, String(object.noradId)]) {
      const namesakes = byDesignator.get(designator);
      if (namesakes === undefined) byDesignator.set(designator, [object]);
      else namesakes.push(object);
    }
  }
  const under = (designator: string): readonly T[] => byDesignator.get(designator) ?? [];
  return (searchedName) =>
    namesake(searchedName, [...under(cosparOf(searchedName)), ...under(searchedName.designator)]);
}

function cosparOf({ cosparId, designator }: NamedObject): string {
  return (cosparId ?? designator).replace(/^(\d{4}-\d{3})-([A-Z]{1,3})$/, '$1$2');
}

/** What an ephemeris calls its object: a catalogue number or an international designator, an OCM both. */
interface NamedObject {
  readonly designator: string;
  readonly cosparId?: string | undefined;
}

interface Named {
  readonly cosparId: string;
  readonly noradId: number;
}

/** The object that an ephemeris names by its designators, also as NASA writes them (`1998-067-A`); a number counts where no international designator speaks against it. */
export function namesake<T extends Named>(named: NamedObject, objects: readonly T[]): T | undefined {
  return namesakesAmong(objects)(named);
}

/** The same for many ephemerides of the same objects. */
export function namesakesAmong<T extends Named>(objects: readonly T[]): (named: NamedObject) => T | undefined {
  const byCospar = new Map<string, T>();
  const byNumber = new Map<string, T[]>();
  for (const object of objects) {
    const { cosparId, noradId } = object;
    if (cosparId !== '' && !byCospar.has(cosparId)) byCospar.set(cosparId, object);
    const number = String(noradId);
    const others = byNumber.get(number);
    if (others === undefined) byNumber.set(number, [object]);
    else others.push(object);
  }
  return ({ cosparId, designator }) => {
    const cospar = (cosparId ?? designator).replace(/^(\d{4}-\d{3})-([A-Z]{1,3})$/, '$1$2');
    const isOther = (object: T): boolean => object.cosparId !== '' && object.cosparId !== (cosparId ?? object.cosparId);
    return byCospar.get(cospar) ?? byNumber.get(designator)?.find((object) => !isOther(object));
  };
}

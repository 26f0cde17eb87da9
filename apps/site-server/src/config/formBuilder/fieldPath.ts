/** The place of a field in its form (`2`), or in the rows of a field (`2.0`), as in names and buttons. */
export type FieldPath = string;

/** The path of a field in a group; without a group, in the form. */
export const pathIn = (group: FieldPath | undefined, at: number): FieldPath =>
  group === undefined ? String(at) : `${group}.${at}`;

/** The id of an entry of a field. */
export const entryOf = (path: FieldPath, name: string): string =>
  `field-${path.replace('.', '-')}-${name}`;

/** Splits a path into the group and the position in it. */
export function splitPath(path: FieldPath): { group: number | undefined; at: number } {
  const [outer = '', inner] = path.split('.');
  return inner === undefined
    ? { group: undefined, at: Number(outer) }
    : { group: Number(outer), at: Number(inner) };
}

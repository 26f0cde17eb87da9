/**
 * Whether a field takes a file, by the endings (`.pdf`) and media types (`image/png`, `image/*`) that it names. A field
 * that names none takes every file.
 *
 * @example
 * ```ts
 * import { acceptsFile } from '@plinth/forms/rules';
 *
 * acceptsFile({ name: 'Kiln.PDF', type: '' }, ['.pdf', 'image/*']); // true
 * ```
 */
export function acceptsFile(
  { name, type }: { name: string; type: string },
  accept: readonly string[] = [],
): boolean {
  const [lowerName, lowerType] = [name.toLowerCase(), type.toLowerCase()];
  return (
    accept.length === 0 ||
    accept.some((given) => {
      const kind = given.trim().toLowerCase();
      if (kind.startsWith('.')) return lowerName.endsWith(kind);
      return kind.endsWith('/*') ? lowerType.startsWith(kind.slice(0, -1)) : lowerType === kind;
    })
  );
}

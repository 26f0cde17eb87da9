/**
 * The slug of a path, with or without its query and its fragment. A slug that cannot be decoded is returned unchanged:
 * no page has it.
 */
export function slugOf(path: string): string {
  const slug = path.replace(/^\//, '').split(/[?#]/)[0]!;
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/**
 * The slug that a path asks for, with or without its query and its fragment. One that cannot be decoded is taken as it
 * stands: no page has it.
 */
export function slugOf(path: string): string {
  const slug = path.replace(/^\//, '').split(/[?#]/)[0]!;
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

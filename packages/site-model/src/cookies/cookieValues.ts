/**
 * Every value that a `Cookie` header or `document.cookie` has for a name, as it stands there. Two cookies of one name
 * differ by domain or path, which nobody can see; browsers send longer paths first, and of one path the older cookie. So
 * where nothing else tells which one is right, it is the last.
 */
export function cookieValues(cookies: string | null | undefined, name: string): string[] {
  const values: string[] = [];
  // Without a pattern: every page reads cookies while it starts, and a pattern has to be compiled first.
  for (const cookie of (cookies ?? '').split(';')) {
    const pair = cookie.trim();
    if (pair.startsWith(`${name}=`)) values.push(pair.slice(name.length + 1));
  }
  return values;
}

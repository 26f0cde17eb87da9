/**
 * Every value that a `Cookie` header or `document.cookie` has for a name, as it stands there, without the quotes that
 * some servers write around it (https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1). Two cookies of one name
 * differ by domain or path, which nobody can see; browsers send longer paths first, and of one path the older cookie. So
 * where nothing else tells which one is right, it is the last.
 */
export function cookieValues(cookies: string | null | undefined, name: string): string[] {
  const values: string[] = [];
  // Without a pattern: every page reads cookies while it starts, and a pattern has to be compiled first.
  for (const cookie of (cookies ?? '').split(';')) {
    const pair = cookie.trim();
    if (!pair.startsWith(`${name}=`)) continue;
    const value = pair.slice(name.length + 1);
    const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
    values.push(isQuoted ? value.slice(1, -1) : value);
  }
  return values;
}

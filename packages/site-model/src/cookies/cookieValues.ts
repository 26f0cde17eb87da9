/**
 * Every value of a name in a `Cookie` header or `document.cookie`, undecoded, without the quotes
 * that some servers write around it (https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1). Two
 * cookies of one name differ by domain or path, which cannot be seen here. Browsers send longer
 * paths first, and the older of two cookies of one path; so without other evidence the last value
 * is the right one.
 */
export function cookieValues(cookies: string | null | undefined, name: string): string[] {
  const values: string[] = [];
  // Split instead of a pattern: every page reads cookies while it starts, and a pattern has to be
  // compiled first.
  for (const cookie of (cookies ?? '').split(';')) {
    const pair = cookie.trim();
    if (!pair.startsWith(`${name}=`)) continue;
    const value = pair.slice(name.length + 1);
    const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
    values.push(isQuoted ? value.slice(1, -1) : value);
  }
  return values;
}

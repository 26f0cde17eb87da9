type Settings = Record<string, unknown>;

/** The first of the named settings that matches the pattern; numbers count as their digits. */
export function readId(settings: Settings, names: readonly string[], pattern: RegExp) {
  for (const name of names) {
    const value = settings[name];
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && pattern.test(text.trim())) return text.trim();
  }
  return undefined;
}

/** The last part of an address's path on one of the hosts: an account's name from its page. */
export function readSlug(address: unknown, host: RegExp): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { hostname, pathname, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol) || !host.test(hostname)) return undefined;
  return pathname.split('/').filter(Boolean).at(-1);
}

/**
 * The origin of another provider's tiles, as a source of the page's policy; `{s}` stands for its
 * servers. `undefined` for this server's own tiles, and for an invalid address.
 */
export function tileOrigin(tileUrl: string): string | undefined {
  const [, origin] = /^(https?:\/\/(?:\{s\}\.)?[a-z\d.-]+(?::\d+)?)\//i.exec(tileUrl) ?? [];
  return origin?.replace('{s}', '*');
}

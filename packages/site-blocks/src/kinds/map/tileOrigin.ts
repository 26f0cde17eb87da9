/**
 * Where the tiles of another provider come from, as a source of the page's policy; `{s}` stands for its servers.
 * Undefined for this server's own tiles, and for what is no address of the web.
 */
export function tileOrigin(tileUrl: string): string | undefined {
  const [, origin] = /^(https?:\/\/(?:\{s\}\.)?[a-z\d.-]+(?::\d+)?)\//i.exec(tileUrl) ?? [];
  return origin?.replace('{s}', '*');
}

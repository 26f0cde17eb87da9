/** The host name and the origin of a site. */
export interface SiteAddress {
  /** As a browser sends it: lower case, in punycode, without a port. */
  host: string;
  /** With protocol and port, for links that leave the site. */
  origin: string;
}

/**
 * Reads a site's name from the command line: `studio.example`, which is served by https, or an origin such as
 * `http://studio.localhost:4321`.
 *
 * @throws where it is neither
 */
export function readHost(given: string): SiteAddress {
  const text = given.includes('://') ? given : `https://${given}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(
      `${given} is no host name. Give one such as studio.example, or an origin such as http://studio.localhost:4321.`,
    );
  return { host: url.hostname, origin: url.origin };
}

/** A site's name at the comment service, which becomes part of a host name. */
const shortname = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** A site's account at the comment service; `undefined` if it has none, or an invalid name. */
export function commentSettings(websiteSettings: unknown): { shortname: string } | undefined {
  const { commentsEnabled, disqusShortname } = Object(websiteSettings) as {
    commentsEnabled?: unknown;
    disqusShortname?: unknown;
  };
  return commentsEnabled === true && isCommentName(disqusShortname)
    ? { shortname: disqusShortname }
    : undefined;
}

/** The origin of the script with the comment counts. */
export const commentOrigin = (shortname: string): string => `https://${shortname}.disqus.com`;

export const isCommentName = (name: unknown): name is string =>
  typeof name === 'string' && shortname.test(name);

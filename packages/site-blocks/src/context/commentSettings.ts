/** A site's name at the comment service: it becomes a part of a host's name. */
const shortname = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Where a site's comments are; undefined where it has none, or names nothing that could be a name. */
export function commentSettings(websiteSettings: unknown): { shortname: string } | undefined {
  const { commentsEnabled, disqusShortname } = Object(websiteSettings) as {
    commentsEnabled?: unknown;
    disqusShortname?: unknown;
  };
  return commentsEnabled === true && isCommentName(disqusShortname)
    ? { shortname: disqusShortname }
    : undefined;
}

/** The origin of the numbers of comments, which come as a script. */
export const commentOrigin = (shortname: string): string => `https://${shortname}.disqus.com`;

export const isCommentName = (name: unknown): name is string =>
  typeof name === 'string' && shortname.test(name);

/** The text of an attribute that a serialiser of ours wrote: it escapes these characters and no others. */
export const decodeEntities = (escaped: string): string =>
  escaped
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

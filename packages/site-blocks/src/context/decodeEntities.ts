/** The text of an attribute from our own serialiser, which escapes only these characters. */
export const decodeEntities = (escaped: string): string =>
  escaped
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

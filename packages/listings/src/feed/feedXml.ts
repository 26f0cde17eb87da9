/** XML 1.0 takes neither these characters nor half a surrogate pair, escaped or not. */
// eslint-disable-next-line no-control-regex
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text between tags. */
export const xmlText = (value: string): string =>
  value.replace(refused, '').replace(/[&<>]/g, (sign) => signs[sign]!);

/** A text in an attribute, without its quotes. */
export const xmlAttribute = (value: string): string => xmlText(value).replaceAll('"', '&quot;');

/** An element with a text; nothing for an empty one. */
export const xmlElement = (name: string, value: string | undefined): string =>
  value ? `<${name}>${xmlText(value)}</${name}>` : '';

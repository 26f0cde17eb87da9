/** XML 1.0 allows neither these characters nor unpaired surrogates, escaped or not. */
// eslint-disable-next-line no-control-regex
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text content of an element. */
export const xmlText = (value: string): string =>
  value.replace(refused, '').replace(/[&<>]/g, (sign) => entities[sign]!);

/** An attribute value, without its quotes. */
export const xmlAttribute = (value: string): string => xmlText(value).replaceAll('"', '&quot;');

/** An element with text content; an empty string if there is no text. */
export const xmlElement = (name: string, value: string | undefined): string =>
  value ? `<${name}>${xmlText(value)}</${name}>` : '';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character]!);

/** Large numbers in groups of three digits, small ones unchanged. */
export const inNumbers = (value: number): string =>
  Math.abs(value) >= 10_000 ? value.toLocaleString('en') : String(value);

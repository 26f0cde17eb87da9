/**
 * The two-letter code of a country part's value: a code, a name of the United States, or nothing
 * (the form's own country).
 */
export function countryCode(text: string, fallback = 'US'): string {
  const code = text.trim().toUpperCase();
  if (code === '') return fallback;
  if (/^(USA|U\.S\.A?\.?|UNITED STATES( OF AMERICA)?)$/.test(code)) return 'US';
  return /^[A-Z]{2}$/.test(code) ? code : '';
}

import type { Setting } from '@plinth/site-blocks';

/** A setting that one field shows as text. */
export type TextualSetting = Exclude<Setting, { type: 'group' | 'list' | 'flag' }>;

/**
 * The text of a setting's field. A value of another shape cannot be shown: its field is empty, as if nothing were
 * stored.
 */
export function shownText(setting: TextualSetting, value: unknown): string {
  if (setting.type === 'lines') return isListOfTexts(value) ? value.join('\n') : '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' && setting.type === 'choice' ? setting.fallback : text;
}

/** Whether a field can show the stored value; a value that it cannot show stays until another is entered. */
export const canShow = (setting: TextualSetting, value: unknown): boolean =>
  typeof value !== 'object' || value === null || (setting.type === 'lines' && isListOfTexts(value));

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

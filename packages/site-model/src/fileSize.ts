import { createPlainTranslate } from './messaging/createPlainTranslate';
import type { MessageCatalogue } from './messaging/defineMessages';
import { languageTag } from './messaging/languageTag';
import { siteMessages } from './messages';

export interface FileSizeOptions {
  /** BCP 47. @default 'en' */
  readonly locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  readonly messages?: MessageCatalogue | undefined;
}

/** Units of a file's size, each 1024 times the one before ([MOD-20]). */
export const fileSizeUnits = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/**
 * Writes a file's size with at most one decimal, such as `1.5 MB` ([MOD-20]). Any other value
 * counts as 0.
 *
 * @example
 * ```ts
 * import { formatFileSize } from '@plinth/site-model';
 *
 * formatFileSize(1_500_000, { locale: 'de' });
 * ```
 */
export function formatFileSize(
  bytes: number,
  { locale = 'en', messages }: FileSizeOptions = {},
): string {
  const count = bytes > 0 ? bytes : 0;
  const last = fileSizeUnits.length - 1;
  let unit = 0;
  // Compared after rounding: 1,023.99 KB is 1 MB, not 1,024 KB.
  while (unit < last && rounded(count, unit) >= 1024) unit += 1;
  const size = rounded(count, unit);
  if (unit === 0)
    return createPlainTranslate(siteMessages, { locale, overrides: messages })('siteModel.bytes', {
      size,
    });
  return `${new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(size)} ${fileSizeUnits[unit]}`;
}

function rounded(bytes: number, unit: number): number {
  const factor = unit === 0 ? 1 : 10;
  return Math.round((bytes / 1024 ** unit) * factor) / factor;
}

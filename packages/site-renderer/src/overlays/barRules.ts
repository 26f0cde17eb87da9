import { breakpoints, infoBarStyle, templateVersion as templates } from '@plinth/site-model';

/** The bar with contact, place and hours: on a mobile device, up to the width of a tablet ([RUN-13]). */
export function shouldShowInfoBar({
  isMobile,
  viewportWidth,
  style = infoBarStyle.none,
}: {
  isMobile: boolean;
  /** CSS pixels. */
  viewportWidth: number;
  style?: number | undefined;
}): boolean {
  return isMobile && viewportWidth <= breakpoints.mobileInfoBarTo && style !== infoBarStyle.none;
}

/** Whether the maker's badge is shown: only a 7.1 template may omit it ([RUN-13]). */
export function shouldShowSiteBadge({
  templateVersion,
  type,
}: {
  /** `7.1` as text or as a number. */
  templateVersion: string | number | undefined;
  type: string | undefined;
}): boolean {
  return !(String(templateVersion) === templates.v7_1 && type === 'none');
}

/** Whether a page shows previews of licensed pictures ([RUN-13]). */
export const hasLicensedPreviews = (blocks: readonly { settings?: unknown }[]): boolean =>
  blocks.some(({ settings }) => hasPreview(settings));

/** An image block has the mark itself, a gallery in its pictures. */
function hasPreview(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasPreview);
  if ((value as Record<string, unknown>)['licensedAssetPreview']) return true;
  return Object.values(value).some((inner) => Array.isArray(inner) && hasPreview(inner));
}

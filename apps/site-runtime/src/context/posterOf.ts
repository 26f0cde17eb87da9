import { whatMayRun } from '@plinth/consent/policy';
import { videoProviders } from '@plinth/media/video';
import type { RenderContext } from './renderContext';

const providerOrigins: ReadonlySet<string> = new Set(
  videoProviders.flatMap(({ origins }) => origins),
);

/**
 * The address of a video's poster as this visitor may get it. One that lies at the provider's host tells the provider of
 * the visit as the player does: it waits for the same consent ([CNS-7]), and shows from the next page on.
 *
 * @returns `''` where there is none, or none yet
 */
export function posterOf(
  { site, request }: Pick<RenderContext, 'site' | 'request'>,
  address: string,
): string {
  if (!URL.canParse(address, request.url.href)) return address;
  const { origin } = new URL(address, request.url);
  if (!providerOrigins.has(origin)) return address;
  const { cookieDecision: decision = 'none', globalPrivacyControl = false } = request;
  const settings = site.cookieSettings ?? {};
  return whatMayRun({ settings, decision, globalPrivacyControl }).embeds ? address : '';
}

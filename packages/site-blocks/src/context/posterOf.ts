import { isOfVideoProvider } from '@plinth/media/video';
import { mayShowEmbeds } from './mayShowEmbeds';
import type { RenderContext } from './renderContext';

/**
 * The address of a video's poster, if this visitor may load it. A poster on the provider's host
 * reveals the visit to the provider, as the player does: it needs the same consent ([CNS-7]) and is
 * shown from the next page on. Without consent the page's policy does not allow its origin.
 * @returns `''` if there is none, or none yet
 */
export function posterOf(
  context: Pick<RenderContext, 'site' | 'request' | 'allowPicture'>,
  address: string,
): string {
  const { href } = context.request.url;
  if (!URL.canParse(address, href)) return address;
  const whole = new URL(address, href);
  if (!isOfVideoProvider(whole)) return address;
  if (!mayShowEmbeds(context)) return '';
  context.allowPicture(whole.origin);
  return address;
}

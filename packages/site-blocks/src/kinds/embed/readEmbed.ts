import { parseEmbed, type VideoEmbed } from '@plinth/media/video';
import { safeHref } from '@plinth/site-model';
import { readTextOr } from '../../context/readSettings';
import { embedProviders } from './embedProviders';

type Settings = Record<string, unknown>;

export type ReadEmbed =
  /** A recognised embed, whose player can be shown. */
  | { kind: 'player'; embed: VideoEmbed; label: string }
  /** An unknown address: a link, never a frame. */
  | { kind: 'link'; href: string; host: string }
  /** The text of the owner's HTML, still to be sanitised. */
  | { kind: 'words'; html: string }
  | undefined;

const frameSource = /<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i;

/** The result of an embed's settings. Only the recognised address of the HTML is used. */
export function readEmbed(settings: Settings): ReadEmbed {
  const html = readTextOr(settings, 'html', '').slice(0, 8192);
  const address = readTextOr(settings, 'url', '').trim();
  for (const source of [html, address]) {
    const embed = parseEmbed(source, embedProviders);
    const provider = embedProviders.find(({ name }) => name === embed?.provider);
    if (embed) return { kind: 'player', embed, label: provider?.label ?? '' };
  }
  // In HTML the parts of a query are separated by `&amp;`.
  const source = frameSource.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const href = safeHref(address || source);
  if (href && /^https?:\/\//i.test(href) && URL.canParse(href)) {
    return { kind: 'link', href, host: new URL(href).hostname.replace(/^www\./, '') };
  }
  return html ? { kind: 'words', html } : undefined;
}

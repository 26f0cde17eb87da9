import { buildSafeHtml } from '@plinth/site-model/safe-html';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { Detach, Host } from '../../host/host';
import { readTextOr } from '../../context/readSettings';
import { pageMessages } from '../../page/pageMessages';
import { contentOf, htmlOf, isFilled, readPublishedSettings } from '../../page/publishedBlock';
import { adoptVideo } from '../video/adoptVideo';
import { sizeRatio } from '../video/sizeRatio';
import { embedMessages } from './embedMessages';
import { embedShape } from './embedProviders';
import { readEmbed, type ReadEmbed } from './readEmbed';

type Found = NonNullable<ReadEmbed>;

/**
 * Shows an embed of a legacy page, whose HTML is in an attribute or only in the settings of its
 * block: the player of a recognised address, else a link or the text of the HTML. None of the HTML
 * is used as it is.
 * @returns a function that undoes it
 */
export function fillEmbed(block: HTMLElement, host: Host): Detach {
  const settings = readPublishedSettings(block);
  const given = { ...settings, html: htmlOf(settings['html']) };
  const undo: Detach[] = [];
  const add = (parent: Element, element: HTMLElement) => {
    parent.append(element);
    undo.push(() => element.remove());
  };
  const existing = [...block.querySelectorAll<HTMLElement>('.sqs-video-wrapper')];
  for (const wrapper of existing) {
    if (wrapper.querySelector('iframe, video, .sqs-native-video')) continue;
    const { html: own, videoUrl } = wrapper.dataset;
    const found = readEmbed(own || videoUrl ? { html: own ?? '', url: videoUrl ?? '' } : given);
    if (found?.kind === 'player') undo.push(adopt(wrapper, found, settings));
    else if (found) {
      const place = wrapper.closest<HTMLElement>('[style*="padding-bottom"]') ?? wrapper;
      undo.push(hide(place));
      add(place.parentElement!, buildWithoutPlayer(found, settings, host));
    }
  }
  const found = existing.length > 0 || isFilled(block) ? undefined : readEmbed(given);
  if (found) {
    const content = contentOf(block);
    if (found.kind === 'player') {
      const wrapper = block.ownerDocument.createElement('div');
      wrapper.className = 'sqs-video-wrapper';
      add(content, wrapper);
      undo.push(adopt(wrapper, found, settings));
    } else add(content, buildWithoutPlayer(found, settings, host));
    const caption = htmlOf(settings['description']);
    if (caption) add(content, buildCaption(caption, block.ownerDocument));
  }
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/** Sets the address, the name and the space of a recognised embed. */
function adopt(
  wrapper: HTMLElement,
  { embed: { provider, src }, label }: Found & { kind: 'player' },
  settings: Record<string, unknown>,
): Detach {
  const { style, dataset } = wrapper;
  const { html, videoTitle } = dataset;
  const before = style.cssText;
  const shape = embedShape(provider, src);
  const isReserved = wrapper.closest('[style*="padding-bottom"]') !== null;
  const ratio = sizeRatio(settings);
  if ('ratio' in shape) style.setProperty('--pl-video-ratio', String(ratio ?? shape.ratio));
  const release = adoptVideo(wrapper);
  if ('height' in shape && !isReserved) {
    dataset['embedShape'] = 'height';
    style.setProperty('--pl-embed-height', `${shape.height}px`);
  }
  dataset['html'] = src;
  dataset['videoTitle'] = videoTitle ?? readTextOr(settings, 'title', label);
  return () => {
    release();
    style.cssText = before;
    delete dataset['embedShape'];
    if (html === undefined) delete dataset['html'];
    else dataset['html'] = html;
    if (videoTitle === undefined) delete dataset['videoTitle'];
  };
}

function hide({ style }: HTMLElement): Detach {
  const { display } = style;
  style.display = 'none';
  return () => {
    style.display = display;
  };
}

function buildWithoutPlayer(
  found: Exclude<Found, { kind: 'player' }>,
  settings: Record<string, unknown>,
  host: Host,
): HTMLElement {
  const page = host.document;
  if (found.kind === 'words') {
    const text = page.createElement('div');
    text.append(buildSafeHtml(found.html, page));
    return text;
  }
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(embedMessages, { locale, overrides: messages });
  const link = page.createElement('a');
  Object.assign(link, { className: 'pl-embed-link', href: found.href, rel: 'noopener' });
  link.target = '_blank';
  for (const [name, text] of [
    ['title', readTextOr(settings, 'title', '') || found.host],
    ['host', translate('embed.elsewhere', { host: found.host })],
  ] as const) {
    const part = page.createElement('span');
    part.className = `pl-embed-link-${name}`;
    part.textContent = text;
    link.append(part);
  }
  return link;
}

function buildCaption(html: string, page: Document): HTMLElement {
  const caption = page.createElement('div');
  caption.className = 'pl-embed-caption';
  caption.append(buildSafeHtml(html, page));
  return caption;
}

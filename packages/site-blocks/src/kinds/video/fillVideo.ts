import { isOfVideoProvider } from '@plinth/media/video';
import { buildSafeHtml } from '@plinth/site-model/safe-html';
import type { Detach } from '../../host/host';
import { readTextOr } from '../../context/readSettings';
import { contentOf, htmlOf, isFilled, readPublishedSettings } from '../../page/publishedBlock';
import { sizeRatio } from './sizeRatio';

type Settings = Record<string, unknown>;

/** Attributes in which the element of a video has its video. */
const named = ['data-html', 'data-video-url', 'data-config-video'];
const wrappers = '.sqs-video-wrapper, .sqs-native-video';

/**
 * Gives a video of a legacy page the data that only the settings of its block have, as the
 * platform's script does: the video, its poster and its caption.
 * @returns a function that undoes it
 */
export function fillVideo(block: HTMLElement): Detach {
  const existing = [...block.querySelectorAll<HTMLElement>(wrappers)];
  const isNamed = existing.some((one) => named.some((name) => one.getAttribute(name)));
  if (isNamed || block.querySelector('iframe, video')) return () => {};
  const settings = readPublishedSettings(block);
  const attributes = attributesOf(settings);
  if (attributes.length === 0) return () => {};
  const wrapper = existing[0] ?? (isFilled(block) ? undefined : buildWrapper(block, settings));
  if (!wrapper) return () => {};
  const before = attributes.map(([name]) => wrapper.getAttribute(name));
  for (const [name, value] of attributes) wrapper.setAttribute(name, value);
  const added = existing[0] ? [] : [wrapper];
  const caption = existing[0] ? '' : htmlOf(settings['description']);
  if (caption) added.push(addCaption(contentOf(block), caption));
  return () => {
    for (const element of added) element.remove();
    attributes.forEach(([name], index) => {
      if (before[index] == null) wrapper.removeAttribute(name);
      else wrapper.setAttribute(name, before[index]);
    });
  };
}

function attributesOf(settings: Settings): [name: string, value: string][] {
  const hosted = hostedVideoOf(settings);
  if (hosted) return [['data-config-video', JSON.stringify(hosted)]];
  const html = htmlOf(settings['html']);
  const url = readTextOr(settings, 'url', '').trim();
  // The HTML may be that of a page instead of a player.
  return html || url
    ? [
        ['data-html', /iframe/i.test(html) || !url ? html : url],
        ['data-provider-name', readTextOr(settings, 'providerName', '')],
      ]
    : [];
}

/** The description of a file that the platform hosts, in the settings or in one of them. */
const hostedVideoOf = (settings: Settings): unknown =>
  [settings, ...Object.values(settings)].find((value) => {
    const { alexandriaUrl, structuredContent } = Object(value) as Settings;
    return alexandriaUrl ?? (Object(structuredContent) as Settings)['alexandriaUrl'];
  });

function buildWrapper(block: HTMLElement, settings: Settings): HTMLElement {
  const page = block.ownerDocument;
  const wrapper = page.createElement('div');
  wrapper.className = 'sqs-video-wrapper';
  const ratio = sizeRatio(settings);
  if (ratio) wrapper.style.setProperty('--pl-video-ratio', String(ratio));
  const poster = readTextOr(settings, 'thumbnailUrl', '');
  const title = readTextOr(settings, 'title', '');
  if (title) wrapper.dataset['videoTitle'] = title;
  if (settings['overlay'] === true || settings['overlay'] === 'true') {
    const overlay = page.createElement('div');
    overlay.className = 'sqs-video-overlay';
    // A poster at its provider waits for consent ([CNS-7]).
    if (poster && isOfVideoProvider(poster)) wrapper.dataset['poster'] = poster;
    else if (poster) {
      const picture = page.createElement('img');
      Object.assign(picture, { alt: title, className: 'pl-video-poster' });
      picture.dataset['src'] = poster;
      overlay.append(picture);
    }
    wrapper.append(overlay);
  }
  contentOf(block).append(wrapper);
  return wrapper;
}

/** A caption as published pages have it. Its HTML is unchecked: it is built from an allow-list. */
function addCaption(content: HTMLElement, html: string): HTMLElement {
  const page = content.ownerDocument;
  const outer = page.createElement('div');
  outer.className = 'video-caption-wrapper';
  const caption = page.createElement('div');
  caption.className = 'video-caption';
  caption.append(buildSafeHtml(html, page));
  outer.append(caption);
  content.append(outer);
  return outer;
}

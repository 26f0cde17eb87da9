import { ignoreErrors } from '@plinth/site-model';
import { readBlockJson } from './readBlockJson';

type Settings = Record<string, unknown>;

/**
 * The settings of a block that Plinth did not render: those of its own attribute, then those of a
 * context or a data script within it.
 */
export function readPublishedSettings(block: HTMLElement): Settings {
  const inner = [...block.querySelectorAll<HTMLElement>('[data-context], script[type$=json]')]
    // The settings of a block within this one are not those of this one.
    .filter((holder) => (holder.parentElement ?? holder).closest(anyBlock) === block)
    .map(({ dataset, textContent }) => dataset['context'] ?? textContent)
    .map((json) => Object(ignoreErrors(() => JSON.parse(json) as unknown)) as Settings);
  return Object.assign({}, ...inner, readBlockJson(block)) as Settings;
}

const anyBlock = '[data-block-type], .sqs-block';

/** The place of the content of a published block. */
export const contentOf = (block: HTMLElement): HTMLElement =>
  block.querySelector<HTMLElement>('.sqs-block-content') ?? block;

const visibleElements = 'a,audio,canvas,embed,iframe,img,input,object,svg,video';
const invisibleElements = 'noscript,script,style,template';

/** Whether a visitor sees something in the block: the page left nothing to its script. */
export function isFilled(block: HTMLElement): boolean {
  const content = contentOf(block);
  if (content.querySelector(visibleElements)) return true;
  const copy = content.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(invisibleElements)) element.remove();
  return copy.textContent.trim() !== '';
}

/** The HTML of a setting, or of its `html`; some pages have escaped it twice. */
export function htmlOf(setting: unknown): string {
  const value = typeof setting === 'object' ? (Object(setting) as Settings)['html'] : setting;
  const html = typeof value === 'string' ? value.trim() : '';
  if (!html.startsWith('&lt;')) return html;
  const parsed = ignoreErrors(() => new DOMParser().parseFromString(html, 'text/html'));
  return parsed?.body.textContent.trim() ?? html;
}

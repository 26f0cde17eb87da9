import { buildElement } from '@plinth/dom';
import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { bannerMarkup, type BannerNode } from './bannerMarkup';
import type { CookieSettings } from './cookieSettings';
import { decisionFieldName } from './decisionForm';
import { iconPaths } from './iconPaths';
import { bannerMessages } from './bannerMessages';
import { resolveBannerSettings } from './resolveBannerSettings';

export interface BuildCookieBannerOptions {
  /** The site's cookie settings. */
  settings: CookieSettings;
  /**
   * The address to which the form posts if the banner's script fails to load: it receives
   * `decision` and `returnTo`.
   */
  action: string;
  /** The page to return to after the post. */
  returnTo: string;
  /** The id of the element. @default 'pl-consent' */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Builds the cookie banner for a page without its markup [CNS-8]: the same elements as
 * `<CookieBanner>`, without React. It is hidden until `attachCookieBanner`, and the caller inserts
 * it into the page.
 *
 * @example
 * ```ts
 * import { buildCookieBanner } from '@plinth/consent/banner';
 *
 * const banner = buildCookieBanner(document, {
 *   settings: { isCookieBannerEnabled: true },
 *   action: '/consent',
 *   returnTo: location.pathname,
 * });
 * document.body.prepend(banner);
 * ```
 */
export function buildCookieBanner(
  page: Document,
  { settings, action, returnTo, id = 'pl-consent', locale, messages }: BuildCookieBannerOptions,
): HTMLElement {
  const banner = resolveBannerSettings(settings);
  const translate = createPlainTranslate(bannerMessages, { locale, overrides: messages });
  const isPopup = banner.variant === 'POPUP';

  const element = buildElement(page, 'div', { id, class: 'pl-consent', 'data-consent-banner': '' });
  const { dataset } = element;
  dataset['variant'] = banner.variant.toLowerCase();
  dataset['position'] = banner.position.toLowerCase().replace('_', '-');
  dataset['theme'] = banner.theme.toLowerCase();
  dataset['cta'] = banner.ctaVariant.toLowerCase();
  element.role = isPopup ? 'dialog' : 'region';
  element.ariaLabel = translate('consent.label');
  if (isPopup) element.setAttribute('aria-describedby', `${id}-text`);
  element.tabIndex = -1;
  element.hidden = true;

  const text = buildElement(page, 'div', { class: 'pl-consent-text', id: `${id}-text` });
  if (banner.text) text.append(...bannerMarkup(banner.text).map(buildNode));
  else text.append(buildElement(page, 'p', {}, translate('consent.text')));
  const actions = buildElement(
    page,
    'div',
    { class: 'pl-consent-actions' },
    button('accept', banner.ctaText || translate('consent.accept')),
  );
  if (banner.acceptType === 'OPT_IN_AND_OUT')
    actions.append(button('decline', banner.optOutCtaText || translate('consent.decline')));
  const back = buildElement(page, 'input', { type: 'hidden', name: 'returnTo', value: returnTo });
  element.append(
    buildElement(
      page,
      'form',
      { class: 'pl-consent-form', method: 'post', action },
      back,
      text,
      actions,
    ),
  );
  return element;

  function button(answer: keyof typeof iconPaths, label: string): HTMLElement {
    const control = buildElement(page, 'button', {
      type: 'submit',
      class: 'pl-consent-button',
      name: decisionFieldName,
      value: String(answer === 'accept'),
    });
    if (banner.ctaVariant === 'ICON')
      control.append(
        icon(answer),
        buildElement(page, 'span', { class: 'pl-consent-label' }, label),
      );
    else control.append(label);
    return control;
  }

  function icon(answer: keyof typeof iconPaths): SVGElement {
    const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
    set(svg, { 'aria-hidden': 'true', viewBox: '0 0 20 20', width: '20', height: '20' });
    const path = page.createElementNS('http://www.w3.org/2000/svg', 'path');
    set(path, { d: iconPaths[answer], fill: 'none', stroke: 'currentColor', 'stroke-width': '2' });
    svg.append(path);
    return svg;
  }

  function buildNode(node: BannerNode): Node | string {
    if (typeof node === 'string') return node;
    const made = buildElement(page, node.tag, {}, ...node.children.map(buildNode));
    if (node.tag === 'a') {
      if (node.href !== undefined) made.setAttribute('href', node.href);
      if (node.opensNewWindow) set(made, { target: '_blank', rel: 'noopener noreferrer' });
    }
    return made;
  }
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

import { pageType } from '@plinth/site-model';
import {
  blocksOf,
  escapeHtml,
  settingsGroup,
  type RenderContext,
  type PageDefinition,
} from '@plinth/site-blocks/rendering';
import { shouldShowPopup } from '../overlays/shouldShowPopup';
import { renderBlock } from './renderBlock';

/** The page whose blocks are the popup's content, if the settings allow the popup on this page. */
export function popupPage(context: RenderContext): PageDefinition | undefined {
  const { site, page, request } = context;
  const popup = site.pages.find((other) => other.pageType === pageType.popupOverlay);
  if (request.forcePopup) return popup;
  const mayStand = shouldShowPopup({
    settings: settingsGroup(context, 'popupOverlaySettings'),
    record: undefined,
    pageType: page.pageType ?? pageType.page,
    pageIds: [page.id, page.collection?.id],
    // The browser decides whether it is a mobile device.
    isMobile: false,
    search: request.url.search,
    now: 0,
  });
  return mayStand ? popup : undefined;
}

/**
 * The popup as a template: nothing in it loads, is counted or is read by screen readers before it
 * shows ([RUN-12]). Without a script its page is a link.
 */
export function popupTemplate(context: RenderContext): string | undefined {
  const popup = popupPage(context);
  if (!popup) return undefined;
  context.wantStyle('siteParts');
  context.wantStart();
  context.wantStyle('dialogs');
  // Its pictures are never the first picture of the page.
  const inside: RenderContext = { ...context, takeFirstPicture: () => false };
  const close = escapeHtml(context.translate('runtime.close'));
  const title = escapeHtml(popup.title);
  return [
    `<template data-popup-template${context.request.forcePopup ? ' data-forced' : ''}>`,
    `<div class="pl-popup-panel" id="popup-${escapeHtml(popup.id)}" data-popup-overlay data-panel tabindex="-1" data-title="${title}">`,
    `<button type="button" class="pl-popup-close" data-popup-close aria-label="${close}">×</button>`,
    ...blocksOf(popup).map((block) => renderBlock(block, inside)),
    `</div></template>`,
    `<noscript><p class="pl-popup-link"><a href="/${escapeHtml(encodeURI(popup.slug))}">${title}</a></p></noscript>`,
  ].join('');
}

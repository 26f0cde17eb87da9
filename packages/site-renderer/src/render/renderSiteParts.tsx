import { pageType, websiteType } from '@plinth/site-model';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';
import { AccessDenied } from './AccessDenied';
import { announcementBar } from './announcementBar';
import { licensedAssetsBar } from './licensedAssetsBar';
import { LockScreen } from './LockScreen';
import { loginTemplate } from './loginTemplate';
import { MemberPage } from './member/MemberPage';
import { mobileInfoBar } from './mobileInfoBar';
import { overlaysManager } from './overlaysManager';
import { popupTemplate } from './popupTemplate';
import { ConfirmSubscription } from './ConfirmSubscription';
import { mailOnPage } from './mailOnPage';
import { siteBadge } from './siteBadge';
import { Unsubscribe } from './Unsubscribe';

/** HTML of a piece, or the element that it is; nothing where the page has none. */
type Piece = string | ReactElement | undefined;

/** The parts around the page's own content: bars, overlays and the login. */
export interface SiteParts {
  above: string;
  inMain: string;
  below: string;
}

const barelessTypes: readonly unknown[] = [websiteType.coverPage, websiteType.parkingPage];

/** Renders every piece on its own: one whose settings are broken is left out, and the page says why. */
export function renderSiteParts(context: RenderContext): SiteParts {
  const render = (...pieces: readonly ((context: RenderContext) => Piece)[]): string =>
    pieces.map((piece) => renderPiece(piece, context)).join('');
  // Bars and popup say what the site says: before a password they say nothing.
  if (context.page.pageType === pageType.lockScreen)
    return {
      above: render(licensedAssetsBar),
      inMain: render(LockScreen),
      below: render(siteBadge, loginTemplate, sheets),
    };
  // A site of one page that says who will be here ([RUN-32]).
  if (barelessTypes.includes(context.site.websiteType))
    return {
      above: render(licensedAssetsBar),
      inMain: render(AccessDenied, MemberPage, Unsubscribe, ConfirmSubscription, mailOnPage),
      below: render(siteBadge, loginTemplate, sheets),
    };
  return {
    above: render(overlaysManager, licensedAssetsBar, announcementBar),
    inMain: render(AccessDenied, MemberPage, Unsubscribe, ConfirmSubscription, mailOnPage),
    below: render(siteBadge, mobileInfoBar, popupTemplate, loginTemplate, sheets),
  };
}

function renderPiece(piece: (context: RenderContext) => Piece, context: RenderContext): string {
  try {
    const rendered = piece(context) ?? '';
    return typeof rendered === 'string' ? rendered : renderToStaticMarkup(rendered);
  } catch (error) {
    context.problem(`The piece ${piece.name} could not be rendered: ${String(error)}`);
    return '';
  }
}

/** Sheets for what may open later. A template is inert, where even a disabled link is fetched by browsers that read ahead. */
function sheets({ assets, wanted }: RenderContext): string {
  return [...wanted.laterStyles]
    .filter((name) => !wanted.styles.has(name) && assets.style(name) !== undefined)
    .map(
      (name) =>
        `<template data-style="${name}" data-href="${escapeHtml(assets.style(name)!)}"></template>`,
    )
    .join('');
}

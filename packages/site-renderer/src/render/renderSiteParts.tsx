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

/** HTML of a part, or its element; `undefined` if the page has none. */
type Piece = string | ReactElement | undefined;

/** The parts around the page's own content: bars, overlays and the login. */
export interface SiteParts {
  above: string;
  inMain: string;
  below: string;
}

const barelessTypes: readonly unknown[] = [websiteType.coverPage, websiteType.parkingPage];

/**
 * Renders every part separately: a part with broken settings is left out, and the page reports the
 * reason.
 */
export function renderSiteParts(context: RenderContext): SiteParts {
  const render = (...pieces: readonly ((context: RenderContext) => Piece)[]): string =>
    pieces.map((piece) => renderPiece(piece, context)).join('');
  // Bars and popup show content of the site, which must not be shown before the password.
  if (context.page.pageType === pageType.lockScreen)
    return {
      above: render(licensedAssetsBar),
      inMain: render(LockScreen),
      below: render(siteBadge, loginTemplate, sheets),
    };
  // A site of a single page that announces the future site ([RUN-32]).
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
    context.problem(`The part ${piece.name} could not be rendered: ${String(error)}`);
    return '';
  }
}

/**
 * Style sheets for content that may open later. A template is inert, while browsers may preload
 * even a disabled link.
 */
function sheets({ assets, wanted }: RenderContext): string {
  return [...wanted.laterStyles]
    .filter((name) => !wanted.styles.has(name) && assets.style(name) !== undefined)
    .map(
      (name) =>
        `<template data-style="${name}" data-href="${escapeHtml(assets.style(name)!)}"></template>`,
    )
    .join('');
}

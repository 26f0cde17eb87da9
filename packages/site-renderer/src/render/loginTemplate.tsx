import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, websiteSettingsOf, type RenderContext } from '@plinth/site-blocks/rendering';
import { LoginForm } from './LoginForm';

/**
 * The login that the Escape key opens ([RUN-8]): a template, so that its fields are not in the page
 * before. Only a script inserts it and sends its entries as a call with its own crumb, so the form
 * needs none.
 */
export function loginTemplate(context: RenderContext): string | undefined {
  if (context.request.account) return undefined;
  if (websiteSettingsOf(context)['useEscapeKeyToLogin'] !== true) return undefined;
  const { crumb: _crumb, ...request } = context.request;
  const title = escapeHtml(context.translate('runtime.login'));
  const close = escapeHtml(context.translate('runtime.close'));
  return [
    `<template data-login-template><div class="pl-login-panel" data-panel>`,
    `<button type="button" class="pl-popup-close" data-login-close aria-label="${close}">×</button>`,
    `<h2 id="pl-login-title">${title}</h2>`,
    renderToStaticMarkup(<LoginForm context={{ ...context, request }} idPrefix="pl-login" />),
    `</div></template>`,
  ].join('');
}

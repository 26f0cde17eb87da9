import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendHtml } from '../../pages/sendHtml';
import type { ConfigArrival } from '../configVisit';

/** Answers with a page of the area. What it shows is nobody else's business: no cache keeps it. */
export function sendConfigPage(
  { c, nonce }: ConfigArrival,
  page: ReactElement,
  status = 200,
): Response {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  const response = sendHtml(c, html, { nonce, status });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

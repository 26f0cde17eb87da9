import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendHtml, type SendHtmlOptions } from '../../pages/sendHtml';
import type { ConfigArrival } from '../configVisit';

/**
 * The status of the response, and the sources for its policy.
 * @default 200 without further sources
 */
export type ConfigAnswer = number | Pick<SendHtmlOptions, 'status' | 'providers'>;

/** Answers with a page of the area. Its content is private: no cache keeps it. */
export function sendConfigPage(
  { c, nonce }: ConfigArrival,
  page: ReactElement,
  answer: ConfigAnswer = 200,
): Response {
  const more = typeof answer === 'number' ? { status: answer } : answer;
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  const response = sendHtml(c, html, { nonce, ...more });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

import type { RenderedPage } from '@plinth/site-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isSecure } from '../http/requestOrigin';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy';
import type { ServerEnvironment } from '../serverEnvironment';

export interface SendHtmlOptions {
  nonce: string;
  status: number;
  /** Whether the browser may show it again after going back. @default true */
  isKept?: boolean;
  /** Whether search engines may keep it. @default true */
  isFound?: boolean;
  formTargets?: readonly string[];
  frames?: readonly string[];
  pictures?: readonly string[];
  media?: readonly string[];
  providers?: RenderedPage['providers'];
}

export function sendHtml(
  c: Context<ServerEnvironment>,
  html: string,
  { nonce, status, isKept = true, isFound = true, ...origins }: SendHtmlOptions,
): Response {
  const policy = contentSecurityPolicy(nonce, { secure: isSecure(c), ...origins });
  c.header('content-security-policy', policy);
  // The page contains its visitor's keys; going back may show it again, but another visitor must not get it.
  c.header('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  if (!isFound) c.header('x-robots-tag', 'noindex');
  return c.html(html, status as ContentfulStatusCode);
}

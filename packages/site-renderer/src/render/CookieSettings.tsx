import { ReopenConsent } from '@plinth/consent/react';
import { consentAction } from '../context/consentAction';
import type { RenderContext } from '@plinth/site-blocks/rendering';
import { hasCookieBanner } from './renderCookieBanner';

/**
 * The control that reopens the cookie settings ([CNS-7]), if the visitor was asked for a decision.
 */
export function CookieSettings({ context }: { context: RenderContext }) {
  const { request, locale, messages } = context;
  if (!hasCookieBanner(context)) return null;
  return (
    <ReopenConsent
      action={consentAction}
      returnTo={request.url.pathname + request.url.search}
      locale={locale}
      messages={messages}
    />
  );
}

import { ReopenConsent } from '@plinth/consent/react';
import { consentAction } from '../context/consentAction';
import type { RenderContext } from '@plinth/site-blocks/rendering';
import { hasCookieBanner } from './renderCookieBanner';

/** The way back to the decision about cookies ([CNS-7]), where the visitor was asked for one. */
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

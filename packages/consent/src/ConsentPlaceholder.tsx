import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { bannerMessages } from './bannerMessages';

export interface ConsentPlaceholderProps {
  /** The source of the content, as the visitor knows it: `YouTube`, `maps.example`. */
  host: string;
  /** Loads the content in a React page; without it the markup waits for `attachConsentGate`. */
  onLoad?: (() => void) | undefined;
  /** Shown with the text: a still image, a link to the content. */
  children?: ReactNode;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/** Replaces another company's content until the visitor consents or loads this piece [CNS-7]. */
export function ConsentPlaceholder({
  host,
  onLoad,
  children,
  locale,
  messages,
}: ConsentPlaceholderProps): ReactNode {
  const translate = createPlainTranslate(bannerMessages, { locale, overrides: messages });
  return (
    <div className="pl-consent-placeholder" data-consent-placeholder="">
      {children}
      <p>{translate('consent.blocked', { host })}</p>
      <button
        type="button"
        className="pl-consent-load"
        data-consent-load=""
        aria-label={`${translate('consent.load')}: ${host}`}
        onClick={onLoad}
      >
        {translate('consent.load')}
      </button>
    </div>
  );
}

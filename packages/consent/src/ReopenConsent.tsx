import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { decisionFieldName } from './decisionForm';
import { bannerMessages } from './bannerMessages';

export interface ReopenConsentProps {
  /**
   * The address to which the form posts without scripts: `decision=none` asks the visitor again.
   */
  action: string;
  /** The page to return to after the post. */
  returnTo?: string | undefined;
  /** Hidden fields that the server needs, such as a crumb. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** @default the message `consent.settings` */
  label?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/** A control that shows the banner again [CNS-7]; any element with `data-consent-reopen` does the same. */
export function ReopenConsent({
  action,
  returnTo,
  hiddenFields = {},
  label,
  locale,
  messages,
}: ReopenConsentProps): ReactNode {
  const translate = createPlainTranslate(bannerMessages, { locale, overrides: messages });
  return (
    <form className="pl-consent-reopen" method="post" action={action}>
      {Object.entries({ ...hiddenFields, ...(returnTo !== undefined && { returnTo }) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <button type="submit" name={decisionFieldName} value="none" data-consent-reopen="">
        {label || translate('consent.settings')}
      </button>
    </form>
  );
}

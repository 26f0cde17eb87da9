import { languageTag } from '@plinth/site-model';
import { currencyCodes } from '@plinth/commerce/money';
import type { ConfigIntl } from '../configIntl';
import { TextEntry } from '../shell/TextEntry';

/** The select for the shop's currency. Nothing is preselected before the first choice. */
export function CurrencyField({
  intl: { locale, translate },
  value,
  what,
  problem,
}: {
  intl: ConfigIntl;
  /** The chosen currency; empty if none was chosen. */
  value: string;
  what: string;
  problem?: string | undefined;
}) {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'currency' });
  return (
    <TextEntry
      id="currencyCode"
      label={translate('config.shop.currencyCode')}
      value={value}
      what={what}
      problem={problem}
    >
      {currencyCodes.some((code) => code === value) ? null : (
        <option value="">{translate('config.shop.currencyCode.choose')}</option>
      )}
      {currencyCodes.map((code) => (
        <option key={code} value={code}>
          {`${code} · ${names.of(code)}`}
        </option>
      ))}
    </TextEntry>
  );
}

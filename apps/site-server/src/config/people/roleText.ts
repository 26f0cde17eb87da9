import {
  type ConfigurationPart,
  configurationParts,
  configurationRights,
  languageTag,
  type WebsiteRole,
} from '@plinth/site-model';
import type { ConfigIntl } from '../configIntl';

/** Describes which parts of the area a role sees and changes, from the table of rights. */
export function roleText(
  role: WebsiteRole,
  intl: Pick<ConfigIntl, 'translate' | 'locale'>,
): string {
  const { translate } = intl;
  const { look, change } = configurationRights([role]);
  if (look.length === 0) return translate('config.roles.nothing');
  // Every role with a part in the area sees the site in its frame.
  const looksOnly = look.filter((part) => part !== 'site' && !change.includes(part));
  return [
    change.length > 0 && translate('config.roles.changes', { parts: partsText(change, intl) }),
    looksOnly.length > 0 && translate('config.roles.looks', { parts: partsText(looksOnly, intl) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function partsText(
  parts: readonly ConfigurationPart[],
  { translate, locale }: Pick<ConfigIntl, 'translate' | 'locale'>,
): string {
  const missing = configurationParts.filter((part) => part !== 'site' && !parts.includes(part));
  if (missing.length === 0) return translate('config.roles.everything');
  const names = (of: readonly ConfigurationPart[]) =>
    new Intl.ListFormat(languageTag(locale)).format(
      of.map((part) => translate(`config.part.${part}`)),
    );
  return missing.length === 1
    ? translate('config.roles.allBut', { parts: names(missing) })
    : names(parts);
}

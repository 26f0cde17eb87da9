import { siteLanguage } from '@plinth/site-model/definition';
import { languageNameIn } from '../languages/commonLanguages';
import { translatedTexts } from './productDraft';
import { ProductField } from './ProductField';
import type { ProductPartProps } from './productPartProps';

/**
 * The texts of a product in the further languages of the site, a box for each. Visitors see an untranslated text in the
 * site's own language; all languages share price, stock and pictures.
 */
export function TranslationFields({ draft, mayChange, ...fields }: ProductPartProps) {
  const { site, intl } = fields.visit;
  const { translate } = intl;
  const own = siteLanguage(site.definition);
  const languages = site.languages.map(({ code }) => code).filter((code) => code !== own);
  if (languages.length === 0) return null;
  const originals = translatedTexts(draft);
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.products.translations')}</legend>
      <p className="pl-config-note">{translate('config.products.translations.what')}</p>
      {languages.map((language, at) => {
        const known = draft.translations.find((one) => one.language === language);
        const { title = '', description = '', texts = {} } = known ?? {};
        const name = languageNameIn(intl.locale, language);
        const count = [title, description, ...originals.map((one) => texts[one] ?? '')];
        return (
          <details className="pl-config-action-box" key={language} open={hasProblem(fields, at)}>
            <summary>
              <bdi>{name}</bdi>{' '}
              <span className="pl-config-note">
                {translate('config.products.translations.done', {
                  done: count.filter(Boolean).length,
                  all: count.length,
                })}
              </span>
            </summary>
            <input type="hidden" name="translationLanguage" value={language} />
            <div className="pl-config-fields">
              <ProductField
                {...fields}
                name="title"
                id={`translatedTitle-${at}`}
                sentAs="translatedTitle"
                language={language}
                value={title}
                {...(draft.title === '' ? {} : { what: draft.title })}
              />
              <ProductField
                {...fields}
                name="description"
                id={`translatedDescription-${at}`}
                sentAs="translatedDescription"
                language={language}
                value={description}
                rows={4}
              />
              {originals.map((original, index) => (
                <div key={original}>
                  <input type="hidden" name={`original-${language}`} value={original} />
                  <ProductField
                    {...fields}
                    name="title"
                    id={`translated-${at}-${index}`}
                    sentAs={`translated-${language}`}
                    language={language}
                    labelLanguage={own}
                    label={original}
                    value={texts[original] ?? ''}
                  />
                </div>
              ))}
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

const hasProblem = ({ problems }: Pick<ProductPartProps, 'problems'>, at: number): boolean =>
  problems.some(
    ({ field }) => field.startsWith('translated') && field.split('-')[1] === String(at),
  );

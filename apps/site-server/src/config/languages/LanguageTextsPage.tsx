import { nameOfLanguage, sharedTexts, siteLanguage } from '@plinth/site-model/definition';
import { isTextRecord, type Language } from '../../site/languages';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { maxTextLength } from './readTexts';

export interface LanguageTextsPageProps {
  visit: ConfigVisit;
  language: Language;
  /**
   * The texts as they were posted.
   * @default the stored texts
   */
  texts?: Readonly<Record<string, string>>;
  /** The originals whose translations are too long. */
  tooLong?: readonly string[];
  notice?: string | undefined;
}

/** Characters of an original above which its translation gets a field of several lines. */
const longText = 80;

/** The translations of the texts that every page shows, with a field for each text. */
export function LanguageTextsPage({
  visit,
  language,
  texts = isTextRecord(language.texts) ? language.texts : {},
  tooLong = [],
  notice,
}: LanguageTextsPageProps) {
  const { intl, site, rights } = visit;
  const { translate } = intl;
  const { code } = language;
  const mayChange = rights.mayChange('settings');
  const name = nameOfLanguage(code);
  const title = translate('config.languages.textsOf', { language: language.name || name });
  const own = siteLanguage(site.definition);
  return (
    <ConfigShell visit={visit} part="settings" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/languages">{translate('config.languages')}</a>
      </p>
      <h1>{title}</h1>
      <Notice>{notice}</Notice>
      {tooLong.length > 0 ? <Refusal>{translate('config.languages.problems')}</Refusal> : null}
      <p className="pl-config-lead">{translate('config.languages.texts.what')}</p>
      <form
        className="pl-config-fields"
        method="post"
        action={`/config/languages/${encodeURIComponent(code)}`}
      >
        <CrumbField visit={visit} />
        <fieldset disabled={!mayChange}>
          <label className="pl-config-field">
            {translate('config.languages.name')}
            <input
              name="name"
              maxLength={100}
              autoComplete="off"
              defaultValue={visit.posted.get('name') ?? language.name ?? ''}
            />
            <span className="pl-config-note">
              {translate('config.languages.name.what', { name })}
            </span>
          </label>
        </fieldset>
        <fieldset disabled={!mayChange}>
          <legend>{translate('config.languages.texts')}</legend>
          {sharedTexts(site.definition).map((original, index) => {
            const isWrong = tooLong.includes(original);
            const field = {
              name: 'text',
              lang: code,
              dir: 'auto',
              defaultValue: texts[original] ?? '',
              'aria-invalid': isWrong || undefined,
              'aria-describedby': isWrong ? `text-${index}-problem` : undefined,
            } as const;
            return (
              <div key={original}>
                <input type="hidden" name="original" value={original} />
                <label className="pl-config-field">
                  <bdi lang={own}>{original}</bdi>
                  {original.length > longText ? (
                    <textarea {...field} rows={3} />
                  ) : (
                    <input {...field} type="text" autoComplete="off" />
                  )}
                  {isWrong ? (
                    <span className="pl-config-error" id={`text-${index}-problem`}>
                      {translate('config.languages.problem.long', { count: maxTextLength })}
                    </span>
                  ) : null}
                </label>
              </div>
            );
          })}
        </fieldset>
        {mayChange ? (
          <div className="pl-config-row">
            <button type="submit" className="pl-config-button">
              {translate('config.languages.texts.save')}
            </button>
          </div>
        ) : null}
      </form>
    </ConfigShell>
  );
}

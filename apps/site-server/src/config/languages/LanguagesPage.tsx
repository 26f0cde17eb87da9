import { nameOfLanguage, pageLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { SectionForm } from '../shell/SectionForm';
import { TextEntry } from '../shell/TextEntry';
import type { Language } from '../../site/languages';
import { commonLanguages, languageNameIn } from './commonLanguages';
import { VersionTable } from './VersionTable';

export interface LanguagesPageProps {
  visit: ConfigVisit;
  notice?: string | undefined;
  /** The problem of a language to be added, or of the site's own language. */
  problem?: { field: 'own' | 'code'; text: string } | undefined;
}

/** The languages of a site: its own, the further ones, and the versions of each page. */
export function LanguagesPage({ visit, notice, problem }: LanguagesPageProps) {
  const { intl, rights, site } = visit;
  const { translate } = intl;
  const own = siteLanguage(site.definition);
  const further = site.languages.filter(({ code }) => code !== own);
  const mayChange = rights.mayChange('settings');
  return (
    <ConfigShell visit={visit} part="settings" title={translate('config.languages')}>
      <p className="pl-config-crumbs">
        <a href="/config/settings">{translate('config.part.settings')}</a>
      </p>
      <h1>{translate('config.languages')}</h1>
      <Notice>{notice}</Notice>
      {problem ? <Refusal>{problem.text}</Refusal> : null}
      <p className="pl-config-lead">{translate('config.languages.what')}</p>
      {mayChange ? (
        <SectionForm
          visit={visit}
          id="own"
          title={translate('config.languages.own')}
          action="/config/languages"
          button={translate('config.languages.own.save')}
        >
          <LanguageField
            visit={visit}
            name="own"
            label={translate('config.languages.own')}
            note={translate('config.languages.own.what')}
            value={problem?.field === 'own' ? (visit.posted.get('own') ?? '') : own}
            problem={problem?.field === 'own' ? problem.text : undefined}
          />
        </SectionForm>
      ) : null}
      <section aria-labelledby="further">
        <h2 id="further">{translate('config.languages.further')}</h2>
        {further.length === 0 ? (
          <p className="pl-config-empty">{translate('config.languages.none')}</p>
        ) : (
          <ul className="pl-config-list">
            {further.map((language) => (
              <li key={language.code}>
                <LanguageItem visit={visit} language={language} mayChange={mayChange} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {mayChange ? (
        <SectionForm
          visit={visit}
          id="add"
          title={translate('config.languages.add')}
          action="/config/languages/add"
          button={translate('config.languages.add')}
        >
          <LanguageField
            visit={visit}
            name="code"
            label={translate('config.languages.code')}
            note={translate('config.languages.code.what')}
            value={problem?.field === 'code' ? (visit.posted.get('code') ?? '') : ''}
            problem={problem?.field === 'code' ? problem.text : undefined}
          />
        </SectionForm>
      ) : null}
      <datalist id="common-languages">
        {commonLanguages.map((code) => (
          <option key={code} value={code}>
            {languageNameIn(intl.locale, code)}
          </option>
        ))}
      </datalist>
      {further.length > 0 && rights.mayLook('pages') ? (
        <VersionTable visit={visit} languages={further.map(({ code }) => code)} />
      ) : null}
    </ConfigShell>
  );
}

interface LanguageFieldProps {
  visit: ConfigVisit;
  name: string;
  label: string;
  note: string;
  value: string;
  problem: string | undefined;
}

const LanguageField = ({ visit, name, label, note, value, problem }: LanguageFieldProps) => (
  <TextEntry
    id={`language-${name}`}
    name={name}
    label={label}
    value={value}
    what={
      value && problem === undefined ? `${note} ${languageNameIn(visit.intl.locale, value)}.` : note
    }
    problem={problem}
    required
    direction="ltr"
    maxLength={35}
    list="common-languages"
  />
);

function LanguageItem({
  visit,
  language: { code, name, enabled },
  mayChange,
}: {
  visit: ConfigVisit;
  language: Language;
  mayChange: boolean;
}) {
  const { intl, site } = visit;
  const { translate } = intl;
  const count = site.definition.pages.filter(
    (page) => page.language && pageLanguage(site.definition, page) === code,
  ).length;
  const id = `language-${code}`;
  const address = `/config/languages/${encodeURIComponent(code)}`;
  return (
    <article className="pl-config-item" aria-labelledby={id}>
      <h3 className="pl-config-item-title" id={id}>
        <bdi lang={code}>{name || nameOfLanguage(code)}</bdi>
        <span className="pl-config-note" dir="ltr">
          {code}
        </span>
      </h3>
      <p className="pl-config-item-facts">
        <span>{translate(enabled ? 'config.languages.shown' : 'config.languages.hidden')}</span>
        <span>{translate('config.languages.versions', { count })}</span>
      </p>
      <div className="pl-config-row">
        <a href={address} aria-describedby={id}>
          {translate('config.languages.texts')}
        </a>
        {mayChange ? (
          <>
            <form method="post" action={`${address}/shown`}>
              <CrumbField visit={visit} />
              <input type="hidden" name="shown" value={enabled ? 'false' : 'true'} />
              <button type="submit" className="pl-config-link" aria-describedby={id}>
                {translate(enabled ? 'config.languages.hide' : 'config.languages.show')}
              </button>
            </form>
            <DeleteForm
              visit={visit}
              action={`${address}/delete`}
              label={translate('config.languages.remove')}
              text={translate('config.languages.remove.text')}
            />
          </>
        ) : null}
      </div>
    </article>
  );
}

import type { CookieSettings } from '@plinth/consent/policy';
import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import type { DefinitionPageProps } from '../definition/registerDefinitionForm';
import type { ConfigMessageKey } from '../messages';
import { PreviewFrame } from '../shell/Preview';
import { RichTextEntry } from '../richText/RichTextEntry';
import { removedNote } from '../shell/removedNote';
import { SettingsForm, SwitchField } from '../shell/SettingsForm';
import {
  cookieChoices,
  cookieSwitches,
  cookieTexts,
  switchesOf,
  type CookieChoice,
  type CookieFormProblem,
  type CookieSwitch,
} from './cookieForm';

/** The banner's settings, with the banner beside them. */
export function CookiesPage({
  visit,
  settings,
  base,
  revisions,
  problems = [],
  conflict,
  notice,
}: DefinitionPageProps<CookieSettings, CookieFormProblem>) {
  const { translate } = visit.intl;
  const fields = { visit, settings, problems };
  return (
    <SettingsForm
      visit={visit}
      base={base}
      revisions={revisions}
      notice={notice}
      part="cookies"
      problems={problems.map(({ field }) => ({
        field,
        label: translate(`config.cookies.${field}` as ConfigMessageKey),
      }))}
      conflict={conflict?.fields.flatMap((field) => {
        const described = describeSetting(field, conflict.theirs, translate);
        // A setting that is not stored yet is in the form with its default.
        return described.theirs === describeSetting(field, settings, translate).theirs
          ? []
          : [described];
      })}
      preview="/config/cookies/preview"
      lead={
        <p className="pl-config-lead">
          <a href="/config/cookies/decisions">{translate('config.cookies.decisions')}</a>
        </p>
      }
      beside={
        <PreviewFrame translate={translate} address="/config/cookies/preview">
          <p className="pl-config-note">{translate('config.cookies.previewNote')}</p>
        </PreviewFrame>
      }
    >
      <SwitchFields {...fields} />
      <TextFields {...fields} />
      <ChoiceFields {...fields} />
    </SettingsForm>
  );
}

interface FieldsProps {
  visit: ConfigVisit;
  settings: CookieSettings;
  problems: readonly CookieFormProblem[];
}

const Fields = ({
  visit,
  group,
  className,
  children,
}: {
  visit: ConfigVisit;
  group: 'what' | 'words' | 'looks';
  className?: string;
  children: ReactNode;
}) => (
  <fieldset disabled={!visit.rights.mayChange('cookies')} className={className}>
    <legend>{visit.intl.translate(`config.cookies.${group}`)}</legend>
    {children}
  </fieldset>
);

/** The attributes of a field and the message below it, if its value is wrong. */
function problemAt({ visit, problems }: FieldsProps, field: string) {
  const problem = problems.find((one) => one.field === field);
  const id = `${field}-problem`;
  return {
    attributes: problem && { 'aria-invalid': true, 'aria-describedby': id },
    element: problem && (
      <span className="pl-config-error" id={id}>
        {visit.intl.translate(`config.cookies.problem.${problem.kind}`)}
      </span>
    ),
  };
}

/** The switches of tracking and consent. */
function SwitchFields({ visit, settings }: FieldsProps) {
  const { translate } = visit.intl;
  const switches = switchesOf(settings);
  return (
    <Fields visit={visit} group="what">
      {cookieSwitches.map((name) => (
        <SwitchField
          key={name}
          name={name}
          label={translate(`config.cookies.${name}`)}
          what={translate(`config.cookies.${name}.what`)}
          isOn={switches[name]}
        />
      ))}
    </Fields>
  );
}

/** The banner's text, and the labels of its buttons. */
function TextFields(props: FieldsProps) {
  const { visit, settings } = props;
  const { translate } = visit.intl;
  return (
    <Fields visit={visit} group="words">
      <BannerTextField {...props} />
      {cookieTexts.map((field) => {
        const problem = problemAt(props, field);
        return (
          <label className="pl-config-field" key={field}>
            {translate(`config.cookies.${field}`)}
            <input
              type="text"
              id={field}
              name={field}
              dir="auto"
              defaultValue={settings[field] ?? ''}
              {...problem.attributes}
            />
            {problem.element}
          </label>
        );
      })}
    </Fields>
  );
}

function BannerTextField(props: FieldsProps) {
  const { visit, settings } = props;
  const name = 'cookieBannerText';
  const label = visit.intl.translate(`config.cookies.${name}`);
  const html = settings[name] ?? '';
  const removed = removedNote(visit, { field: name, where: 'banner', html });
  const problem = problemAt(props, name);
  return (
    <div className="pl-config-field">
      <label htmlFor={name}>{label}</label>
      <RichTextEntry
        visit={visit}
        html={html}
        where="banner"
        rows={4}
        label={label}
        shared={{ id: name, name, 'aria-describedby': removed?.id, ...problem.attributes }}
        mayChange={visit.rights.mayChange('cookies')}
      />
      <span className="pl-config-note">{visit.intl.translate(`config.cookies.${name}.what`)}</span>
      {removed?.element}
      {problem.element}
    </div>
  );
}

/** The place and the look of the banner. */
function ChoiceFields(props: FieldsProps) {
  const { visit, settings } = props;
  const { translate } = visit.intl;
  return (
    <Fields visit={visit} group="looks" className="pl-config-pairs">
      {(Object.keys(cookieChoices) as CookieChoice[]).map((field) => {
        const problem = problemAt(props, field);
        return (
          <label className="pl-config-field" key={field}>
            {translate(`config.cookies.${field}`)}
            <select
              id={field}
              name={field}
              defaultValue={String(settings[field] ?? cookieChoices[field][0])}
              {...problem.attributes}
            >
              {cookieChoices[field].map((value) => (
                <option key={value} value={value}>
                  {translate(`config.cookies.${field}.${value}` as ConfigMessageKey)}
                </option>
              ))}
            </select>
            {problem.element}
          </label>
        );
      })}
    </Fields>
  );
}

/** A stored field with its value, labelled in the area's language. */
function describeSetting(
  field: keyof CookieSettings,
  theirs: CookieSettings,
  translate: ConfigVisit['intl']['translate'],
): { name: string; theirs: string } {
  const shown =
    {
      isRestrictiveCookiePolicyEnabled: 'isAnalyticsCookiesDisabled',
      isVisitorDataRestricted: 'isActivityLogEnabled',
    }[field as string] ?? field;
  const isOn = switchesOf(theirs)[shown as CookieSwitch] as boolean | undefined;
  const value = String(theirs[field] ?? '');
  const isChoice = field in cookieChoices && value !== '';
  return {
    name: translate(`config.cookies.${shown}` as ConfigMessageKey),
    theirs:
      isOn === undefined
        ? (isChoice ? translate(`config.cookies.${field}.${value}` as ConfigMessageKey) : value) ||
          '–'
        : translate(`config.settings.${isOn ? 'on' : 'off'}`),
  };
}

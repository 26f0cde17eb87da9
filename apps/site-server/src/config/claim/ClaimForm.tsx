import type { ReactNode } from 'react';
import { isPasswordProblem, type PasswordProblem } from '../../security/passwordRule';
import { AccountPasswordField } from '../account/AccountPasswordField';
import { knownTimeZones } from '../blocks/TimeZoneEntry';
import type { ConfigArrival } from '../configVisit';
import { commonLanguages, languageNameIn } from '../languages/commonLanguages';
import { CrumbField } from '../shell/CrumbField';
import { Refusal } from '../shell/Refusal';
import { claimPath } from './claimSite';

export interface ClaimValues {
  title: string;
  email: string;
  /** The tag of a language. */
  locale: string;
  timeZone: string;
}

export type ClaimProblem = keyof ClaimValues | PasswordProblem | 'onceMore' | 'busy';

/** The first settings of a site: its name, its language, its time zone, and its owner. */
export function ClaimForm({
  arrival,
  claimKey,
  values,
  problems = [],
}: {
  arrival: ConfigArrival;
  claimKey: string;
  values: ClaimValues;
  problems?: readonly ClaimProblem[];
}) {
  const { intl } = arrival;
  const { translate } = intl;
  const ofForm = problems.find((one) => one === 'onceMore' || one === 'busy');
  const field = (
    name: keyof ClaimValues,
    entry: (shared: {
      id: string;
      name: string;
      'aria-invalid': true | undefined;
      'aria-describedby': string | undefined;
    }) => ReactNode,
    what?: string,
  ) => {
    const isWrong = problems.includes(name);
    const described = [what && `${name}-what`, isWrong && `${name}-problem`];
    return (
      <label className="pl-config-field">
        {translate(`config.claim.${name}`)}
        {entry({
          id: name,
          name,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        })}
        {what ? (
          <span className="pl-config-note" id={`${name}-what`}>
            {what}
          </span>
        ) : null}
        {isWrong ? (
          <span className="pl-config-error" id={`${name}-problem`}>
            {translate(`config.claim.problem.${name}`)}
          </span>
        ) : null}
      </label>
    );
  };
  const zones = new Set([values.timeZone, ...knownTimeZones]);
  return (
    <form className="pl-config-fields" method="post" action={claimPath}>
      <p>{translate('config.claim.text')}</p>
      {ofForm ? <Refusal>{translate(`config.claim.problem.${ofForm}`)}</Refusal> : null}
      <CrumbField visit={arrival} />
      <input type="hidden" name="key" value={claimKey} />
      {field(
        'title',
        (shared) => (
          <input {...shared} type="text" dir="auto" required defaultValue={values.title} />
        ),
        translate('config.claim.title.what'),
      )}
      {field('locale', (shared) => (
        <select {...shared} defaultValue={values.locale}>
          {commonLanguages.map((code) => (
            <option key={code} value={code}>
              {languageNameIn(intl.locale, code)}
            </option>
          ))}
        </select>
      ))}
      {field('timeZone', (shared) => (
        <select {...shared} defaultValue={values.timeZone}>
          {[...zones].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      ))}
      {field('email', (shared) => (
        <input
          {...shared}
          type="email"
          autoComplete="username"
          required
          maxLength={320}
          defaultValue={values.email}
        />
      ))}
      <AccountPasswordField intl={intl} problem={problems.find(isPasswordProblem)} />
      <button type="submit" className="pl-config-button">
        {translate('config.claim.do')}
      </button>
    </form>
  );
}

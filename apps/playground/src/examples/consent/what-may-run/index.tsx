import { whatMayRun, type ConsentKind, type Decision } from '@plinth/consent/policy';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { PolicyOptions } from './example';

const decisions: readonly Decision[] = ['none', 'accepted', 'declined'];
const kinds: readonly ConsentKind[] = [
  'tracking',
  'storage',
  'visitorData',
  'embeds',
  'comments',
  'fonts',
  'captcha',
];

export default function WhatMayRun({ values, stage }: ExampleProps<PolicyOptions>): ReactNode {
  const { globalPrivacyControl, ...changed } = values;
  const settings = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    ...changed,
  };
  const answers = decisions.map((decision) =>
    whatMayRun({ settings, decision, globalPrivacyControl }),
  );
  return (
    // A table may be wider than a phone: it scrolls on its own, also by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="example-scroll" role="region" aria-label="Permissions" tabIndex={0}>
      <table className="example-table">
        <caption className="example-note">
          The toolbar’s decision: {stage.consent.decision()}
        </caption>
        <thead>
          <tr>
            <th scope="col">May it run?</th>
            {decisions.map((decision) => (
              <th scope="col" key={decision}>
                {decision}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              {answers.map((permissions, index) => (
                <td key={decisions[index]}>{permissions[kind] ? 'yes' : 'no'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

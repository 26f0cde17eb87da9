import { websiteRole } from '@plinth/site-model';
import { createTransport } from '@plinth/tracking';
import { canTrack, createCensus, readEventFields, type Census } from '@plinth/tracking/census';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { StageContext } from '../../../example/stageContext';
import type { CensusOptions } from './example';

const button = {
  id: 'button-1',
  buttonText: 'Order now',
  clickthroughUrl: '/order',
  newWindow: false,
  context: 1,
} as const;

export default function CensusExample({ values, stage }: ExampleProps<CensusOptions>): ReactNode {
  const { path = '/', pageType = 1, isCensusDisabled = false } = values;
  const { role } = stage.environment;
  const allowed = canTrack({
    isSignedIn: role !== 'visitor',
    roles: role === 'visitor' ? [] : [websiteRole[role]],
    pageType,
    path,
    isCensusDisabled,
    hasConsent: stage.consent.mayRun('tracking'),
  });
  const census = useMemo(() => createStageCensus(stage, allowed), [stage, allowed]);
  useEffect(() => stage.log('event', 'canTrack', { allowed }), [stage, allowed]);
  return (
    <div className="example-stack">
      <p>
        {allowed
          ? 'This page may be tracked. What is recorded stands among the events.'
          : 'This page may not be tracked: nothing is recorded. Accept by the toolbar to see the difference.'}
      </p>
      <div className="example-row">
        {actions.map(([label, record]) => (
          <button
            key={label}
            type="button"
            className="example-button"
            onClick={() => record(census)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

const actions: readonly (readonly [string, (census: Census) => void])[] = [
  ['View the page', (census) => census.recordHit('load')],
  ['Come back to it', (census) => census.recordHit('restore')],
  ['Show a button', (census) => census.recordButtonRender(button)],
  ['Click the button', (census) => census.recordButtonClick(button)],
  ['Show a form', (census) => census.recordFormRender('contact')],
  ['Open the popup', (census) => census.recordOverlay({ event: 'render', version: 1 })],
  ['Look at a product', (census) => census.recordQuickView('bowl-1')],
];

const paths = {
  recordHit: 'RecordHit',
  recordButtonClick: 'button-click',
  recordButtonRender: 'button-render',
  recordFormRender: 'form-render',
  recordOverlay: 'overlay',
  recordQuickView: 'RecordQuickView',
} as const;

function createStageCensus(stage: StageContext, allowed: boolean): Census {
  const transport = createTransport({ fetch: stage.fetch, mayRun: () => allowed });
  const send = (path: string, payload: unknown) =>
    transport.post({
      url: `/api/census/${path}`,
      body: JSON.stringify(payload),
      type: 'application/json',
    });
  return createCensus({
    send: (name, report) => send(paths[name], report),
    cookies: stage.cookies,
    canTrack: () => allowed,
    fields: () => readEventFields(window, { websiteId: 'playground' }, Date.now()),
  });
}

import { createSiteClient, formRoutes, SiteCallError } from '@plinth/site-api/client';
import { siteApiMessages } from '@plinth/site-api';
import { createPlainTranslate } from '@plinth/site-model';
import { useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { CallControls } from './example';

export default function Calls({ values, stage }: ExampleProps<CallControls>): ReactNode {
  const { retry = 0, maxRetryWait = 0, timeout = 3000 } = values;
  const [outcome, setOutcome] = useState('Nothing was called yet.');
  const client = useMemo(
    () =>
      createSiteClient({
        calls: formRoutes,
        fetch: stage.fetch,
        retry,
        maxRetryWait,
        timeout,
        onRequest: ({ callName, method }) => stage.log('event', 'onRequest', { callName, method }),
        onAnswer: ({ callName, status }) => stage.log('event', 'onAnswer', { callName, status }),
        onLoginRequired: () => stage.log('event', 'onLoginRequired'),
        onAuthorizationFail: () => stage.log('event', 'onAuthorizationFail'),
        onSystemError: ({ error }) => stage.log('event', 'onSystemError', { name: error.name }),
      }),
    [stage, retry, maxRetryWait, timeout],
  );
  const translate = createPlainTranslate(siteApiMessages, {
    locale: stage.locale,
    overrides: stage.messages,
  });
  const call = async (run: () => Promise<unknown>) => {
    setOutcome('Calling …');
    try {
      setOutcome(JSON.stringify(await run()) ?? 'Done.');
    } catch (error) {
      if (!(error instanceof SiteCallError)) throw error;
      const text = error.text ?? translate(error.messageKey, error.values);
      setOutcome(`${error.name}: ${text}`);
    }
  };
  return (
    <div className="example-stack">
      <div className="example-row">
        <button
          type="button"
          className="example-button"
          onClick={() => void call(() => client.formSubmissionKey())}
        >
          Ask for a submission key
        </button>
        <button
          type="button"
          className="example-button"
          onClick={() =>
            void call(() => client.saveFormSubmission({ key: 'k', formId: 'contact', form: '{}' }))
          }
        >
          Save a form
        </button>
        <button
          type="button"
          className="example-button"
          onClick={() =>
            void call(() => client.formSubmissionKey({ signal: AbortSignal.timeout(50) }))
          }
        >
          Ask, and give up after 50 ms
        </button>
      </div>
      <p className="example-output" role="status">
        {outcome}
      </p>
    </div>
  );
}

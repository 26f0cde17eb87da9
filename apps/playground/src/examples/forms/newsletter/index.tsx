import '@plinth/forms/forms.css';
import { Newsletter } from '@plinth/forms/react';
import { useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { formPorts } from '../../../stage/formPorts';
import type { NewsletterOptions } from './example';
import { emailField, nameField, defaultTexts } from './fields';

export default function NewsletterExample(props: ExampleProps<NewsletterOptions>): ReactNode {
  const { values, stage } = props;
  const { withName = false, ...texts } = values;
  const ports = useMemo(() => formPorts(stage), [stage]);
  const schema = useMemo(
    () => ({
      formId: 'newsletter',
      formName: 'Newsletter',
      fields: withName ? [nameField, emailField] : [emailField],
    }),
    [withName],
  );
  return (
    <Newsletter
      key={JSON.stringify(values)}
      {...defaultTexts}
      {...texts}
      schema={schema}
      ports={ports}
      locale={stage.locale}
      messages={stage.messages}
      drafts={false}
      query=""
      onSubscribed={(formId) => stage.log('event', 'onSubscribed', { formId })}
    />
  );
}

import '@plinth/forms/forms.css';
import type { FormField } from '@plinth/forms';
import { Newsletter } from '@plinth/forms/react';
import { useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { formPorts } from '../../../stage/formPorts';
import type { NewsletterOptions } from './example';

export default function NewsletterExample(props: ExampleProps<NewsletterOptions>): ReactNode {
  const { values, stage } = props;
  const { withName = false, ...texts } = values;
  const ports = useMemo(() => formPorts(stage), [stage]);
  const schema = useMemo(() => {
    const email: FormField = { type: 'email', id: 'email', title: 'E-mail', required: true };
    const name: FormField = { type: 'name', id: 'name', title: 'Name' };
    return {
      formId: 'newsletter',
      formName: 'Newsletter',
      fields: withName ? [name, email] : [email],
    };
  }, [withName]);
  return (
    <Newsletter
      key={JSON.stringify(values)}
      title="Letters from the kiln"
      description="Four a year, when it is opened."
      footnote="No other letters, ever."
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

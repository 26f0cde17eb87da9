import '@plinth/forms/forms.css';
import type { FieldType, FormSchema, FormValues } from '@plinth/forms';
import { Form, FormSummary } from '@plinth/forms/react';
import { rowFields } from '@plinth/forms/schema';
import { useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { formPorts } from '../../../stage/formPorts';
import { fieldTypes, type EveryFieldOptions } from './example';
import { fieldOfType, pieceFields, stepTitles, submissionText } from './fields';

export default function EveryField({ values, stage }: ExampleProps<EveryFieldOptions>): ReactNode {
  const [sent, setSent] = useState<{ schema: FormSchema; values: FormValues }>();
  const schema = useMemo(() => schemaOf(values), [values]);
  const ports = useMemo(() => {
    const own = formPorts(stage);
    return {
      ...own,
      onSubmitted: (submission: { formId: string; values: FormValues }) => {
        own.onSubmitted?.(submission);
        setSent({ schema, values: submission.values });
      },
    };
  }, [stage, schema]);
  const textOptions = { locale: stage.locale, messages: stage.messages };
  return (
    <>
      <h2>Order a piece</h2>
      <Form
        key={JSON.stringify(values)}
        schema={schema}
        ports={ports}
        {...textOptions}
        drafts={false}
        isOverlayForm={values.isOverlayForm}
        query=""
      />
      {sent?.schema === schema && (
        <section aria-labelledby="sent">
          <h2 id="sent">What was sent</h2>
          <FormSummary schema={schema} values={sent.values} {...textOptions} />
        </section>
      )}
    </>
  );
}

function schemaOf(options: Partial<EveryFieldOptions>): FormSchema {
  const { show = 'all', required = true, inSteps, dateOrder, nameOrder, phone, clock } = options;
  const types: FieldType[] =
    show === 'all' ? ['section', ...fieldTypes.filter(notSection)] : [show];
  const { submitButtonText = 'Send' } = options;
  return {
    formId: 'every-field',
    formName: 'Every field',
    submitButtonText,
    submissionText: options.submissionText ?? submissionText,
    ...(options.successRedirect && { successRedirect: options.successRedirect }),
    ...(options.disclaimer && { disclaimer: options.disclaimer }),
    fields: types.flatMap((type) => {
      const field = { id: type, required, ...fieldOfType[type] };
      if (type === 'rows') return rowFields({ ...field, fields: pieceFields });
      return { type, ...field, ...(type === 'date' && { hasCalendar: options.hasCalendar }) };
    }),
    formats: {
      ...(dateOrder && { dateOrder }),
      ...(nameOrder && { nameOrder }),
      ...(phone && { phone }),
      ...(clock && { clock }),
      ...(options.country && { country: options.country }),
    },
    ...(inSteps && {
      steps: [
        { title: stepTitles[0], fields: ['section', 'name', 'email', 'phone', 'address'] },
        { title: stepTitles[1], fields: types.slice(6) },
      ],
    }),
  };
}

const notSection = (type: FieldType) => type !== 'section';

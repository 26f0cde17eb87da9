'use client';

import type { FormSchema } from '@plinth/forms';
import { Form } from '@plinth/forms/react';

const unsent = { ok: false as const, status: 0 };

/** Nothing is sent while measuring. */
const ports = {
  requestSubmissionKey: () => Promise.resolve(unsent),
  saveSubmission: () => Promise.resolve(unsent),
};

export interface FormIslandProps {
  schema: FormSchema;
  /** HTML of the message after success. */
  thanks: string;
}

export function FormIsland({ schema, thanks }: FormIslandProps) {
  return (
    <Form
      schema={schema}
      action={`/form/${schema.formId}`}
      ports={ports}
      query=""
      thanks={<div dangerouslySetInnerHTML={{ __html: thanks }} />}
    />
  );
}

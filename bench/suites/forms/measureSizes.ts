import { bundleSize, row, type Row } from '../../harness';

/**
 * Measures the code that a page loads for a form, React external. The peers include no fields, no messages and no
 * submission.
 */
export async function measureSizes(): Promise<Row[]> {
  const size = (entryCode: string, lazy = false): Promise<number> =>
    bundleSize({ entryCode, format: 'gzip', lazy });
  const peers = {
    'react-hook-form': await size(`export { useForm, Controller } from 'react-hook-form';`),
    '@tanstack/react-form': await size(`export { useForm } from '@tanstack/react-form';`),
    'formik + yup': await size(
      `export { Formik, Form, Field } from 'formik'; export { object, string } from 'yup';`,
    ),
  };
  return [
    // Behaviour, drafts, counters and addresses are used by a form with every field type: their chunks count.
    row({
      id: 'forms/size-whole-engine',
      what: 'Form with every field type, rules, messages, submission, drafts, steps, counters and captcha slot, React external, all its chunks, gzip',
      unit: 'bytes',
      value: await size(`export { Form } from '@plinth/forms/react';`, true),
      peers,
      target: { atMost: 10_000 },
    }),
    row({
      id: 'forms/size-first-load',
      what: 'Loaded by the page before the form is there: markup and words of every field type; it posts by itself until its behaviour comes, gzip',
      unit: 'bytes',
      value: await size(`export { Form } from '@plinth/forms/react';`),
      peers,
      target: { atMost: 10_000 },
    }),
    row({
      id: 'forms/size-attach',
      what: 'attachForm for a rendered page before its fields take entries: store, rules, words of every field type, the lock; without markup, gzip',
      unit: 'bytes',
      value: await size(`export { attachForm } from '@plinth/forms';`),
      peers,
      target: { atMost: 10_000 },
    }),
  ];
}

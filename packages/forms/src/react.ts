'use client';

export { Form } from './react/Form';
export type { FormProps } from './react/Form';
export { FormSummary } from './react/FormSummary';
export type { FormSummaryProps } from './react/FormSummary';
export { Newsletter } from './react/Newsletter';
export type { NewsletterProps } from './react/Newsletter';
export { useField, useForm, useFormState } from './react/useForm';
export type { UsedField } from './react/useForm';

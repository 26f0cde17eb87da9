import type { FieldType } from './formSchema';

/** The names of all field types, for whoever reads a description from outside. */
export const fieldTypeNames: ReadonlySet<string> = /* @__PURE__ */ new Set<FieldType>([
  'text',
  'number',
  'website',
  'textarea',
  'email',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'section',
]);

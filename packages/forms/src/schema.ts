export type {
  FieldCondition,
  FieldType,
  FieldValue,
  FormCountry,
  FormErrors,
  FormField,
  FormFormats,
  FormSchema,
  FormStep,
  FormValues,
} from './pure/formSchema';
export { FormSchemaError, parseFormSchema } from './pure/parseFormSchema';
export { rowFields } from './pure/rowFields';
export type { RepeatedFields } from './pure/rowFields';
export { readFormContext } from './pure/readFormContext';

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
export { readFormContext } from './pure/readFormContext';

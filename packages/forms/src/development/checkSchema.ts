import type { FormField, FormSchema } from '../pure/formSchema';
import { componentOf } from './componentOf';

/**
 * Throws an error that names the wrong part of a schema, instead of the engine's "undefined
 * (reading 'filter')".
 * @param formClass the class of the form element
 * @throws Error if there is no schema, it has no fields, or a field is not an object or has no id
 */
export function checkSchema(schema: unknown, formClass: string): void {
  const refuse = (what: string) => {
    throw new Error(`${componentOf(formClass)} cannot be rendered: ${what}`);
  };
  if (typeof schema !== 'object' || schema === null)
    return refuse(
      `its prop "schema" is ${String(schema)} and must be an object such as { formId, formName, fields }.`,
    );
  const { fields } = schema as Partial<FormSchema>;
  if (!Array.isArray(fields))
    return refuse(
      `"schema.fields" is ${fields === undefined ? 'missing' : 'of another type'} and must be an array of fields.`,
    );
  for (const [index, field] of fields.entries() as Iterable<[number, unknown]>) {
    const entry = `entry ${index} of "schema.fields"`;
    if (typeof field !== 'object' || field === null)
      refuse(`${entry} is ${String(field)} and must be an object such as { type, id, title }.`);
    if (!(field as Partial<FormField>).id)
      refuse(`${entry} has no "id", by which its entry is kept and sent. Give it one.`);
  }
}

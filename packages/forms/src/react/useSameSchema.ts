import { useState } from 'react';
import type { FormSchema } from '../pure/formSchema';

/**
 * The schema of the first rendering, until one comes that says something else: an object written into the JSX is a new
 * one with every rendering, and a new form would lose what was typed.
 */
export function useSameSchema(schema: FormSchema): FormSchema {
  const [kept, setKept] = useState(schema);
  if (kept === schema || JSON.stringify(kept) === JSON.stringify(schema)) return kept;
  setKept(schema);
  return schema;
}

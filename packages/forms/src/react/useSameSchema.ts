import { useState } from 'react';
import type { FormSchema } from '../pure/formSchema';

/**
 * The schema of the first render, until another with different content is passed: an object in the
 * JSX is new in every render, and a new form would lose the entries.
 */
export function useSameSchema(schema: FormSchema): FormSchema {
  const [kept, setKept] = useState(schema);
  if (kept === schema || JSON.stringify(kept) === JSON.stringify(schema)) return kept;
  setKept(schema);
  return schema;
}

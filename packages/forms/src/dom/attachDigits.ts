import { kindOf } from '../pure/fieldKinds';
import type { FieldBinding } from './bindFields';
import { spreadEntry } from './spreadEntry';
import { foldDigitsOnInput } from './foldDigitsOnInput';

/** What a field of digits does besides taking them: a part that loads where a form has some. @returns its undo */
export function attachDigits(binding: FieldBinding): () => void {
  const undo = [foldDigitsOnInput(binding)];
  // After the digits have become ours.
  if (kindOf(binding.type).isDivided) undo.push(spreadEntry(binding));
  return () => undo.forEach((step) => step());
}

import { kindOf } from '../pure/fieldKinds';
import type { FieldBinding } from './bindFields';
import { spreadEntry } from './spreadEntry';
import { foldDigitsOnInput } from './foldDigitsOnInput';

/**
 * Attaches the behaviour of a field with digits, which loads only with such a field. @returns a
 * function that undoes it
 */
export function attachDigits(binding: FieldBinding): () => void {
  const undo = [foldDigitsOnInput(binding)];
  // After the digits have been converted.
  if (kindOf(binding.type).isDivided) undo.push(spreadEntry(binding));
  return () => undo.forEach((step) => step());
}

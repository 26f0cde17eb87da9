import { kindOf } from '../pure/fieldKinds';
import type { FieldBinding } from './bindFields';
import { spreadEntry } from './spreadEntry';
import { takeFigures } from './takeFigures';

/** What a field of figures does besides taking them: a part that loads where a form has some. @returns its undo */
export function attachFigures(binding: FieldBinding): () => void {
  const undo = [takeFigures(binding)];
  // After the figures have become ours.
  if (kindOf(binding.type).isDivided) undo.push(spreadEntry(binding));
  return () => undo.forEach((step) => step());
}

import * as v from 'valibot';
import { help, idField, openObject, openSettings, textField, wholeNumber } from './fields';

/** One block of a section ([MOD-7]). Numbers that `blockType` does not name are kept. */
export const blockSchema = openObject({
  id: v.pipe(idField(), help('block.id')),
  type: v.pipe(wholeNumber(), help('block.type')),
  /** The kind's name if the number is 1337. */
  definitionName: v.exactOptional(v.pipe(textField(100), help('block.definitionName'))),
  /** Columns out of 12 in a grid section. @default 12 */
  span: v.exactOptional(
    v.pipe(wholeNumber(), v.minValue(1, 'span'), v.maxValue(12, 'span'), help('block.span')),
  ),
  settings: v.exactOptional(v.pipe(openSettings(), help('block.settings'))),
});

export type BlockDefinition = v.InferOutput<typeof blockSchema>;

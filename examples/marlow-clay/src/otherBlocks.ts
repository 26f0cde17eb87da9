import { blockType } from '@plinth/site-model';
import type { BlockDefinition } from '@plinth/site-model/definition';
import { samplePictures, type SamplePictureName } from './pictures/samplePictures';

/** The settings of a block, and the columns of the twelve-column grid that it fills. */
interface Settings extends Record<string, unknown> {
  span?: number;
}

/** A block of any kind that has a number. */
export const numbered = (
  kind: keyof typeof blockType,
  id: string,
  { span, ...settings }: Settings,
): BlockDefinition => ({
  id,
  type: blockType[kind],
  settings,
  ...(span === undefined ? {} : { span }),
});

/** A block whose kind is a name. */
export const named = (definitionName: string, id: string, settings: Settings): BlockDefinition => ({
  ...numbered('websiteComponent', id, settings),
  definitionName,
});

/** A picture as the settings of a feed's post have it. */
export function pictureOf(name: SamplePictureName) {
  const { src, width, height, alt } = samplePictures[name];
  return { imageUrl: src, width, height, text: alt };
}

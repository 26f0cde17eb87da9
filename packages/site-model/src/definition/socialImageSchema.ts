import * as v from 'valibot';
import { openObject, requiredText, textField, wholeNumber } from './fields';

/** The picture of a page's card, where its address is shared. */
export const socialImageSchema = openObject({
  /** A path of this site or an address with https. */
  src: requiredText(2000),
  alt: v.exactOptional(textField(1000)),
  /** In pixels. Cards that know both are drawn before the picture has come. */
  width: v.exactOptional(wholeNumber()),
  height: v.exactOptional(wholeNumber()),
});

export type SocialImage = v.InferOutput<typeof socialImageSchema>;

import * as v from 'valibot';
import { openObject, requiredText, textField, wholeNumber } from './fields';

/** The picture of a page's card when its address is shared. */
export const socialImageSchema = openObject({
  /** A path of this site or an address with https. */
  src: requiredText(2000),
  alt: v.exactOptional(textField(1000)),
  /** In pixels. Cards with both dimensions are drawn before the picture has loaded. */
  width: v.exactOptional(wholeNumber()),
  height: v.exactOptional(wholeNumber()),
});

export type SocialImage = v.InferOutput<typeof socialImageSchema>;

import { attachFormBehaviour } from './attachFormBehaviour';
import type { AttachFormOptions } from './attachFormOptions';
import { attachToFields } from './attachToFields';
import type { FormPlace } from './formPlace';

/** Brings a rendered form to life with all that it does in one part, for a page that has only its markup so far. */
export const attachRenderedForm = (place: FormPlace, options: AttachFormOptions): (() => void) =>
  attachToFields(place, options, () => Promise.resolve({ attachFormBehaviour }));

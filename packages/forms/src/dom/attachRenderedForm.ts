import { attachFormBehaviour } from './attachFormBehaviour';
import { fieldRules } from '../pure/fieldRules';
import type { AttachFormOptions } from './attachFormOptions';
import { attachToFields } from './attachToFields';
import type { PageForm } from './pageForm';

/** Adds behaviour to a rendered form with all that it does in one part, for a page that has only its markup so far. */
export const attachRenderedForm = (pageForm: PageForm, options: AttachFormOptions): (() => void) =>
  attachToFields(pageForm, options, fieldRules, () => Promise.resolve({ attachFormBehaviour }));

import { attachFormBehaviour } from './attachFormBehaviour';
import { fieldRules } from '../pure/fieldRules';
import type { AttachFormOptions } from './attachFormOptions';
import { attachToFields } from './attachToFields';
import type { PageForm } from './pageForm';

/** Adds all behaviour to a rendered form in one part, for a page that has only its markup. */
export const attachRenderedForm = (pageForm: PageForm, options: AttachFormOptions): (() => void) =>
  attachToFields(pageForm, options, {
    rules: fieldRules,
    loadBehaviour: () => Promise.resolve({ attachFormBehaviour }),
  });

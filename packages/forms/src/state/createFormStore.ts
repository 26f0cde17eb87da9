import { fieldRules } from '../pure/fieldRules';
import type { FormStore, FormStoreOptions } from './formStore';
import { storeByRules } from './storeByRules';

/**
 * The form without a page: entries, errors, steps and the submission. No DOM, no React.
 *
 * @example
 * ```ts
 * import { createFormStore, type FormPorts, type FormSchema } from '@plinth/forms';
 *
 * export const store = (schema: FormSchema, ports: FormPorts) =>
 *   createFormStore({ schema, ports, checkDelay: 300 });
 * ```
 */
export const createFormStore = (options: FormStoreOptions): FormStore =>
  storeByRules(fieldRules, options);

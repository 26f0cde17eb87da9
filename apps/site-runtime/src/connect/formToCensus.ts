import type { BlockServices } from '@plinth/site-blocks/attach';
import { toCensus } from '../services/census/toCensus';

/** Reports a displayed form to the census, which checks whether it may be counted ([TRK-7]). */
export const recordForm: BlockServices['recordForm'] = (host, formId) =>
  toCensus(host, (census) => census.recordFormRender(formId));

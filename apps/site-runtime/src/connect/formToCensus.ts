import type { BlockServices } from '@plinth/site-blocks/attach';
import { toCensus } from '../services/census/toCensus';

/** A form that is shown goes to the census, which asks whether it may be counted ([TRK-7]). */
export const recordForm: BlockServices['recordForm'] = (host, formId) =>
  toCensus(host, (census) => census.recordFormRender(formId));

/** Under a short name, because it is handed from part to part. */
export { createPlainTranslate as createWords } from '@plinth/site-model/plain-translate';

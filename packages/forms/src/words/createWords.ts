export { createPlainTranslate as createWords } from '@plinth/site-model/plain-translate';

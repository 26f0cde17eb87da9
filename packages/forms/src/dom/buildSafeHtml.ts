export { buildSafeHtml } from '@plinth/site-model/safe-html';

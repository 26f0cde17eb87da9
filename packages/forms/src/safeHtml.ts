export { buildSafeHtml } from './dom/buildSafeHtml';

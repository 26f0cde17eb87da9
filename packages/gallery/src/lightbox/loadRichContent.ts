/** Loaded only by a lightbox with texts, pages or rich captions. */
export const loadRichContent = () => import('./richContent');

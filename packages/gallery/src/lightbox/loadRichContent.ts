/** Only a lightbox with texts, pages or rich captions pays for them. */
export const loadRichContent = () => import('./richContent');

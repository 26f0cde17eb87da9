export { placeholderFromThumbhash } from './images/placeholderFromThumbhash';
export type { ThumbhashPlaceholder } from './images/placeholderFromThumbhash';

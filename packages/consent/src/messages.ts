import { bannerMessages } from './bannerMessages';
import { categoryMessages } from './categories/categoryMessages';

/** Every message of the package. A page loads only those of the parts that it uses. */
export const consentMessages = { ...bannerMessages, ...categoryMessages };

export { attachCategoryConsentMode } from './categories/attachCategoryConsentMode';
export { attachConsentCategories } from './categories/attachConsentCategories';
export type { AttachConsentCategoriesOptions } from './categories/attachConsentCategories';
export {
  categoryCookie,
  categoryCookieName,
  readCategoryChoice,
} from './categories/categoryCookie';
export { choiceFromForm } from './categories/categoryForm';
export { categorySignals } from './categories/categorySignals';
export { categoryOfKind, choiceOf, consentCategories } from './categories/consentCategory';
export type { CategoryChoice, ConsentCategory } from './categories/consentCategory';
export { createCategoryConsent } from './categories/createCategoryConsent';
export type { CategoryConsent, CategoryConsentOptions } from './categories/createCategoryConsent';
export { decisionLogKey, readDecisionLog } from './categories/decisionLog';
export type { LoggedDecision, LogStorage } from './categories/decisionLog';

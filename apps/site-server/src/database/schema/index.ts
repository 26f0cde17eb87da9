export { formerAddresses } from './addresses';
export { auditEntries } from './audit';
export { collectionItems, collections, searchDocuments } from './content';
export { censusEvents, censusHitIds, censusHits } from './census';
export { pageDrafts } from './drafts';
export { javascriptErrors, performanceRecords, traceEntries, trackingEvents } from './events';
export { soldFiles, storedFiles } from './files';
export { formFiles } from './formFiles';
export { formSubmissions, mailingLists, spentCaptchas } from './forms';
export { locks } from './locks';
export { mails, mailSenders } from './mails';
export type { MailFacts } from './mails';
export { consentDecisions } from './consent';
export { paymentAccounts, payments } from './payments';
export { accounts, sessions } from './accounts';
export { productReviews } from './reviews';
export { revisions } from './revisions';
export {
  countedUntil,
  errorDays,
  knownVisitors,
  speedDays,
  speedValues,
  visitDays,
  visitNames,
} from './rollups';
export { rateLimitBuckets, serverSecrets } from './security';
export { headerFooter, multilingualSettings, pages, siteHosts, sites } from './sites';
export {
  cartChanges,
  cartLines,
  carts,
  couponUses,
  giftCards,
  orders,
  productVariants,
  products,
  shops,
  orderEntries,
  orderFiles,
} from './shop';
export type { TakenWithOrder } from './shop';

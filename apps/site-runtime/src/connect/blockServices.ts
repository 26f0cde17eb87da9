/*
 * The services of this page that scripts of blocks use, by their names in `BlockServices` of site-blocks: the file of a
 * kind in `blocks/attach` takes those that its `script.ts` names. A service has a file of its own, so that a kind loads
 * only the services that it names.
 */
export { cartStore } from './cartToServer';
export { formOptions } from './formToServer';
export { recordForm } from './formToCensus';
export { recordQuickView } from './quickViewToCensus';
export { recordSubscription } from './subscriptionToCensus';
export { renderWidget } from './widgetToServer';

/*
 * The services that scripts of blocks ask this page for, by their names in `BlockServices` of site-blocks: the file of a kind in `blocks/attach` takes those that its `script.ts` names. A service has a file of its own,
 * so that a kind loads no more than it asks for.
 */
export { cartStore } from './cartToServer';
export { formOptions } from './formToServer';
export { recordForm } from './formToCensus';
export { recordQuickView } from './quickViewToCensus';
export { recordSubscription } from './subscriptionToCensus';
export { renderWidget } from './widgetToServer';

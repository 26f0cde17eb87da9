export * from './attach.generated';
export type { BlockServices, RenderedWidget, WidgetRequest } from './host/blockServices';
export type { WaitingBlock } from './host/blockScript';
export { askBeforeRemoval } from './kinds/cart/askBeforeRemoval';
export { attachWaitingForm } from './kinds/form/attachWaitingForm';
export { attachWaitingGallery } from './kinds/gallery/attachWaitingGallery';

export { alert } from './dialog/alert';
export type { AlertOptions } from './dialog/alert';
export { confirm } from './dialog/confirm';
export type {
  DialogButtons,
  DialogHandle,
  DialogOptions,
  DialogOutcome,
  DialogTexts,
} from './dialog/dialogOptions';
export { openDialog } from './dialog/openDialog';
export { informationDuration, showInformation } from './dialog/showInformation';
export type {
  InformationAction,
  InformationHandle,
  InformationOptions,
} from './dialog/showInformation';
export { layerBase } from './layer/layerBase';
export type { CancelReason, Layer, LayerOptions } from './layer/layerOptions';
export { lockScroll } from './layer/lockScroll';
export { openLayer } from './layer/openLayer';
export { hideFallback } from './layer/whenAnimationsEnd';
export { dialogMessages } from './messages';

export { calls } from './contract/calls';
export type { Call, CallTable } from './contract/calls';
export { schemas } from './contract/schemas';
export type { CallAnswer, CallPayload, ReceivedPayload } from './contract/schemas';
export type { CallSchemas } from './contract/callSchemas';
export { routes } from './routes/routes';
export type { CallName } from './routes/routes';
export type { AnswerFields, CallEncoding, CallMethod, FieldKind, Route } from './routes/route';
export { wire } from './wire';

export { siteApiMessages } from './messages';
export type {
  AnswerFields,
  CallEncoding,
  CallMethod,
  FieldKind,
  Route,
  RouteTable,
} from './routes/route';
export { censusRoutes } from './routes/censusRoutes';
export { commerceRoutes } from './routes/commerceRoutes';
export { eventRoutes } from './routes/eventRoutes';
export { formRoutes } from './routes/formRoutes';
export { routes } from './routes/routes';
export type { CallName } from './routes/routes';
export { sessionRoutes } from './routes/sessionRoutes';
export { siteRoutes } from './routes/siteRoutes';
export { wire } from './wire';
export type { CallAnswer, CallPayload } from './contract/schemas';

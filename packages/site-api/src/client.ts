export { createSiteClient } from './client/createSiteClient';
export type { CallMethodOf, SiteClient } from './client/createSiteClient';
export type {
  CallOptions,
  CrumbStore,
  IncomingAnswer,
  OutgoingRequest,
  SiteClientOptions,
  SystemErrorEvent,
} from './client/clientOptions';
export { crumbCookie } from './client/crumbCookie';
export { encodeRequest } from './client/encodeRequest';
export type { EncodedRequest } from './client/encodeRequest';
export { submissionCalls } from './client/submissionCalls';
export type { SubmissionCalls, SubmissionRefusal } from './client/submissionCalls';
export { tokenInMemory } from './client/tokenStore';
export type { TokenStore } from './client/tokenStore';
export { AnswerTooLargeError } from './errors/AnswerTooLargeError';
export { AuthorizationFailError } from './errors/AuthorizationFailError';
export { CallAbortedError } from './errors/CallAbortedError';
export { CallTimeoutError } from './errors/CallTimeoutError';
export { ConnectionError } from './errors/ConnectionError';
export { CrumbError } from './errors/CrumbError';
export { LoginRequiredError } from './errors/LoginRequiredError';
export { MisfitAnswerError } from './errors/MisfitAnswerError';
export type { AnswerMisfit } from './errors/MisfitAnswerError';
export { NotFoundError } from './errors/NotFoundError';
export { RejectedCallError } from './errors/RejectedCallError';
export { ServerError } from './errors/ServerError';
export { ServiceUnavailableError } from './errors/ServiceUnavailableError';
export { SiteCallError } from './errors/SiteCallError';
export type { CallFailure, FailedCall, FailureMessageKey } from './errors/SiteCallError';
export { UnauthorizedError } from './errors/UnauthorizedError';
export { UnexpectedStatusError } from './errors/UnexpectedStatusError';
export { UnreadableAnswerError } from './errors/UnreadableAnswerError';
export { censusRoutes } from './routes/censusRoutes';
export { commerceRoutes } from './routes/commerceRoutes';
export { errorRoutes } from './routes/errorRoutes';
export { eventRoutes } from './routes/eventRoutes';
export { formRoutes } from './routes/formRoutes';
export { reportRoutes } from './routes/reportRoutes';
export { sessionRoutes } from './routes/sessionRoutes';
export { siteRoutes } from './routes/siteRoutes';

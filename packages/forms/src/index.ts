export { attachForm } from './dom/attachForm';
export type { AttachFormOptions } from './dom/attachFormOptions';
export { attachNewsletter } from './dom/attachNewsletter';
export type { AttachNewsletterOptions } from './dom/attachNewsletter';
export type { CaptchaAdapter, CaptchaMount, MountedCaptcha } from './dom/captchaAdapter';
export { formMessages } from './messages';
export type { FormMessageKey } from './messages';
export type {
  FieldCondition,
  FieldType,
  FieldValue,
  FormCountry,
  FormErrors,
  FormField,
  FormFormats,
  FormSchema,
  FormStep,
  FormValues,
} from './pure/formSchema';
export type { FileOutcome, FileUpload } from './pure/fileUpload';
export type { ChosenPlace, PlaceQuery, PlacesPort, SuggestedPlace } from './pure/places';
export { explainRefusal } from './pure/explainRefusal';
export type { Explanation } from './pure/explainRefusal';
export type {
  KeyOutcome,
  SubmissionPageContext,
  SubmissionPayload,
  SubmitOutcome,
  SubmitRefusal,
} from './pure/submission';
export type { FieldCheck, FieldChecks } from './state/fieldChecks';
export type { DraftStorage } from './state/formDraft';
export { createFormStore } from './state/createFormStore';
export type {
  Connection,
  FormPorts,
  FormState,
  FormStore,
  FormStoreOptions,
  FormView,
  PendingSubmission,
} from './state/formStore';
export type { StandardSchema } from './state/standardSchema';
export { isLocked, submitMachine } from './state/submitMachine';
export type { SubmitEvent, SubmitState } from './state/submitMachine';

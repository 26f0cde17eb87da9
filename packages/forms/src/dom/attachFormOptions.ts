import type { MessageCatalogue } from '@plinth/site-model';
import type { FormSchema } from '../pure/formSchema';
import type { SubmissionPageContext } from '../pure/submission';
import type { FieldChecks } from '../state/fieldChecks';
import type { DraftStorage } from '../state/formDraft';
import type { Connection, FormPorts, FormStore } from '../state/formStore';
import type { StandardSchema } from '../state/standardSchema';
import type { CaptchaAdapter } from './captchaAdapter';

export interface AttachFormOptions {
  /** The calls to the server. */
  ports: FormPorts;
  /** The form's description. @default read from the page */
  schema?: FormSchema | undefined;
  /** An existing store, for a page that controls the form itself. */
  store?: FormStore | undefined;
  /** @default the page's language */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** The page's fields for every submission ([API-14]). */
  pageContext?: SubmissionPageContext | undefined;
  /** Whether the form is in the popup overlay. @default looked up in the page */
  isOverlayForm?: boolean | undefined;
  /** The captcha provider. @default none */
  captcha?: CaptchaAdapter | undefined;
  /** The storage of drafts; `false` keeps none. @default sessionStorage */
  drafts?: DraftStorage | false | undefined;
  /** Whether drafts may be stored now, by consent. @default always */
  mayStoreDrafts?: (() => boolean) | undefined;
  /** The page's own rules per field: functions or Standard Schema validators. */
  checks?: FieldChecks | undefined;
  /** A Standard Schema validator for the whole form. */
  formCheck?: StandardSchema | undefined;
  /** @default the browser's */
  connection?: Connection | undefined;
  /** Query string with values for hidden fields ([FRM-2]). @default the page's */
  query?: string | undefined;
  /**
   * Selector of the container for messages about the whole form, in a published page.
   * @default the form
   */
  messagePlace?: string | undefined;
}

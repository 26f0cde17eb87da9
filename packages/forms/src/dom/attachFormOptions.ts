import type { MessageCatalogue } from '@plinth/site-model';
import type { FormSchema } from '../pure/formSchema';
import type { SubmissionPageContext } from '../pure/submission';
import type { FieldChecks } from '../state/fieldChecks';
import type { DraftStorage } from '../state/formDraft';
import type { Connection, FormPorts, FormStore } from '../state/formStore';
import type { StandardSchema } from '../state/standardSchema';
import type { CaptchaAdapter } from './captchaAdapter';

export interface AttachFormOptions {
  /** The way to the server. */
  ports: FormPorts;
  /** The form's description. @default read from the page */
  schema?: FormSchema | undefined;
  /** A store that already exists, for a page that steers the form itself. */
  store?: FormStore | undefined;
  /** @default the page's language */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Fields of the page in every submission ([API-14]). */
  pageContext?: SubmissionPageContext | undefined;
  /** Whether the form stands in the popup overlay. @default looked up in the page */
  isOverlayForm?: boolean | undefined;
  /** The captcha provider. @default none */
  captcha?: CaptchaAdapter | undefined;
  /** Where drafts are kept; `false` keeps none. @default sessionStorage */
  drafts?: DraftStorage | false | undefined;
  /** Whether drafts may be stored now, by consent. @default always */
  mayStoreDrafts?: (() => boolean) | undefined;
  /** Rules of the page's own per field: functions or Standard Schema validators. */
  checks?: FieldChecks | undefined;
  /** A Standard Schema validator for the whole form. */
  formCheck?: StandardSchema | undefined;
  /** @default the browser's */
  connection?: Connection | undefined;
  /** Query string that fills hidden fields ([FRM-2]). @default the page's */
  query?: string | undefined;
  /** Selector of the place of messages about the whole form, in a published page. @default the form */
  messagePlace?: string | undefined;
}

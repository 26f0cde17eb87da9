import { postName, readFormPost, type FormSchema } from '@plinth/forms/rules';
import type { Context } from 'hono';
import { translatePage } from '../pages/translatePage';
import { sendPage } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';

/** The maximum length of carried entries: a login may not send more. */
const maxCharacters = 100_000;

type RequestContext = Context<ServerEnvironment>;

/** The entries that were posted to a form, as one text that the login carries; without passwords. */
export function carryForm(posted: URLSearchParams, schema: FormSchema): string {
  posted.set('formId', schema.formId);
  for (const { id, type } of schema.fields) if (type === 'password') posted.delete(postName(id));
  const text = posted.toString();
  return text.length > maxCharacters ? '' : text;
}

/**
 * The form's page with the entries from before the session had ended, to be sent again; `undefined` where there is no
 * such form.
 */
export function sendCarriedForm(
  c: RequestContext,
  site: SiteSnapshot,
  carried: string,
): Promise<Response> | undefined {
  const posted = new URLSearchParams(carried);
  const form = site.forms.get(posted.get('formId') ?? '');
  if (!form) return undefined;
  const { schema } = form;
  const page = site.definition.pages.find(({ id }) => id === posted.get('pageId')) ?? form.page;
  const blockId = posted.get('blockId');
  return sendPage(
    c,
    { site, page },
    {
      formAnswers: {
        [schema.formId]: {
          ...(blockId === null ? {} : { blockId }),
          outcome: 'refused',
          values: readFormPost(schema, posted),
          errors: {},
          message: translatePage(site.definition, 'page.login.sendAgain'),
        },
      },
    },
  );
}

import {
  filesOf,
  hasFiles,
  honeypotName,
  isLikelyBot,
  isLost,
  readFormPost,
  type FormValues,
} from '@plinth/forms/rules';
import { safeHref } from '@plinth/site-model';
import { blocksOf, captchaAnswerName, type FormAnswer } from '@plinth/site-renderer';
import type { Context, Hono } from 'hono';
import { translateForm } from '../forms/translateForm';
import { limitFormBodies } from '../formFiles/formBodies';
import { readFormBody, type FormBody } from '../formFiles/readFormBody';
import { takeFileBytes } from '../formFiles/takeFileBytes';
import { saveSubmission } from '../submissions/saveSubmission';
import { isSameOrigin, publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import { readSite } from '../locks/readSite';
import { endedPage } from '../pages/endedPage';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendPlainPage } from '../pages/failures/sendPlainPage';
import { hasNoAddress } from '../site/hasNoAddress';
import { translatePage } from '../pages/translatePage';
import { sendLockScreen, sendPage } from '../pages/sendPage';
import { mayEnter } from '../members/mayEnter';
import { readSession } from '../security/sessionCookie';
import { takeFromLimit } from '../security/takeFromLimit';
import type { Services } from '../services';
import type { ServerEnvironment } from '../serverEnvironment';
import { siteAvailability } from '../site/siteAvailability';
import { inLanguageOf } from '../site/inLanguageOf';
import type { SiteSnapshot } from '../site/loadSite';
import type { SiteForm } from '../site/siteForms';
import { carryForm } from './carriedForm';

type RequestContext = Context<ServerEnvironment>;

/** The target of a form's own `action` when the browser posts it without a script ([FRM-21]). */
const formPostPath = '/form/:formId';

/**
 * The form as the browser alone sends it: the same rules, the same storage, and the page again as the answer.
 * The key in the page makes a reload of the answer, or a second click, one submission.
 */
export function registerFormPost(app: Hono<ServerEnvironment>): void {
  app.post(formPostPath, limitFormBodies, async (c) => {
    const site = await readSite(c);
    const formId = c.req.param('formId');
    const form = site.forms.get(formId);
    if (!form) return sendNoForm(c, site, formId);
    const isOurs = (fields: URLSearchParams) => isSameOrigin(c) || isOurPageInSandbox(c, fields);
    // A visitor who only knows the form's id gets the page that replaces it.
    const services = c.get('services');
    const visitor = { siteId: site.definition.id, page: form.page, session: await readSession(c) };
    const isEntered = await mayEnter(services, visitor);
    const wait = await takeFromLimit(c, 'saveFormSubmission');
    const waitForFiles = wait > 0 || !hasFiles(form.schema) ? wait : await takeFileBytes(c);
    const body = await readFormBody(
      c,
      { site, form },
      (fields) => isEntered && waitForFiles === 0 && isOurs(fields) && mayHaveKey(services, fields),
    );
    const { posted } = body;
    if (!isOurs(posted)) return sendRefusal(c, site);
    if (!isEntered)
      return sendPage(
        c,
        { site, page: form.page },
        { carriedForm: carryForm(posted, form.schema) },
      );
    return answerPost(c, site, { form, ...body, wait: waitForFiles });
  });
  // The address of the answer, typed or reloaded.
  app.get(formPostPath, async (c) => {
    const site = await readSite(c);
    const formId = c.req.param('formId');
    const form = site.forms.get(formId);
    // A lock screen's form redirects to the start page.
    if (form) return c.redirect(hasNoAddress(form.page) ? '/' : `/${form.page.slug}`, 303);
    return sendNoForm(c, site, formId);
  });
}

/** For an unknown form, or a form behind a password. */
function sendNoForm(c: RequestContext, site: SiteSnapshot, formId: string): Promise<Response> {
  const { closed } = site;
  const slug = closed.forms.get(formId);
  if (slug !== undefined)
    return sendLockScreen(c, site, { unlockAnswer: { returnTo: `/${slug}` } });
  return closed.site ? sendLockScreen(c, site) : sendPage(c, { site, page: notFoundPage(site) });
}

interface PostedForm extends FormBody {
  form: SiteForm;
  /** Seconds until this address may send again; 0 if it may now. */
  wait: number;
}

async function answerPost(
  c: RequestContext,
  site: SiteSnapshot,
  { form, posted, problems, wait }: PostedForm,
) {
  const services = c.get('services');
  const { schema } = form;
  const values = readFormPost(schema, posted);
  const key = posted.get('key') ?? '';
  const page = pageOfPost(posted, site) ?? form.page;
  const localSite = inLanguageOf(site, page);
  const blockId = posted.get('blockId');
  // A block that the owner has removed meanwhile is answered on the form's page.
  const isThere = blockId !== null && blocksOf(page).some(({ id }) => id === blockId);
  const returnTo = posted.get('returnTo');
  const answer = (
    status: number,
    { outcome, errors = {}, message, retryAfter, lacksCaptcha = false }: Partial<FormAnswer>,
    keptKey?: string,
  ) =>
    sendPage(
      c,
      { site, page },
      {
        status,
        formAnswers: {
          [schema.formId]: {
            ...(isThere ? { blockId } : {}),
            outcome: outcome ?? 'refused',
            values: valuesToShow(values, form),
            errors,
            lacksCaptcha,
            ...(message === undefined ? {} : { message }),
            ...(retryAfter === undefined ? {} : { retryAfter }),
            ...(keptKey === undefined ? {} : { key: keptKey }),
          },
        },
        // Only a lock screen's form sends its target: the password is still to come.
        ...(returnTo === null
          ? {}
          : { unlockAnswer: { returnTo: returnPath(returnTo, publicUrl(c)) } }),
      },
    );

  if (wait > 0) {
    c.header('retry-after', String(wait));
    const message = translateForm(localSite.definition, 'forms.status.429');
    return answer(429, { message, retryAfter: wait }, key);
  }
  // The key was in the page: its age is the time of filling in.
  const elapsed = services.submissionKeys.age(key);
  if (isLikelyBot({ honeypot: posted.get(honeypotName), elapsed })) {
    return answer(400, { message: translateForm(localSite.definition, 'forms.processing') }, key);
  }
  const result = await saveSubmission(services, localSite, {
    key,
    form: schema,
    values,
    channel: 'page',
    captchaAnswer: posted.get(captchaAnswerName),
    pageContext: { pageId: page.id, pageTitle: page.title, pagePath: `/${page.slug}` },
  });
  switch (result.outcome) {
    case 'saved': {
      if (siteAvailability(site.definition) === 'ended')
        return sendPage(c, { site, page: endedPage(site, { sent: true }) }, { status: 200 });
      const target = safeHref(schema.successRedirect);
      return target && !isPlaceOn(new URL(`/${page.slug}`, publicUrl(c)), target)
        ? c.redirect(target, 303)
        : answer(200, { outcome: 'saved' });
    }
    case 'invalid':
      return answer(
        400,
        { errors: { ...result.errors, ...problems }, message: result.message },
        key,
      );
    case 'no-captcha':
      return answer(400, { message: result.message, lacksCaptcha: true }, key);
    case 'no-key':
      // The page is shared: the answer contains the key, and the entries with it.
      return answer(400, {
        errors: { ...result.errors, ...problems },
        message: translatePage(localSite.definition, 'page.form.onceMore'),
      });
    case 'unusable-key':
      // The returned page has a new key, so sending it again is enough.
      return answer(400, { message: result.message });
  }
}

/**
 * A page of ours in a sandboxed frame has an opaque origin, and its scripts do not load: the post is its only way. It
 * holds a key of ours, and sends no cookie that another site could use. Without any key nothing is stored: the form
 * returns with a key.
 */
function isOurPageInSandbox(c: RequestContext, posted: URLSearchParams): boolean {
  if (c.req.header('origin') !== 'null' || c.req.header('cookie') !== undefined) return false;
  const key = posted.get('key') ?? '';
  return key === '' || c.get('services').submissionKeys.check(key) === 'valid';
}

/** Whether an address is only a fragment of a page: the page shows no message of the form then ([FRM-13]). */
function isPlaceOn(page: URL, address: string): boolean {
  if (!URL.canParse(address, page.href)) return false;
  const [target, place] = new URL(address, page).href.split('#');
  return place !== undefined && target === page.href;
}

/** The same form may be on several pages: the post names its page. */
function pageOfPost(posted: URLSearchParams, { definition }: SiteSnapshot) {
  const pageId = posted.get('pageId');
  return definition.pages.find(({ id }) => id === pageId);
}

/** A file is accepted only with a key of ours, or from a shared page, which has none. */
function mayHaveKey({ submissionKeys }: Services, fields: URLSearchParams): boolean {
  const key = fields.get('key') ?? '';
  return key === '' || submissionKeys.check(key) === 'valid';
}

/** A password is never sent back, nor a file that did not arrive: it has to be chosen again. */
function valuesToShow(values: FormValues, { schema }: SiteForm): FormValues {
  const secret = new Set(
    schema.fields.filter(({ type }) => type === 'password').map(({ id }) => id),
  );
  const files = new Set(schema.fields.filter(({ type }) => type === 'file').map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(values)
      .filter(([id]) => !secret.has(id))
      .map(([id, value]) => [
        id,
        files.has(id)
          ? Object.fromEntries(Object.entries(filesOf(value)).filter(([file]) => !isLost(file)))
          : value,
      ]),
  );
}

function sendRefusal(c: RequestContext, { definition: site }: SiteSnapshot): Response {
  return sendPlainPage(c, {
    site,
    title: translatePage(site, 'page.foreignForm'),
    text: translatePage(site, 'page.foreignForm.text'),
    status: 403,
  });
}

import type { Context, Hono } from 'hono';
import { translateForm } from '../forms/translateForm';
import { grantTime } from '../http/requestDeadline';
import { isSameOrigin } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { mayEnter } from '../members/mayEnter';
import { translatePage } from '../pages/translatePage';
import { readSession } from '../security/sessionCookie';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import { inLanguageOf } from '../site/inLanguageOf';
import { readUploadForm } from '../uploads/readUploadForm';
import { formFileText } from './formFileText';
import { limitFormBodies } from './formBodies';
import { storeFormFile, type FormFileResult } from './storeFormFile';
import { takeFileBytes } from './takeFileBytes';

const formFilePath = '/form/:formId/files/:fieldId';

type RequestContext = Context<ServerEnvironment>;

/** Takes one file of a form whose script sends it ahead of the form itself ([SRV-157a]). */
export function registerFormFiles(app: Hono<ServerEnvironment>): void {
  app.post(formFilePath, limitFormBodies, receiveFile);
}

async function receiveFile(c: RequestContext): Promise<Response> {
  const site = await readSite(c);
  const { formId = '', fieldId = '' } = c.req.param();
  const services = c.get('services');
  const form = site.forms.get(formId);
  const answer = (status: 200 | 400 | 401 | 403 | 404 | 429, body: object): Response =>
    c.json(body, status, { 'cache-control': 'no-store' });
  const field = form?.schema.fields.find(({ id, type }) => id === fieldId && type === 'file');
  if (!form || !field) {
    const isClosed = site.closed.site || site.closed.forms.has(formId);
    return isClosed
      ? answer(401, { error: translatePage(site.definition, 'page.locked.call') })
      : answer(404, { error: translateForm(site.definition, 'forms.status.404') });
  }
  const { definition } = inLanguageOf(site, form.page);
  if (!isSameOrigin(c))
    return answer(403, { error: translateForm(definition, 'forms.processing') });
  const visitor = { siteId: definition.id, page: form.page, session: await readSession(c) };
  if (!(await mayEnter(services, visitor)))
    return answer(401, { error: translatePage(definition, 'page.denied.call') });
  const wait = (await takeFromLimit(c, 'formFile')) || (await takeFileBytes(c));
  if (wait > 0) {
    c.header('retry-after', String(wait));
    return answer(429, { error: translateForm(definition, 'forms.status.429') });
  }
  if (c.env?.incoming) grantTime(c.env.incoming);
  const { results } = await readUploadForm<FormFileResult>(c.req.raw.body, {
    contentType: c.req.header('content-type') ?? '',
    mayTake: () => true,
    maxFiles: 1,
    maxFields: { number: 1, characters: 1000 },
    take: (name, bytes) =>
      storeFormFile(services, {
        siteId: definition.id,
        formId,
        field,
        name,
        bytes,
        ended: c.req.raw.signal,
      }),
  });
  const [result] = results;
  if (result && 'id' in result) return answer(200, { id: result.id, name: result.name });
  const error = result
    ? formFileText(definition, result)
    : translateForm(definition, 'forms.processing');
  return answer(400, { error });
}

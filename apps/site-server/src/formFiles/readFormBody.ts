import { hasFiles, postedFile, postName, type FormErrors } from '@plinth/forms/rules';
import type { Context } from 'hono';
import { readPosted } from '../forms/readPosted';
import { grantTime } from '../http/requestDeadline';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import type { SiteForm } from '../site/siteForms';
import { readUploadForm } from '../uploads/readUploadForm';
import { formFileText } from './formFileText';
import { isInParts } from './formBodies';
import { storeFormFile, type FormFileResult } from './storeFormFile';

/** Entries of a form that a browser has posted without a script. */
export interface FormBody {
  /** Each accepted file appears in it as a stored file. */
  posted: URLSearchParams;
  /** Messages about refused files, by field. */
  problems: FormErrors;
}

const limits = { maxFiles: 60, maxFields: { number: 500, characters: 100_000 } };

/**
 * Reads a form that the browser posts without a script; its files are stored while they arrive.
 * @param mayTake whether the fields before the first file allow files to be accepted
 */
export async function readFormBody(
  c: Context<ServerEnvironment>,
  { site, form }: { site: SiteSnapshot; form: SiteForm },
  mayTake: (fields: URLSearchParams) => boolean,
): Promise<FormBody> {
  const contentType = c.req.header('content-type');
  if (contentType === undefined || !isInParts(contentType) || !hasFiles(form.schema))
    return { posted: await readPosted(c), problems: {} };
  const services = c.get('services');
  const { schema } = form;
  const { definition } = site;
  const fields = new Map(
    schema.fields.filter(({ type }) => type === 'file').map((field) => [postName(field.id), field]),
  );
  if (c.env?.incoming) grantTime(c.env.incoming);
  const body = await readUploadForm<{ field: string; result: FormFileResult }>(c.req.raw.body, {
    contentType,
    mayTake,
    ...limits,
    async take(name, bytes, entry) {
      const field = fields.get(entry);
      if (!field) {
        bytes.resume();
        return { field: entry, result: { name, problem: 'failed' } };
      }
      const upload = { siteId: definition.id, formId: schema.formId, field, name, bytes };
      return {
        field: entry,
        result: await storeFormFile(services, { ...upload, ended: c.req.raw.signal }),
      };
    },
  });
  const posted = body.fields;
  const problems: Record<string, string> = {};
  for (const [at, { field: entry, result }] of body.results.entries()) {
    const field = fields.get(entry);
    if (!field) continue;
    // A refused file is appended too, or the form would be sent without it.
    posted.append(entry, postedFile('id' in result ? result.id : `?${at}`, result.name));
    const text = formFileText(definition, result);
    if (text !== undefined)
      problems[field.id] = [problems[field.id], text].filter(Boolean).join(' ');
  }
  return { posted, problems };
}

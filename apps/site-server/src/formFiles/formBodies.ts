import { defaultMegabytes, hasFiles, type FormSchema } from '@plinth/forms/rules';
import { limits } from '@plinth/site-model';
import type { MiddlewareHandler } from 'hono';
import { readSite } from '../locks/readSite';
import { largestBody, limitTo } from '../pages/failures/limitBodies';
import type { ServerEnvironment } from '../serverEnvironment';

/** Whether a body is multipart, as for a form with files. */
export const isInParts = (contentType: string | undefined): boolean =>
  contentType?.startsWith('multipart/form-data') ?? false;

/** Bytes of a form with all the files that it may have. */
function maxBodyOf({ fields }: FormSchema, maxMegabytes: number): number {
  const megabytes = fields
    .filter(({ type }) => type === 'file')
    .map(
      (field) => (field.max ?? 1) * Math.min(field.maxMegabytes ?? defaultMegabytes, maxMegabytes),
    );
  return largestBody + limits.bytesPerMegabyte * megabytes.reduce((sum, one) => sum + one, 0);
}

/**
 * Refuses the body of a form that is longer than all of its fields can be, before it is read. A form without a field
 * for files has the limit of every other request.
 */
export const limitFormBodies: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const form = (await readSite(c)).forms.get(c.req.param('formId') ?? '');
  const mayHoldFiles = form && hasFiles(form.schema) && isInParts(c.req.header('content-type'));
  const max = mayHoldFiles ? maxBodyOf(form.schema, c.get('services').maxMegabytes) : largestBody;
  return limitTo(max)(c, next);
};

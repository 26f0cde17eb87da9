import type { FormSchema } from '@plinth/forms/rules';
import { readFormContext } from '@plinth/forms/schema';
import { blockType } from '@plinth/site-model';
import {
  blocksOf,
  withSiteCaptcha,
  type PageDefinition,
  type SiteDefinition,
} from '@plinth/site-renderer';
import { readFormStorage, type FormStorage } from './formStorage';
import { isProtected } from './isProtected';

export interface SiteForm {
  schema: FormSchema;
  page: PageDefinition;
  /** The storage of its submissions; no page shows it. */
  storage: FormStorage;
  /** The name of a newsletter; `undefined` for any other form. */
  newsletter?: string | undefined;
}

/**
 * The forms of a site by their ids; of two blocks with the same form the first counts, a public one before one for
 * members.
 */
export function findSiteForms({
  pages,
  websiteSettings,
}: Pick<SiteDefinition, 'pages'> & {
  websiteSettings?: SiteDefinition['websiteSettings'] | undefined;
}): Map<string, SiteForm> {
  const forms = new Map<string, SiteForm>();
  const forAll = pages.filter((page) => !isProtected(page));
  for (const page of [...forAll, ...pages.filter(isProtected)]) {
    for (const { type, settings } of blocksOf(page)) {
      if (typeof settings?.['formId'] !== 'string') continue;
      const schema = withSiteCaptcha(readFormContext(settings), websiteSettings);
      if (schema.fields.length === 0 || forms.has(schema.formId)) continue;
      const title = settings['title'];
      const name = typeof title === 'string' && title ? title : schema.formName;
      const newsletter = type === blockType.newsletter ? name : undefined;
      const storage = readFormStorage(settings);
      forms.set(schema.formId, { schema, page, storage, ...(newsletter ? { newsletter } : {}) });
    }
  }
  return forms;
}

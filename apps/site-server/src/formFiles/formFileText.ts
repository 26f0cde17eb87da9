import { isolate } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';
import { translateForm } from '../forms/translateForm';
import type { FormFileResult } from './storeFormFile';

/** The message about a refused file, as the form's own script shows it; `undefined` for an accepted one. */
export function formFileText(
  site: Pick<SiteDefinition, 'locale' | 'messages'>,
  result: FormFileResult,
): string | undefined {
  if (!('problem' in result)) return undefined;
  const name = isolate(result.name, site.locale);
  switch (result.problem) {
    case 'kind':
      return translateForm(site, 'forms.file.kind', { name });
    case 'empty':
      return translateForm(site, 'forms.file.empty', { name });
    case 'too-large':
      return translateForm(site, 'forms.file.tooLarge', { name, size: result.megabytes });
    case 'failed':
      return translateForm(site, 'forms.file.failed', { name });
  }
}

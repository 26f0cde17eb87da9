import type { SettingsSchema, StoredSettings } from '@plinth/site-blocks';
import type { ConfigVisit } from '../configVisit';
import { findPictures } from '../files/fileQueries';
import { addPictures, type ListChange } from './changeList';
import { fillPictureFacts } from './fillPictureFacts';

/**
 * The settings of a form after a list's button was pressed. Several chosen pictures become an entry each, with their
 * dimensions.
 */
export async function changePostedList(
  { posted, services, site }: Pick<ConfigVisit, 'posted' | 'services' | 'site'>,
  { schema, settings }: { schema: SettingsSchema; settings: StoredSettings },
  change: ListChange,
): Promise<StoredSettings> {
  const sources = posted.getAll('pictures');
  const changed = addPictures(schema, settings, { change, sources });
  if (sources.length === 0) return changed;
  const pictures = await findPictures(services.db, site.definition.id);
  return fillPictureFacts(schema, changed, { before: settings, pictures });
}

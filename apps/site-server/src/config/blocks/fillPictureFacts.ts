import type { SettingsSchema, StoredSettings } from '@plinth/site-blocks';
import type { FileRow } from '../../uploads/fileRows';
import { permanentAddress } from '../files/fileAddress';
import { objectOf } from './objectOf';
import { isSampleAlt } from './sampleContent';

/**
 * Updates the settings that belong to a picture where another picture was chosen: the dimensions of an uploaded one are
 * filled in, and the description is removed if it is still that of a sample's picture.
 *
 * @param before the settings that the form was made from
 */
export function fillPictureFacts(
  schema: SettingsSchema,
  settings: StoredSettings,
  { before, pictures }: { before: StoredSettings; pictures: readonly FileRow[] },
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...settings };
  for (const [name, setting] of Object.entries(schema)) {
    const value = settings[name];
    if (setting.type === 'group')
      filled[name] =
        value &&
        fillPictureFacts(setting.fields, objectOf(value), {
          before: objectOf(before[name]),
          pictures,
        });
    if (setting.type === 'list' && Array.isArray(value)) {
      const entries: readonly unknown[] = Array.isArray(before[name]) ? before[name] : [];
      filled[name] = value.map((entry: unknown, at) =>
        fillPictureFacts(setting.fields, objectOf(entry), {
          before: objectOf(entries[at]),
          pictures,
        }),
      );
    }
    if (setting.type !== 'picture' || value === before[name]) continue;
    // The owner's picture shows something other than the sample's.
    if (isSampleAlt(filled['alt']) && Object.hasOwn(schema, 'alt')) delete filled['alt'];
    const row = pictures.find((one) => permanentAddress(one) === value);
    for (const side of ['width', 'height'] as const)
      if (row?.[side] && Object.hasOwn(schema, side)) filled[side] = row[side];
  }
  return filled;
}

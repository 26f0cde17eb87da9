import { filesOf, hasFiles, lostId, type FormSchema, type FormValues } from '@plinth/forms/rules';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { formFiles, formSubmissions } from '../database/schema/index';
import type { Services } from '../services';

export type FormFileRow = typeof formFiles.$inferSelect;

/** Milliseconds for which a file waits for its form: the lifetime of the form's key, and an hour for the transfer. */
const unsentLifetime = 25 * 3_600_000;

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** A form's values with the files that were found. */
export interface FoundFiles {
  values: FormValues;
  /** Their ids. */
  ids: string[];
  /** The values with each file as its name and the digest of its bytes: the same for the same file, sent again. */
  compared: Readonly<Record<string, unknown>>;
}

/**
 * Finds the files that a form is sent with, under their stored names. A file that is unknown, belongs to another form
 * or field, or was sent with another submission appears in the values as a file that did not arrive.
 */
export async function findFormFiles(
  { db }: Pick<Services, 'db'>,
  {
    siteId,
    form,
    values,
    key,
  }: { siteId: string; form: FormSchema; values: FormValues; key: string },
): Promise<FoundFiles> {
  if (!hasFiles(form)) return { values, ids: [], compared: {} };
  const fields = form.fields.filter(({ type }) => type === 'file');
  const given = fields.flatMap(({ id }) => Object.keys(filesOf(values[id]))).filter(isUuid);
  const rows =
    given.length === 0
      ? []
      : await db
          .select({ file: formFiles, key: formSubmissions.submissionKey })
          .from(formFiles)
          .leftJoin(formSubmissions, eq(formSubmissions.id, formFiles.submissionId))
          .where(
            and(
              inArray(formFiles.id, given.slice(0, 1000)),
              eq(formFiles.siteId, siteId),
              eq(formFiles.formId, form.formId),
            ),
          );
  const usable = new Map(
    rows.filter((row) => row.key === null || row.key === key).map(({ file }) => [file.id, file]),
  );
  const found: Record<string, Record<string, string>> = {};
  const compared: Record<string, unknown> = {};
  const ids: string[] = [];
  for (const { id: fieldId } of fields) {
    const entries = Object.entries(filesOf(values[fieldId])).map(([id, name]) => {
      const row = usable.get(id);
      return row?.fieldId === fieldId
        ? ([id, row.name, row] as const)
        : ([lostId(id), name] as const);
    });
    found[fieldId] = Object.fromEntries(entries.map(([id, name]) => [id, name]));
    compared[fieldId] = entries.map(([id, name, row]) => [name, row?.digest ?? id]);
    ids.push(...entries.flatMap(([id, , row]) => (row ? [id] : [])));
  }
  return { values: { ...values, ...found }, ids, compared };
}

/** Another form was sent with one of the files in the same moment. */
class FilesTaken extends Error {
  override readonly name = 'FilesTaken';
}

/** Assigns files to a submission. @throws FilesTaken where one of them belongs to another submission */
export async function claimFormFiles(
  db: Database,
  { siteId, id: submissionId }: { siteId: string; id: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await db
    .update(formFiles)
    .set({ submissionId })
    .where(
      and(
        eq(formFiles.siteId, siteId),
        inArray(formFiles.id, [...ids]),
        isNull(formFiles.submissionId),
      ),
    )
    .returning({ id: formFiles.id });
  if (claimed.length < ids.length) throw new FilesTaken('A file went with another submission.');
}

/** The files of a submission, in the order of their arrival. */
export const filesOfSubmission = async (
  db: Database,
  siteId: string,
  submissionId: string,
): Promise<FormFileRow[]> =>
  !isUuid(submissionId)
    ? []
    : db
        .select()
        .from(formFiles)
        .where(and(eq(formFiles.siteId, siteId), eq(formFiles.submissionId, submissionId)))
        .orderBy(asc(formFiles.uploadedAt), asc(formFiles.id));

/** Removes the rows of files whose form was never sent; a sweep removes their bytes like those of all deleted rows. */
export async function sweepUnsentFiles({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(formFiles)
    .where(
      and(
        isNull(formFiles.submissionId),
        lt(formFiles.uploadedAt, new Date(clock() - unsentLifetime)),
      ),
    );
}

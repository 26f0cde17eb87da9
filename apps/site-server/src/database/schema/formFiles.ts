import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { formSubmissions } from './forms';
import { moment } from './moment';
import { sites } from './sites';

/**
 * The files that visitors have sent with a form. The bytes are in the file storage under the id; a row is written after
 * them. Until the form itself is sent a file belongs to no submission, and is removed after a day.
 */
export const formFiles = pgTable(
  'form_files',
  {
    /** Unguessable: anyone who has it may send the file with the form. */
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    formId: text('form_id').notNull(),
    fieldId: text('field_id').notNull(),
    /** As the owner sees it. */
    name: text('name').notNull(),
    /** Media type. */
    type: text('type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256: the same file, sent again, is the same entry. */
    digest: text('digest').notNull(),
    submissionId: uuid('submission_id').references(() => formSubmissions.id, {
      onDelete: 'cascade',
    }),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('form_files_submission').on(table.submissionId),
    index('form_files_unsent')
      .on(table.uploadedAt)
      .where(sql`${table.submissionId} is null`),
  ],
);

import { hasNoAddress } from '../../site/hasNoAddress';
import type { FileRow } from '../../uploads/fileRows';
import type { ConfigVisit } from '../configVisit';
import { fileAddress } from '../files/fileAddress';
import { linkTargetsId } from './LinkEntry';

/** The pages of the site and its files, offered at every link of a form. */
export const LinkTargets = ({
  visit: { site },
  files = [],
}: {
  visit: Pick<ConfigVisit, 'site'>;
  /** @default none */
  files?: readonly FileRow[];
}) => (
  <datalist id={linkTargetsId}>
    {site.definition.pages
      .filter((page) => !hasNoAddress(page))
      .map(({ id, slug, title }) => (
        <option key={id} value={`/${slug}`} label={title} />
      ))}
    {files.map((row) => (
      <option key={row.id} value={fileAddress(row)} label={row.name} />
    ))}
  </datalist>
);

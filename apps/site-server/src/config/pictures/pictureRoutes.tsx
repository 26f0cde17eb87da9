import type { ConfigArea } from '../configArea';
import { findFiles } from '../files/fileQueries';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigPage } from '../shell/sendConfigPage';
import { PicturesPage } from './PicturesPage';

/** Registers the list of pictures that a field of the area can use. */
export function registerPictures(area: ConfigArea): void {
  area.show('/config/pictures', 'files', async (visit) => {
    const { services, site, url } = visit;
    const search = readSearch(url.searchParams);
    const found = await findFiles(
      services.db,
      { siteId: site.definition.id, search, arePictures: true },
      readPageNumber(url.searchParams),
    );
    return sendConfigPage(visit, <PicturesPage visit={visit} found={found} search={search} />);
  });
}

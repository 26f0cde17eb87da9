import type { ConfigArea } from '../configArea';
import { sendConfigPage } from '../shell/sendConfigPage';
import { framePath } from './framePath';
import { readPreview } from '../../pages/previewOptions';
import { frameWidths, SitePage } from './SitePage';

export function registerSitePage(area: ConfigArea): void {
  area.show('/config/', 'site', (visit) => {
    const { searchParams, origin } = visit.url;
    return sendConfigPage(
      visit,
      <SitePage
        visit={visit}
        path={framePath(searchParams.get('frameUrl'), origin)}
        preview={readPreview(searchParams)}
        width={frameWidths.find((one) => one === searchParams.get('width')) ?? 'full'}
        isPanelClosed={searchParams.get('panel') === 'closed'}
        sendsFetchMetadata={visit.c.req.header('sec-fetch-dest') !== undefined}
      />,
    );
  });
}

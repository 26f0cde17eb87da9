import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { PassFrame } from '../shell/PassFrame';
import {
  framedMark,
  previewOptions,
  withPreview,
  type PreviewOption,
} from '../../pages/previewOptions';

export const frameWidths = ['full', 'tablet', 'phone'] as const;
export type FrameWidth = (typeof frameWidths)[number];

export interface SitePageProps {
  visit: ConfigVisit;
  /** Path and query of the page in the frame. */
  path: string;
  preview: readonly PreviewOption[];
  width: FrameWidth;
  isPanelClosed: boolean;
  /** Whether the browser marks requests by a frame (`Sec-Fetch-Dest`). */
  sendsFetchMetadata: boolean;
}

/** The site in a frame, with its previewed parts. */
export function SitePage(props: SitePageProps) {
  const { visit, path, preview, width, isPanelClosed, sendsFetchMetadata } = props;
  const { translate } = visit.intl;
  const { site } = visit;
  const addressWith = (panel: 'open' | 'closed') => {
    const query = new URLSearchParams({ frameUrl: path });
    if (preview.length > 0) query.set('preview', preview.join(','));
    if (width !== 'full') query.set('width', width);
    if (panel === 'closed') query.set('panel', panel);
    return `/config/?${query}`;
  };
  return (
    <ConfigShell
      visit={visit}
      part="site"
      title={translate('config.part.site')}
      isPanelClosed={isPanelClosed}
      panel={
        <>
          <form className="pl-config-tools" method="get" action="/config/" data-site-tools>
            <input type="hidden" name="frameUrl" value={path} data-frame-url />
            <fieldset>
              <legend>{translate('config.site.preview')}</legend>
              {previewOptions.map((option) => (
                <label className="pl-config-check" key={option}>
                  <input
                    type="checkbox"
                    name="preview"
                    value={option}
                    defaultChecked={preview.includes(option)}
                  />{' '}
                  {translate(`config.site.preview.${option}`)}
                </label>
              ))}
            </fieldset>
            <fieldset>
              <legend>{translate('config.site.width')}</legend>
              {frameWidths.map((one) => (
                <label className="pl-config-check" key={one}>
                  <input type="radio" name="width" value={one} defaultChecked={one === width} />{' '}
                  {translate(`config.site.width.${one}`)}
                </label>
              ))}
            </fieldset>
            <button type="submit" className="pl-config-button" data-needs-no-script>
              {translate('config.site.show')}
            </button>
          </form>
          <details className="pl-config-guide" data-guide>
            <summary>{translate('config.guide')}</summary>
            <ul>
              <li>{translate('config.guide.escape')}</li>
              <li>{translate('config.guide.links')}</li>
              <li>{translate('config.guide.preview')}</li>
              <li>{translate('config.guide.noredirect')}</li>
            </ul>
          </details>
        </>
      }
    >
      <div className="pl-config-site">
        <div className="pl-config-sitebar">
          <h1 className="pl-config-sitetitle">
            <span data-frame-path dir="ltr">
              {path}
            </span>
          </h1>
          <span className="pl-config-row">
            <a
              href={`/config/page-at?path=${encodeURIComponent(path)}`}
              data-edit-page
              className="pl-config-quiet"
            >
              {translate('config.site.edit')}
            </a>
            <a href={noRedirect(path)} data-open-page className="pl-config-quiet" target="_blank">
              {translate('config.site.open')}
            </a>
            <a
              className="pl-config-quiet"
              href={addressWith(isPanelClosed ? 'open' : 'closed')}
              data-toggle-panel
              data-label-open={translate('config.panel.hide')}
              data-label-closed={translate('config.panel.show')}
            >
              {translate(isPanelClosed ? 'config.panel.show' : 'config.panel.hide')}
            </a>
          </span>
        </div>
        <p className="pl-config-hidden" role="status" data-panel-status />
        <PassFrame translate={translate} name="site">
          <div className="pl-config-stage" data-width={width}>
            <iframe
              name="site"
              title={translate('config.site.frame', { title: site.definition.title })}
              src={withPreview(path, sendsFetchMetadata ? preview : [framedMark, ...preview])}
              data-site-frame={sendsFetchMetadata ? '' : framedMark}
            />
          </div>
        </PassFrame>
      </div>
    </ConfigShell>
  );
}

const noRedirect = (path: string) => `${path}${path.includes('?') ? '&' : '?'}noredirect`;

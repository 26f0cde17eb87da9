import type { TextPlace } from '@plinth/site-renderer';
import type { ConfigArea } from '../configArea';
import { sendConfigPage } from '../shell/sendConfigPage';
import { cleanText } from './cleanText';

const places: readonly TextPlace[] = ['content', 'link', 'banner'];

/** Registers the sanitising of texts for the rich text editor: of pasted text, and of text that was typed as HTML. */
export function registerRichText(area: ConfigArea): void {
  area.changeOwn('/config/rich-text', (visit) => {
    const { posted, intl } = visit;
    const where = places.find((one) => one === posted.get('where')) ?? 'content';
    const { html, note } = cleanText(visit, posted.get('html') ?? '', where);
    return sendConfigPage(
      visit,
      <html lang={intl.locale}>
        <head>
          <meta charSet="utf-8" />
          <title>{intl.translate('config.rich.title')}</title>
        </head>
        <body>
          <div data-clean="" data-note={note} dangerouslySetInnerHTML={{ __html: html }} />
        </body>
      </html>,
    );
  });
}

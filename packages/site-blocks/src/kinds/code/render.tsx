import { code } from './block';
import { blockType, createPlainTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { listingMessages } from '../../parts/listingMessages';
import { codeScript } from './script';

/** A language is a name, never markup. */
const languageName = /^[\w+#. -]{1,24}$/;

/**
 * Code ([RUN-2m], [RUN-2n]): shown as text, or, for HTML that belongs to the page, sanitised. An
 * owner's script belongs to the site's own scripts, which have its nonce.
 */
export const codeBlock: BlockRenderer = {
  kind: code.kind,
  types: [blockType.code],
  styles: ['listing'],
  messages: { listing: ['listing.code.'] },
  client: codeScript,
  render(stored, context, block): RenderedBlock {
    const settings = settingsOf(code, block, context);
    const { locale, messages, sanitizeHtml, problem } = context;
    const source = typeof stored['code'] === 'string' ? settings.code : settings.html;
    const wanted = settings.language || settings.mode;
    const language = languageName.test(wanted) ? wanted : '';
    const isShown = settings.displaySource || !/^(html|)$/i.test(language);
    if (!isShown) {
      if (/<script\b/i.test(source)) {
        problem('A code block contains a script. Its HTML is shown without it.');
      }
      return {
        content: (
          <div
            className="pl-code-html"
            dangerouslySetInnerHTML={{ __html: sanitizeHtml(source) }}
          />
        ),
      };
    }
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const label = language
      ? translate('listing.code.labelOf', { language })
      : translate('listing.code.label');
    return {
      content: (
        <figure className="pl-code">
          <figcaption className="pl-code-head">
            <span className="pl-code-language">{settings.title || language}</span>
            <button className="pl-code-copy" type="button">
              {translate('listing.code.copy')}
            </button>
          </figcaption>
          {/* Long lines scroll, so the keyboard must reach them. */}
          <pre
            className="pl-code-lines"
            role="region"
            aria-label={label}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
            tabIndex={0}
            dir="ltr"
          >
            <code data-language={language || undefined}>{source.replace(/^\n+|\s+$/g, '')}</code>
          </pre>
        </figure>
      ),
    };
  },
};

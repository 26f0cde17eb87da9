import { renderToStaticMarkup } from 'react-dom/server';
import { printHtml } from '../code/printHtml';
import type { StageContext } from '../example/stageContext';
import type { LoadedExample } from './loadExample';
import { Stage } from './Stage';

/** Renders the current example on a server: the markup before any script. */
export function renderMarkup(
  loaded: LoadedExample,
  written: Readonly<Record<string, string>>,
  context: StageContext,
): string {
  const quiet = { ...context, log: () => {} };
  const markup = renderToStaticMarkup(<Stage loaded={loaded} written={written} context={quiet} />);
  // The playground's own addresses do not work elsewhere: files get the addresses that they would have on a site.
  return printHtml(markup.replaceAll(new URL('.', document.baseURI).href, '/'));
}

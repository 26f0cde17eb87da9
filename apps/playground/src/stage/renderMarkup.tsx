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
  // The playground's own address is useless elsewhere: files are placed where a site would have them.
  return printHtml(markup.replaceAll(new URL('.', document.baseURI).href, '/'));
}

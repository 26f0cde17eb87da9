import type { ReportedProblem, ProblemReport } from './describeProblems';

/** Makes an element: React's on the server, the browser's own in the script. */
export type BuildElement<Element> = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Element | string)[]
) => Element;

/** The list of the problems and warnings of a page's text, for the server and for its script. */
export function problemList<Element>(
  { summary, items }: ProblemReport,
  build: BuildElement<Element>,
): Element[] {
  const list = items.map((item) => build('li', {}, ...contentOf(item, build)));
  return [build('p', {}, summary), ...(list.length > 0 ? [build('ul', {}, ...list)] : [])];
}

function contentOf<Element>(
  { path, message, line, column, where }: ReportedProblem,
  build: BuildElement<Element>,
): (Element | string)[] {
  const place = {
    class: 'pl-config-note',
    href: '#source',
    'data-line': String(line),
    ...(column !== undefined && { 'data-column': String(column) }),
  };
  return [
    ...(path ? [build('code', { dir: 'ltr' }, path), ' '] : []),
    message,
    ...(where === undefined ? [] : [' ', build('a', place, where)]),
  ];
}

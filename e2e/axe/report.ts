import type { Look } from './look';

/** Rows of a Markdown table, one a page, with the number of findings in each state. */
export function tableOf(looks: readonly Look[], states: readonly string[]): string[] {
  const cell = (page: string, state: string) => {
    const look = looks.find((one) => one.page === page && one.state === state);
    return look ? (look.error === undefined ? String(look.findings.length) : 'error') : '';
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['page', ...states]),
    row(['---', ...states.map(() => '--:')]),
    ...[...new Set(looks.map(({ page }) => page))].map((page) =>
      row([page, ...states.map((state) => cell(page, state))]),
    ),
  ];
}

/** Each finding and each state that was not reached; the same finding in several states is listed once. */
export function detailsOf(looks: readonly Look[]): string[] {
  const places = new Map<string, string[]>();
  const tell = (text: string, look: Look) =>
    places.set(text, [...(places.get(text) ?? []), look.state]);
  for (const look of looks) {
    if (look.error !== undefined) tell(`${look.page}: not reached: ${look.error}`, look);
    for (const { rule, selector, html, reason } of look.findings)
      tell(`${look.page}: ${rule}: ${selector}\n    ${html}\n    ${reason}`, look);
  }
  return [...places].map(([text, states]) => `${text}\n    in: ${[...new Set(states)].join(', ')}`);
}

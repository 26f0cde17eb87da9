import { readLooseJson } from '@plinth/site-model';

/** The attributes in which blocks have their settings. */
const attributes = [
  ...['data-block-json', 'data-context', 'data-props', 'data-variants', 'data-marquee-items'],
  ...['data-config-video', 'data-config-settings', 'data-config-thumbnail', 'data-item-spacing'],
];
const scripts = '.sqs-block script[type$="json"]';

/**
 * Makes the settings of a legacy page's blocks strict JSON where they are not ([RUN-17s]), so that
 * every package reads them by its usual reader. Text that is no settings at all stays.
 */
export function repairSettings(root: ParentNode): void {
  for (const name of attributes)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const strict = strictOf(element.getAttribute(name)!);
      if (strict !== undefined) element.setAttribute(name, strict);
    }
  for (const script of root.querySelectorAll(scripts)) {
    const strict = strictOf(script.textContent);
    if (strict !== undefined) script.textContent = strict;
  }
}

/** @returns `undefined` for text that is strict already, or cannot be read */
function strictOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const settings = readLooseJson(text);
    return settings && JSON.stringify(settings);
  }
}

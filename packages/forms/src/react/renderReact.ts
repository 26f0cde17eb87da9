import { createElement, type ReactNode } from 'react';
import type { ViewNode } from '../view/viewNode';

/** HTML attribute names that React spells differently. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  checked: 'defaultChecked',
};

const fixedValues: ReadonlySet<unknown> = new Set(['checkbox', 'radio']);

/** Renders markup with React. Entries are uncontrolled: what somebody types belongs to the page, not to a render. */
export function renderReact(nodes: readonly ViewNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (!node || typeof node === 'string') return node;
    const { tag, attributes } = node;
    const props: Record<string, unknown> = { key: index };
    for (const [name, setting] of Object.entries(attributes)) {
      if (setting === undefined || setting === false) continue;
      const isDefault =
        name === 'value' && tag !== 'option' && !fixedValues.has(attributes['type']);
      // React writes a default value anew at every keystroke; an empty one says nothing.
      if (isDefault && setting === '') continue;
      props[isDefault ? 'defaultValue' : (reactNames[name] ?? name)] =
        setting === true && name.startsWith('data-') ? '' : setting;
    }
    // ICU data of server and browser differ in the names of countries.
    if (tag === 'option') props['suppressHydrationWarning'] = true;
    return createElement(tag, props, ...renderReact(node.children));
  });
}

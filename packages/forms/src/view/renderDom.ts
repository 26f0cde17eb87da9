import type { ViewNode } from './viewNode';

/** Builds markup in the page. Entries get their value as default, so that `form.reset()` and drafts see what is typed. */
export function renderDom(nodes: readonly ViewNode[], document: Document): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of nodes) {
    if (typeof node === 'string') fragment.append(node);
    else if (node) {
      const element = document.createElement(node.tag);
      const { value, ...attributes } = node.attributes;
      for (const [name, setting] of Object.entries(attributes)) {
        if (setting !== undefined && setting !== false)
          element.setAttribute(name, setting === true ? '' : String(setting));
      }
      element.append(renderDom(node.children, document));
      if (value !== undefined) {
        if (node.tag === 'textarea') element.textContent = String(value);
        else if (node.tag === 'select') selectOption(element as HTMLSelectElement, String(value));
        else element.setAttribute('value', String(value));
      }
      fragment.append(element);
    }
  }
  return fragment;
}

function selectOption(select: HTMLSelectElement, value: string): void {
  for (const option of select.options) option.defaultSelected = option.value === value;
}

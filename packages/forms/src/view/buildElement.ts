import type { BuildNode } from './buildNode';

/** Attributes that have another name in React. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
};

/**
 * Builds markup in the page. Entries get their value as the default value, so that `form.reset()`
 * and drafts can detect changes.
 */
export const buildElement: BuildNode<HTMLElement> = (tag, props, ...children) => {
  const element = document.createElement(tag);
  const { defaultValue = '', ...attributes } = props ?? {};
  for (const [name, setting] of Object.entries(attributes)) {
    if (setting !== undefined && setting !== false)
      element.setAttribute(attributeNames[name] ?? name, setting === true ? '' : String(setting));
  }
  for (const child of children) if (child) element.append(child);
  if (element instanceof HTMLSelectElement)
    for (const option of element.options) option.defaultSelected = option.value === defaultValue;
  else if (defaultValue !== '') Object.assign(element, { defaultValue });
  return element;
};

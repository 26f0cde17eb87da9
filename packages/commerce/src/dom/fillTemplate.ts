/** A copy of a template, with what the server has left to fill in. */
export function fillTemplate(
  template: HTMLTemplateElement,
  blank: string,
  text: string,
): HTMLElement {
  const added = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  for (const part of [added, ...added.querySelectorAll('*')]) {
    for (const attribute of part.attributes)
      attribute.value = attribute.value.replace(blank, () => text);
    if (!part.firstElementChild) part.textContent = part.textContent.replace(blank, () => text);
  }
  return added;
}

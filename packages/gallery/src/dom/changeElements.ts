/** Changes attributes, classes and custom properties so that one call undoes all changes. */
export interface ElementChanges {
  /** Records an attribute that other code will change. */
  keepAttribute(element: Element, name: string): void;
  setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void;
  addClass(element: Element, ...names: string[]): void;
  setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): void;
  undo(): void;
}

export function changeElements(): ElementChanges {
  const undos: (() => void)[] = [];
  const keepAttribute = (element: Element, name: string) => {
    const before = element.getAttribute(name);
    undos.push(() => setAttribute(element, name, before));
  };
  return {
    keepAttribute,
    setAttributes(element, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        keepAttribute(element, name);
        setAttribute(element, name, value);
      }
    },
    addClass(element, ...names) {
      for (const name of names) {
        if (element.classList.contains(name)) continue;
        element.classList.add(name);
        undos.push(() => element.classList.remove(name));
      }
    },
    setStyles(element, styles) {
      for (const [name, value] of Object.entries(styles)) {
        const before = element.style.getPropertyValue(name);
        undos.push(() => element.style.setProperty(name, before));
        element.style.setProperty(name, value);
      }
    },
    undo() {
      for (const undo of undos.splice(0).reverse()) undo();
    },
  };
}

/** Writing an unchanged value would still make the browser update the page. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

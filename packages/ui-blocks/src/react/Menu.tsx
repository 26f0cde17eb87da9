import { createElement, useEffect, useId, useRef, type ReactNode } from 'react';
import { attachMenu } from '../menu/attachMenu';
import { selectPanel } from '../menu/selectPanel';

export interface MenuItemContent {
  title: string;
  description?: string | undefined;
  /** The formatted price, with its currency symbol. */
  price?: string | undefined;
}

export interface MenuSection {
  title?: string | undefined;
  description?: string | undefined;
  items: readonly MenuItemContent[];
}

export interface MenuPanel {
  /** Becomes the panel's id, so that a link can select it. */
  id?: string | undefined;
  title: string;
  description?: string | undefined;
  sections?: readonly MenuSection[] | undefined;
  /** Content instead of sections. */
  content?: ReactNode;
}

export interface MenuProps {
  /** The panels with their names. */
  menus: readonly MenuPanel[];
  /** The accessible name of the tab list. */
  label?: string | undefined;
  /** Level of the panels' headings; sections use the next level. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Whether the arrow keys select the focused tab, or Enter and Space do. @default 'manual' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
  /**
   * The index of the visible panel. With it the component is controlled: a visitor's choice only
   * calls `onSelect`. [BLK-6]
   * @default undefined: the menu decides
   */
  selected?: number | undefined;
  /**
   * Called with the index of the panel that was selected or, if `selected` is set, that a visitor
   * wants to see.
   */
  onSelect?: ((index: number) => void) | undefined;
}

/** Renders menus as sections below a list of links, which the behaviour turns into tabs. [BLK-2] */
export function Menu({
  menus,
  label,
  headingLevel = 3,
  activation,
  className,
  selected,
  onSelect,
}: MenuProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const latest = useRef({ selected, onSelect });
  const isControlled = selected !== undefined;
  const chosen = useRef<string>(undefined);
  const idOf = ({ id }: MenuPanel, index: number): string => id ?? `${prefix}-${index}`;
  // A changed set of panels is attached again; a new function or a new text is not.
  const shape = JSON.stringify(menus.map(idOf));

  useEffect(() => {
    latest.current = { selected, onSelect };
  });
  useEffect(() => {
    if (!root.current) return;
    const ids = JSON.parse(shape) as string[];
    const active = chosen.current === undefined ? -1 : ids.indexOf(chosen.current);
    return attachMenu(root.current, {
      // The visitor's selection stays when panels are added or removed.
      active: latest.current.selected ?? (active < 0 ? undefined : active),
      activation,
      isControlled,
      onSelect(index) {
        if (!isControlled) chosen.current = ids[index];
        latest.current.onSelect?.(index);
      },
    });
  }, [shape, activation, isControlled]);
  useEffect(() => {
    if (root.current && selected !== undefined) selectPanel(root.current, selected);
  }, [selected]);

  return (
    <div ref={root} className={`pl-menu ${className ?? ''}`.trimEnd()} data-activation={activation}>
      {menus.length > 1 && (
        <nav className="pl-menu-tabs" aria-label={label}>
          {menus.map((menu, index) => (
            <a key={idOf(menu, index)} className="pl-menu-tab" href={`#${idOf(menu, index)}`}>
              {menu.title}
            </a>
          ))}
        </nav>
      )}
      <div className="pl-menu-panels">
        {menus.map((menu, index) => (
          <section key={idOf(menu, index)} className="pl-menu-panel" id={idOf(menu, index)}>
            {createElement(`h${headingLevel}`, { className: 'pl-menu-title' }, menu.title)}
            {menu.description && <p className="pl-menu-description">{menu.description}</p>}
            {menu.content ??
              menu.sections?.map((section, at) => (
                <MenuSectionView key={at} section={section} heading={`h${headingLevel + 1}`} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function MenuSectionView({
  section,
  heading,
}: {
  section: MenuSection;
  heading: string;
}): ReactNode {
  return (
    <div className="pl-menu-section">
      {section.title &&
        createElement(heading, { className: 'pl-menu-section-title' }, section.title)}
      {section.description && <p className="pl-menu-section-description">{section.description}</p>}
      <ul className="pl-menu-items">
        {section.items.map((item, index) => (
          <li key={index} className="pl-menu-item">
            <span className="pl-menu-item-title">{item.title}</span>
            {item.price && <span className="pl-menu-item-price">{item.price}</span>}
            {item.description && (
              <span className="pl-menu-item-description">{item.description}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ConfigVisit } from '../configVisit';
import { linkKindName, linkKinds, shownLink, type LinkKind } from './linkKinds';

/** The id of the list of addresses that a link may lead to. */
export const linkTargetsId = 'link-targets';

export interface LinkEntryProps {
  visit: Pick<ConfigVisit, 'intl'>;
  /** The stored or typed address. */
  href: string;
  /** The label of the field. */
  label: string;
  /** Attributes of the field for the address. */
  shared: { id: string; name: string };
  /**
   * The kinds to choose from; that of the stored link is always included.
   * @default all
   */
  kinds?: readonly LinkKind[];
  mayChange: boolean;
}

/** The field for a link: its kind and its address. Every setting of the area that is a link uses it. */
export function LinkEntry(props: LinkEntryProps) {
  const { visit, href, label, shared, kinds = linkKinds, mayChange } = props;
  const { translate } = visit.intl;
  const { kind, text } = shownLink(href);
  return (
    <span className="pl-config-link-entry">
      <select
        name={linkKindName(shared.name)}
        aria-label={translate('config.links.kind', { label })}
        disabled={!mayChange}
        defaultValue={kind}
      >
        {linkKinds
          .filter((one) => one === kind || kinds.includes(one))
          .map((one) => (
            <option key={one} value={one}>
              {translate(`config.links.kind.${one}`)}
            </option>
          ))}
      </select>
      <input
        {...shared}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        readOnly={!mayChange}
        // The browser's own suggestions, which need no script; any other address can be typed.
        list={linkTargetsId}
        defaultValue={text}
      />
    </span>
  );
}

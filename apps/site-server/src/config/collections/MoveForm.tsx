import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { CrumbField } from '../shell/CrumbField';
import { collectionAddress } from './collectionAddress';
import type { CollectionRow, ListedItem } from './collectionQueries';
import { moves, type Move } from './collectionStore';

/** The buttons that move an item in its list; the pressed button keeps the focus. */
export function MoveForm({
  visit,
  collection,
  item,
  isFirst,
  isLast,
  pressed,
}: {
  visit: ConfigVisit;
  collection: CollectionRow;
  item: Pick<ListedItem, 'id' | 'title'>;
  isFirst: boolean;
  isLast: boolean;
  /** The button that was pressed a moment ago. */
  pressed: string | null;
}) {
  const { translate } = visit.intl;
  const isPossible = (move: Move) => !(move === 'first' || move === 'up' ? isFirst : isLast);
  const shown = moves.filter(isPossible);
  // At an end of the list the pressed button is missing: the opposite button gets the focus.
  const focused = shown.find((one) => one === pressed) ?? (pressed ? shown[0] : undefined);
  return (
    <form
      className="pl-config-row pl-config-moves"
      method="post"
      action={addressWith(`${collectionAddress(collection.id)}/order`, listQuery(visit.url))}
    >
      <CrumbField visit={visit} />
      <input type="hidden" name="item" value={item.id} />
      {shown.map((move) => (
        <button
          key={move}
          type="submit"
          className="pl-config-link"
          name="move"
          value={move}
          // Pressing the key again moves the item further.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={move === focused}
        >
          {translate(`config.collections.order.${move}`)}
          <span className="pl-config-hidden"> {item.title}</span>
        </button>
      ))}
    </form>
  );
}

/** A button of a page's layout: it changes the page in the form, and stores nothing. */
export type LayoutChange =
  | { kind: 'add-section'; at: number }
  | { kind: 'add-block'; section: string }
  | { kind: 'open' | 'up' | 'down' | 'copy' | 'remove'; of: 'section' | 'block'; id: string }
  /** Moves a dragged block to a position, counted without the block. */
  | { kind: 'move'; id: string; section: string; at: number }
  | { kind: 'close' | 'undo' | 'redo' | 'show' };

const separator = ' ';

/** `up block welcome`, `move welcome first 2`: the value of a button. Ids have no spaces. */
export function layoutChangeValue(change: LayoutChange): string {
  switch (change.kind) {
    case 'add-section':
      return [change.kind, change.at].join(separator);
    case 'add-block':
      return [change.kind, change.section].join(separator);
    case 'move':
      return [change.kind, change.id, change.section, change.at].join(separator);
    case 'close':
    case 'undo':
    case 'redo':
    case 'show':
      return change.kind;
    default:
      return [change.kind, change.of, change.id].join(separator);
  }
}

const named = ['open', 'up', 'down', 'copy', 'remove'] as const;
const alone = ['close', 'undo', 'redo', 'show'] as const;

/** Reads a button's value; `undefined` for a value that is no change of a layout. */
export function readLayoutChange(value: string | null): LayoutChange | undefined {
  const [kind = '', first = '', second = '', third = ''] = (value ?? '').split(separator);
  const plain = alone.find((one) => one === kind);
  if (plain) return { kind: plain };
  if (kind === 'add-section' && /^\d+$/.test(first)) return { kind, at: Number(first) };
  if (kind === 'add-block' && first) return { kind, section: first };
  if (kind === 'move' && first && second && /^\d+$/.test(third))
    return { kind, id: first, section: second, at: Number(third) };
  const action = named.find((one) => one === kind);
  return action && (first === 'section' || first === 'block') && second
    ? { kind: action, of: first, id: second }
    : undefined;
}

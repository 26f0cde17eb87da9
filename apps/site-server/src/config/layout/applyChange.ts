import { limits } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { changeLayout, maxSections } from './changeLayout';
import type { LayoutChange } from './layoutChange';
import { remember, undoOrRedo, type LayoutState } from './layoutState';
import type { LayoutFormProps } from './LayoutForm';
import { kindFieldName } from './SectionRow';

export interface AppliedChange {
  state: LayoutState;
  /** The change, and the part that has the focus after it. */
  pressed?: LayoutFormProps['pressed'];
  /** The message about a change that was not made. */
  refusal?: string;
}

/** Applies the change of a button to the form. */
export function applyChange(
  { posted, site, intl }: ConfigVisit,
  state: LayoutState,
  change: LayoutChange,
): AppliedChange {
  switch (change.kind) {
    case 'undo':
    case 'redo':
      return {
        state: undoOrRedo(state, change.kind),
        pressed: { kind: change.kind, of: 'section', id: '' },
      };
    case 'open':
      return { state: { ...state, open: change.id }, pressed: change };
    case 'close':
      return {
        state: { ...state, open: undefined },
        pressed: { kind: 'open', of: 'block', id: state.open ?? '' },
      };
    case 'show':
      return { state };
    default:
      return changeSections({ posted, site, intl }, state, change);
  }
}

function changeSections(
  { posted, site, intl }: Pick<ConfigVisit, 'posted' | 'site' | 'intl'>,
  state: LayoutState,
  change: LayoutChange,
): AppliedChange {
  const { page, focus, refused } = changeLayout(state.page, change, {
    kind: change.kind === 'add-block' ? (posted.get(kindFieldName(change.section)) ?? '') : '',
    formIds: new Set(site.forms.keys()),
    collectionId: site.titleOfCollection.keys().next().value,
  });
  const after = remember(state, page);
  const isAdded = change.kind === 'add-block' && focus !== undefined;
  return {
    // A block that was just added is filled in next.
    state: isAdded ? { ...after, open: focus.id } : after,
    ...(focus && { pressed: { kind: isAdded ? 'open' : focusKind(change), ...focus } }),
    ...(refused && {
      refusal: intl.translate(`config.layout.${refused}`, {
        max: refused === 'full-page' ? maxSections : limits.blocksPerLayout,
      }),
    }),
  };
}

/** A dragged part gets the focus at its first button. */
const focusKind = ({ kind }: LayoutChange): LayoutChange['kind'] =>
  kind === 'move' ? 'open' : kind;

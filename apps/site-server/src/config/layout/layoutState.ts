import { currentSettings, findBlockKind, type BlockKind } from '@plinth/site-blocks';
import {
  sectionSchema,
  type PageDefinition,
  type SectionDefinition,
} from '@plinth/site-model/definition';
import * as v from 'valibot';
import { fillPictureFacts } from '../blocks/fillPictureFacts';
import { readPostedSettings } from '../blocks/readPostedSettings';
import { withBlockSettings } from '../blocks/withBlockSettings';
import type { FileRow } from '../../uploads/fileRows';
import { fieldsOfPage, readPageFields, type PageFields } from './pageFields';
import { withSectionFields } from './sectionFields';

type Block = SectionDefinition['blocks'][number];

/** A page in its form, which is not stored before it is saved. */
export interface LayoutState {
  /** The page with its sections as in the form. */
  page: PageDefinition;
  /** The fields as they were typed, valid or not. */
  fields: PageFields;
  /** The block whose settings are shown. */
  open: string | undefined;
  /** The sections before each change as JSON, the latest at the end; likewise the undone states. */
  undo: readonly string[];
  redo: readonly string[];
}

export const layoutOf = (page: PageDefinition, open?: string): LayoutState => ({
  page,
  fields: fieldsOfPage(page),
  open,
  undo: [],
  redo: [],
});

/** The open block, with its kind; `undefined` where it was deleted or has no form. */
export function openBlock({
  page,
  open,
}: Pick<LayoutState, 'page' | 'open'>): { block: Block; kind: BlockKind } | undefined {
  const block = page.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === open);
  const kind = block && findBlockKind(block.type, block.definitionName);
  return block && kind ? { block, kind } : undefined;
}

/** Applies the other fields of a posted form to the page that the form contains. */
export function readLayout(
  carried: PageDefinition,
  posted: URLSearchParams,
  pictures: readonly FileRow[],
): LayoutState {
  const open = posted.get('open') || undefined;
  const page = withSectionFields(carried, posted);
  const state: LayoutState = {
    page,
    fields: readPageFields(posted, fieldsOfPage(page)),
    open,
    undo: readStack(posted.get('undo')),
    redo: readStack(posted.get('redo')),
  };
  const opened = openBlock(state);
  if (!opened) return { ...state, open: undefined };
  const { block, kind } = opened;
  const before = currentSettings(kind, block.settings);
  const settings = readPostedSettings(kind.settings, { posted, stored: before });
  const filled = fillPictureFacts(kind.settings, settings, { before, pictures });
  // A block without settings stays unchanged if none was entered.
  if (block.settings === undefined && Object.keys(filled).length === 0) return state;
  return { ...state, page: withBlockSettings(page, block.id, filled) };
}

/** The maximum number of changes that can be undone: more would make the form too large. */
const maxUndone = 30;
const maxStackLength = 150_000;

/** The state after a change of its sections, which can be undone. */
export function remember(before: LayoutState, after: PageDefinition): LayoutState {
  const was = JSON.stringify(before.page.sections);
  if (was === JSON.stringify(after.sections)) return { ...before, page: after };
  return { ...before, page: after, undo: pushed(before.undo, was), redo: [] };
}

/** Undoes the last change, or redoes it. */
export function undoOrRedo(state: LayoutState, way: 'undo' | 'redo'): LayoutState {
  const other = way === 'undo' ? 'redo' : 'undo';
  const last = state[way].at(-1);
  if (last === undefined) return state;
  const sections = readSections(last);
  if (!sections) return { ...state, [way]: state[way].slice(0, -1) };
  return {
    ...state,
    page: { ...state.page, sections },
    [way]: state[way].slice(0, -1),
    [other]: pushed(state[other], JSON.stringify(state.page.sections)),
  };
}

function pushed(stack: readonly string[], state: string): string[] {
  const all = [...stack, state].slice(-maxUndone);
  let room = maxStackLength - all.reduce((sum, one) => sum + one.length, 0);
  while (room < 0 && all.length > 1) room += all.shift()!.length;
  return all;
}

export const writeStack = (stack: readonly string[]): string => JSON.stringify(stack);

function readStack(json: string | null): string[] {
  try {
    const given: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(given) && given.every((one) => typeof one === 'string') ? given : [];
  } catch {
    return [];
  }
}

/** The content of a stack was sent by a browser. */
function readSections(json: string): SectionDefinition[] | undefined {
  try {
    const read = v.safeParse(v.array(sectionSchema), JSON.parse(json));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

import { limits } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../pages/checkPage';
import { changeLayout } from './changeLayout';
import { layoutChangeValue, readLayoutChange, type LayoutChange } from './layoutChange';
import { layoutOf, remember, undoOrRedo } from './layoutState';

const block = (id: string, settings: Record<string, unknown> = {}) => ({ id, type: 2, settings });
const page: PageDefinition = {
  id: 'home',
  slug: '',
  title: 'Home',
  sections: [
    { id: 'first', tone: 'muted', blocks: [block('a'), block('b'), block('c')] },
    { id: 'second', blocks: [{ id: 'form-1', type: 69, settings: { formId: 'contact' } }] },
  ],
};
const context = { kind: 'quote', formIds: new Set(['contact', 'contact-1']) };
const change = (change: LayoutChange, of = page) => changeLayout(of, change, context);
const order = ({ sections }: PageDefinition) =>
  sections.map(({ blocks }) => blocks.map(({ id }) => id).join(' '));

describe('changes of a layout', () => {
  it('[SRV-70a] adds a section and a block with an example of its kind', () => {
    const { page: added, focus } = change({ kind: 'add-section', at: 1 });
    expect(added.sections.map(({ id }) => id)).toEqual(['first', 'section-1', 'second']);
    expect(focus).toEqual({ of: 'section', id: 'section-1' });
    const filled = change({ kind: 'add-block', section: 'section-1' }, added);
    expect(filled.page.sections[1]!.blocks).toEqual([
      { id: 'quote-1', type: 31, settings: expect.objectContaining({ source: 'Ana Marlow' }) },
    ]);
    expect(checkPage(filled.page).problems).toEqual([]);
  });

  it.each([
    [{ kind: 'up', of: 'block', id: 'b' }, ['b a c', 'form-1']],
    [{ kind: 'down', of: 'block', id: 'c' }, ['a b', 'c form-1']],
    [{ kind: 'up', of: 'block', id: 'form-1' }, ['a b c form-1', '']],
    [{ kind: 'up', of: 'block', id: 'a' }, ['a b c', 'form-1']],
    [{ kind: 'remove', of: 'block', id: 'b' }, ['a c', 'form-1']],
    [{ kind: 'copy', of: 'block', id: 'a' }, ['a a-1 b c', 'form-1']],
    [{ kind: 'down', of: 'section', id: 'first' }, ['form-1', 'a b c']],
    [{ kind: 'remove', of: 'section', id: 'first' }, ['form-1']],
    [{ kind: 'copy', of: 'section', id: 'first' }, ['a b c', 'a-1 b-1 c-1', 'form-1']],
    [{ kind: 'move', id: 'a', section: 'first', at: 2 }, ['b c a', 'form-1']],
    [{ kind: 'move', id: 'a', section: 'second', at: 0 }, ['b c', 'a form-1']],
    [{ kind: 'remove', of: 'block', id: 'nobody' }, ['a b c', 'form-1']],
  ] as const)('[SRV-70a] %o', (given, expected) => {
    const { page: changed } = change(given);
    expect(order(changed)).toEqual(expected);
    expect(checkPage(changed).problems).toEqual([]);
    expect(readLayoutChange(layoutChangeValue(given))).toEqual(given);
  });

  it('[SRV-70a] gives a copied form an id of its own', () => {
    const { page: copied } = change({ kind: 'copy', of: 'block', id: 'form-1' });
    expect(copied.sections[1]!.blocks[1]).toMatchObject({
      id: 'form-2',
      settings: { formId: 'contact-2' },
    });
  });

  it('[SRV-70a] holds 60 blocks a section, and says so', () => {
    const blocks = Array.from({ length: limits.blocksPerLayout }, (_, at) => block(`b${at}`));
    const full = { ...page, sections: [{ id: 'full', blocks }, page.sections[0]!] };
    for (const given of [
      { kind: 'add-block', section: 'full' },
      { kind: 'copy', of: 'block', id: 'b0' },
      { kind: 'move', id: 'a', section: 'full', at: 3 },
    ] as const) {
      const { page: same, refused } = change(given, full);
      expect([refused, same]).toEqual(['full-section', full]);
    }
  });

  it('[SRV-70c] undoes any changes, one by one, and redoes them', () => {
    const ids = ['a', 'b', 'c', 'form-1'];
    const changes = fc.oneof(
      fc.record({
        kind: fc.constantFrom('up', 'down', 'copy', 'remove'),
        of: fc.constant('block'),
        id: fc.constantFrom(...ids),
      }),
      fc.record({
        kind: fc.constantFrom('up', 'down', 'copy', 'remove'),
        of: fc.constant('section'),
        id: fc.constantFrom('first', 'second'),
      }),
      fc.record({
        kind: fc.constant('move'),
        id: fc.constantFrom(...ids),
        section: fc.constantFrom('first', 'second'),
        at: fc.nat(5),
      }),
    ) as fc.Arbitrary<LayoutChange>;
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (all) => {
        let state = layoutOf(page);
        for (const one of all) state = remember(state, change(one, state.page).page);
        const end = state.page;
        expect(checkPage(end).problems).toEqual([]);
        const steps = state.undo.length;
        for (let step = 0; step < steps; step += 1) state = undoOrRedo(state, 'undo');
        expect(state.page).toEqual(page);
        for (let step = 0; step < steps; step += 1) state = undoOrRedo(state, 'redo');
        expect(state.page).toEqual(end);
      }),
    );
  });
});

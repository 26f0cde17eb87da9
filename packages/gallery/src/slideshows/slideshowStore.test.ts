import { describe, expect, it, vi } from 'vitest';
import { normaliseIndex } from './normaliseIndex';
import { createSlideshowStore } from './slideshowStore';

describe('normaliseIndex', () => {
  it.each([
    [-1, 4],
    [-6, 4],
    [5, 0],
    [12, 2],
    [NaN, 0],
    ['x', 0],
    [undefined, 0],
    ['3', 3],
    [2.9, 2],
  ])('[GAL-6a, B-125] brings %s into range', (index, expected) => {
    expect(normaliseIndex(index, 5)).toBe(expected);
  });

  it('[GAL-6a] is 0 where there are no slides', () => {
    expect(normaliseIndex(3, 0)).toBe(0);
    expect(normaliseIndex(3, 1)).toBe(0);
  });
});

describe('createSlideshowStore', () => {
  it('[GAL-6d] wraps at both ends when looping', () => {
    const store = createSlideshowStore({ count: 3, currentIndex: 2, loop: true });
    expect(store.next()).toBe(true);
    expect(store.getState()).toMatchObject({ index: 0, direction: 'forward' });
    store.previous();
    expect(store.getState()).toMatchObject({ index: 2, direction: 'reverse' });
  });

  it('[GAL-6f, B-130] goes forward to a later slide and back to an earlier one, or in the given direction', () => {
    const store = createSlideshowStore({ count: 5, currentIndex: 2 });
    expect(store.getState()).toEqual({
      index: 2,
      count: 5,
      loop: false,
      direction: 'forward',
      inMotion: false,
    });
    store.goTo(1);
    expect(store.getState().direction).toBe('reverse');
    store.goTo(3);
    expect(store.getState().direction).toBe('forward');
    store.goTo(4, 'reverse');
    expect(store.getState()).toMatchObject({ index: 4, direction: 'reverse' });
  });

  it('[GAL-6a] changes nothing for the slide that it shows, nor without slides', () => {
    const store = createSlideshowStore({ count: 3, currentIndex: 1 });
    const empty = createSlideshowStore({ count: 0, loop: true });
    const listener = vi.fn();
    store.subscribe(listener);
    empty.subscribe(listener);
    expect(store.goTo(1)).toBe(false);
    expect(store.goTo(4)).toBe(false);
    expect(empty.goTo(0)).toBe(false);
    expect(empty.next()).toBe(false);
    store.setInMotion(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    [{ count: 3, currentIndex: 0 }, false, true],
    [{ count: 3, currentIndex: 1 }, true, true],
    [{ count: 3, currentIndex: 2 }, true, false],
    [{ count: 3, currentIndex: 0, loop: true }, true, true],
    [{ count: 3, currentIndex: 2, loop: true }, true, true],
    [{ count: 1, loop: true }, false, false],
    [{ count: 1 }, false, false],
    [{ count: 0, loop: true }, false, false],
  ])('[GAL-6e] knows of %j whether there is a way back (%s) and on (%s)', (options, back, on) => {
    const store = createSlideshowStore(options);
    expect([store.canGoPrevious(), store.canGoNext()]).toEqual([back, on]);
  });

  it('[GAL-6b] refuses a step while it is animating, without naming an end', () => {
    const store = createSlideshowStore({ count: 2 });
    const end = vi.fn();
    store.onEnd(end);
    store.setInMotion(true);
    expect(store.next()).toBe(false);
    expect(store.previous()).toBe(false);
    expect(end).not.toHaveBeenCalled();
    store.setInMotion(false);
    expect(store.next()).toBe(true);
    expect(store.previous()).toBe(true);
  });

  it('[GAL-6e] steps back to the first slide', () => {
    const store = createSlideshowStore({ count: 3, currentIndex: 1 });
    expect(store.previous()).toBe(true);
    expect(store.getState().index).toBe(0);
  });

  it('[GAL-6e] reports the ends and stays there when not looping', () => {
    const store = createSlideshowStore({ count: 2 });
    const ends: string[] = [];
    const undo = store.onEnd((end) => ends.push(end));
    expect(store.canGoPrevious()).toBe(false);
    expect(store.previous()).toBe(false);
    store.next();
    expect(store.canGoNext()).toBe(false);
    expect(store.next()).toBe(false);
    undo();
    store.next();
    expect(ends).toEqual(['reachedBeginning', 'reachedEnd']);
    expect(store.getState().index).toBe(1);
  });

  it('[GAL-6b, B-126] refuses a change while it or a linked gallery is animating', () => {
    const main = createSlideshowStore({ count: 5 });
    const thumbnails = createSlideshowStore({ count: 5 });
    main.link(thumbnails);
    thumbnails.setInMotion(true);
    expect(main.goTo(2)).toBe(false);
    thumbnails.setInMotion(false);
    expect(main.goTo(2)).toBe(true);
    thumbnails.setInMotion(true);
    expect(main.goTo(3)).toBe(false);
    expect(main.isBusy()).toBe(true);
  });

  it('[GAL-8, B-136] keeps linked galleries at the same slide, both ways, until unlinked', () => {
    const first = createSlideshowStore({ count: 5, currentIndex: 3 });
    const second = createSlideshowStore({ count: 5 });
    const third = createSlideshowStore({ count: 5 });
    const unlink = first.link(second);
    second.link(third);
    expect(second.getState().index).toBe(3);
    third.goTo(1);
    expect(first.getState().index).toBe(1);
    first.goTo(4);
    expect(third.getState().index).toBe(4);
    unlink();
    first.goTo(0);
    expect(second.getState().index).toBe(4);
    second.goTo(2);
    expect(first.getState().index).toBe(0);
  });

  it('[GAL-8] follows even when a transition begins in the moment of the change', () => {
    const main = createSlideshowStore({ count: 5 });
    const strip = createSlideshowStore({ count: 5 });
    main.subscribe((state, before) => {
      if (state.index !== before.index) main.setInMotion(true);
    });
    main.link(strip);
    main.goTo(2);
    expect(strip.getState().index).toBe(2);
  });

  it('[GAL-6j] notifies each subscriber of each change, also where an earlier one begins a transition', () => {
    const store = createSlideshowStore({ count: 5 });
    store.subscribe((state, before) => {
      if (state.index !== before.index) store.setInMotion(true);
    });
    const changes: string[] = [];
    store.subscribe((state, before) => {
      if (state.index !== before.index) changes.push(`index ${state.index}`);
      if (state.inMotion !== before.inMotion) changes.push(`in motion ${state.inMotion}`);
      if (state.index !== before.index && state.inMotion !== before.inMotion)
        changes.push('both at once');
    });
    store.goTo(2);
    expect(changes.sort()).toEqual(['in motion true', 'index 2']);
  });

  it('[GAL-6j] passes subscribers the state before and after until they unsubscribe', () => {
    const store = createSlideshowStore({ count: 5 });
    const listener = vi.fn();
    const undo = store.subscribe(listener);
    store.goTo(-1);
    undo();
    store.goTo(0);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0]![0]).toMatchObject({ index: 4, direction: 'forward' });
  });
});

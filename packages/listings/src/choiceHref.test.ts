import { expect, it } from 'vitest';
import { choiceHref, readChoice } from './choiceHref';

it('[LST-2] a list reads from an address what it wrote there, beside another list', () => {
  const choice = {
    category: 'Kiln & clay',
    tag: 'wood',
    author: 'Ines',
    month: '2026-11',
    when: 'past',
    sort: 'title',
    page: '2',
  };
  const href = choiceHref(choice, 'news-');
  expect(href).toBe(
    '?news-category=Kiln+%26+clay&news-tag=wood&news-author=Ines&news-month=2026-11&news-when=past&news-sort=title&news-page=2',
  );
  const query = new URLSearchParams(`${href}&other-category=Bowls`);
  expect(readChoice(query, 'news-')).toEqual(choice);
  expect(readChoice(query, 'other-')).toEqual({ category: 'Bowls' });
  expect(choiceHref({ page: undefined, category: '' }, '')).toBe('?');
});

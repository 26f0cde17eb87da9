import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../lightbox.css';
import { pictures } from '../__fixtures__/pictures';
import type { Lightbox } from '../dom/lightboxOptions';
import { showLightbox } from './showLightbox';

const dialog = () => page.getByRole('dialog', { name: 'Gallery' });
const button = (name: string) => dialog().getByRole('button', { name });
const shots = pictures(5);
let open: Lightbox | undefined;

async function show(...given: Parameters<typeof showLightbox>) {
  open = await showLightbox(given[0], { speed: 0, history: false, ...given[1] });
  return open;
}

afterEach(() => {
  open?.destroy();
  document.body.replaceChildren();
});

it('[GAL-25] opens with data alone, follows other items, and gives the focus back', async () => {
  document.body.innerHTML = '<button>Look</button>';
  const opener = document.querySelector('button')!;
  opener.focus();
  const lightbox = await show(shots.slice(0, 3), { index: 1 });
  await expect.element(dialog().getByRole('img', { name: 'Picture 2' })).toBeVisible();
  lightbox.update(shots.slice(1));
  await expect.element(dialog()).toHaveTextContent('1 of 4');
  await expect.element(dialog().getByRole('img', { name: 'Picture 2' })).toBeVisible();
  lightbox.update(shots.slice(0, 1));
  await expect.element(dialog().getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener);
  await expect(showLightbox([])).rejects.toThrow('pass at least one item');
});

it('[GAL-25] continues at the shown item without ids as well, and reports its new place', async () => {
  const [first, second, third] = shots.map(({ src, alt }) => ({ src, alt }));
  const text = { html: '<p>Prices</p>' };
  const onChange = vi.fn();
  const lightbox = await show([first!, second!, third!, text], { index: 1, onChange });
  await expect.element(dialog().getByRole('img', { name: 'Picture 2' })).toBeVisible();
  lightbox.update([second!, { ...third! }, text]);
  await expect.element(dialog()).toHaveTextContent('1 of 3');
  await expect.element(dialog().getByRole('img', { name: 'Picture 2' })).toBeVisible();
  expect(onChange.mock.calls).toEqual([[0]]);
  lightbox.goTo(2);
  await expect.element(dialog().getByText('Prices')).toBeVisible();
  lightbox.update([text, { ...first! }]);
  await expect.element(dialog()).toHaveTextContent('1 of 2');
  await expect.element(dialog().getByText('Prices')).toBeVisible();
  // Its item was removed: the new item in its place is announced, although the index is the same.
  lightbox.update([{ ...first! }]);
  await expect.element(dialog().getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(onChange.mock.calls).toEqual([[0], [2], [0], [0]]);
  // Nothing has changed for the visitor.
  lightbox.update([{ ...first! }, text]);
  expect(onChange).toHaveBeenCalledTimes(4);
});

it('[GAL-25] opens at any index, and shows the last of quick changes', async () => {
  const lightbox = await show(shots.slice(0, 3), { index: 7 });
  expect(lightbox.index).toBe(1);
  for (const place of [2, 0, 1, 2]) lightbox.goTo(place);
  await expect.element(dialog().getByRole('img', { name: 'Picture 3' })).toBeVisible();
});

it('[GAL-25] opens once for two presses while its code is on its way', async () => {
  const [first, second] = await Promise.all([
    show(shots.slice(0, 2)),
    showLightbox(shots.slice(2), { speed: 0, history: false }),
  ]);
  expect(second).toBe(first);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await expect.element(dialog()).toHaveTextContent('1 of 2');
  await first.close();
  // Then again.
  await show(shots.slice(2));
  await expect.element(dialog()).toHaveTextContent('1 of 3');
});

it('[GAL-25] shows texts and pages instead of pictures, and keeps scripts out of them', async () => {
  const isAllowed = vi.fn((host: string) => host !== 'maps.example');
  const long = '<p>Line</p>'.repeat(60);
  await show(
    [
      {
        html: `<h2>Prices</h2><img src=x onerror=alert(1)><a href="javascript:1">x</a>${long}`,
        title: 'List',
      },
      { frame: { src: '/src/__fixtures__/picture.svg' }, title: 'Tour' },
      { frame: { src: 'https://maps.example/' }, title: 'Map' },
      { frame: { src: 'javascript:alert(1)' }, title: 'Trap' },
      { ...shots[0]!, caption: 'Fired <em>eleven</em> hours<script>1</script>' },
    ],
    { ports: { consent: { isAllowed } } },
  );
  await expect.element(dialog().getByRole('heading', { name: 'Prices' })).toBeVisible();
  const text = document.querySelector<HTMLElement>('.pl-lightbox-content')!;
  expect(text.querySelector('img, a[href]')).toBeNull();
  await expect.element(button('Zoom in')).not.toBeInTheDocument();
  // It scrolls separately, and a press in it is not a press on the stage.
  await userEvent.click(text);
  await userEvent.keyboard('{End}');
  await expect.element(dialog()).toHaveTextContent('5 of 5');
  await expect.element(dialog().getByText('eleven', { exact: true })).toBeVisible();
  expect(document.querySelector('.pl-lightbox-description')!.innerHTML).toBe(
    'Fired <em>eleven</em> hours',
  );
  await button('Previous Slide').click();
  await expect.element(dialog()).toHaveTextContent('4 of 5');
  await expect
    .poll(() => document.querySelectorAll('.pl-lightbox-content').length)
    .toBeGreaterThan(0);
  expect(document.querySelector('iframe[src^="javascript"]')).toBeNull();
  await button('Previous Slide').click();
  const link = dialog().getByRole('link', { name: 'Map' });
  await expect.element(link).toHaveAttribute('href', 'https://maps.example/');
  expect(isAllowed).toHaveBeenCalledWith('maps.example');
  await button('Previous Slide').click();
  await expect
    .element(dialog().getByTitle('Tour'))
    .toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
});

it('[GAL-26] saves a picture, and shares or copies the address', async () => {
  const { src } = shots[0]!;
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    await show([{ ...shots[0]!, title: 'Bowl' }, { html: '<p>Text</p>' }], {
      download: true,
      share: true,
      locale: 'de',
      messages: { 'lightbox.share': 'Teilen' },
    });
    const save = dialog().getByRole('link', { name: 'Download' });
    await expect.element(save).toHaveAttribute('href', src);
    await expect.element(save).toHaveAttribute('download');
    await button('Teilen').click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Bowl', url: location.href });
    await button('Next Slide').click();
    await expect.element(save).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

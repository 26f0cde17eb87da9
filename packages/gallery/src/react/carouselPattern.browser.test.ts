import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parkMouse } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

/* The scenarios of the carousel pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

const autoplay = { timeout: 200 };

it.each(['slideshow', 'carousel', 'slider'])(
  '[GAL-23c] a %s is a region with named slides, and its buttons are buttons',
  (design) => {
    const { element, slides } = mountGallery({ design, items: pictures(8), label: 'Pots' });
    expect(element).toMatchObject({
      role: 'region',
      ariaLabel: 'Pots',
      ariaRoleDescription: 'carousel',
    });
    for (const [index, slide] of slides.entries()) {
      expect(slide).toMatchObject({ role: 'group', ariaRoleDescription: 'slide' });
      expect(slide.ariaLabel).toContain(`${index + 1} of 8`);
    }
    for (const name of ['Previous Slide', 'Next Slide'])
      expect(page.getByRole('button', { name }).element().localName).toBe('button');
  },
);

it('[GAL-23c] says nothing while it moves automatically, and announces what a visitor chooses', async () => {
  await parkMouse();
  const onChange = vi.fn();
  const { element } = mountGallery(
    { design: 'slideshow', items: pictures(3), autoplay: true },
    { speed: 0.01, autoplay, onChange },
  );
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(1);
  const announced = () =>
    [...element.querySelectorAll('[aria-live]')].filter(
      (region) => region.getAttribute('aria-live') !== 'off',
    );
  const words = () =>
    announced()
      .map(({ textContent }) => textContent)
      .join('');
  expect(words()).toBe('');
  await userEvent.click(page.getByRole('button', { name: /pause|stop/i }));
  const count = onChange.mock.calls.length;
  await userEvent.click(page.getByRole('button', { name: 'Next Slide' }));
  await expect.poll(() => announced().length).toBeGreaterThan(0);
  expect(onChange.mock.calls.length).toBe(count + 1);
});

it('[GAL-23f] a button that stops it comes before the others, says what it does, and stays with a press', async () => {
  await parkMouse();
  const onChange = vi.fn();
  const { element } = mountGallery(
    { design: 'slideshow', items: pictures(3), autoplay: true },
    { speed: 0.01, autoplay, onChange },
  );
  const names: string[] = [];
  for (let stops = 0; stops < 6; stops += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (activeElement?.localName === 'button' && element.contains(activeElement))
      names.push(activeElement.ariaLabel ?? activeElement.textContent);
  }
  expect(names[0]).toMatch(/pause|stop/i);
  (document.activeElement as HTMLElement).blur();
  const button = page.getByRole('button', { name: /pause|stop/i });
  await userEvent.click(button);
  const pressed = page.getByRole('button', { name: /play|start/i });
  await expect.element(pressed).toBeVisible();
  await parkMouse();
  const count = onChange.mock.calls.length;
  const end = performance.now() + 500;
  await expect.poll(() => performance.now() > end).toBe(true);
  expect(onChange.mock.calls.length).toBe(count);
});

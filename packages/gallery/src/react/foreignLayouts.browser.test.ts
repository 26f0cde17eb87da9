import { expect, it, onTestFinished } from 'vitest';
import { mountGallery, visiblePictures } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

/* Boxes of a page that take their size from what they hold; a gallery has none of its own to give. */

const designs = ['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'slider', 'slideshow'];
const layouts: [name: string, style: string, around: string][] = [
  ['a flex row', 'display:flex', ''],
  ['a flex row that centres', 'display:flex;justify-content:center;align-items:center', ''],
  ['a centred column', 'display:flex;flex-direction:column;align-items:center', ''],
  ['a grid that centres', 'display:grid;place-items:center', ''],
  ['a column within a column', 'display:flex;flex-direction:column;align-items:flex-start', 'div'],
  ['a plain dialog', '', 'dialog'],
  ['a figure in a flex row', 'display:flex', 'figure'],
];

it.each(designs.flatMap((design) => layouts.map((layout) => [design, ...layout] as const)))(
  '[GAL-22b] a %s in %s has a width, and its pictures are seen',
  (design, _name, style, around) => {
    const { element, slides } = mountGallery({ design, items: pictures(4), width: 640 }, false);
    const host = element.parentElement!;
    host.style.cssText += `;${style}`;
    if (around) {
      const box = document.createElement(around);
      element.replaceWith(box);
      box.append(element);
      if (box instanceof HTMLDialogElement) box.show();
    }
    const { width, height } = element.getBoundingClientRect();
    expect(width).toBeGreaterThan(200);
    expect(width).toBeLessThanOrEqual(innerWidth);
    expect(height).toBeGreaterThan(30);
    const first = slides[0]!.querySelector('img')!.getBoundingClientRect();
    expect(Math.min(first.width, first.height)).toBeGreaterThan(30);
  },
);

it.each(['grid', 'autorows', 'autocolumns', 'carousel', 'slider', 'slideshow', 'list'])(
  '[GAL-34] a %s in a page with vertical lines is the same as in any other',
  async (design) => {
    const measure = async () => {
      const { element, list, slides, undo } = mountGallery({
        design,
        items: pictures(6),
        width: 600,
      });
      const sizes = [element, ...slides].map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return [width, height].map(Math.round);
      });
      const next = element.querySelector<HTMLElement>('.pl-gallery-next');
      const first = visiblePictures(list);
      next?.click();
      if (next) await expect.poll(() => visiblePictures(list)).not.toEqual(first);
      await expect.poll(() => element.getAnimations({ subtree: true })).toEqual([]);
      const result = { sizes, first, then: visiblePictures(list) };
      undo();
      element.parentElement!.remove();
      return result;
    };
    const horizontal = await measure();
    document.documentElement.style.writingMode = 'vertical-rl';
    onTestFinished(() => void document.documentElement.style.removeProperty('writing-mode'));
    expect(await measure()).toEqual(horizontal);
  },
);

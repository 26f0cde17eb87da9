import { expect, it } from 'vitest';
import '../legacy.css';
import { mountGallery } from '../__fixtures__/mountGallery';
import { picture, pictures } from '../__fixtures__/pictures';
import { attachGallery } from '../block/attachGallery';

/* Galleries in tabs and accordions: they are attached while nothing of them has a size, and are hidden and shown again. */

const positionOf = (element: HTMLElement, slide: HTMLElement) => {
  const [stage, box] = [element.getBoundingClientRect(), slide.getBoundingClientRect()];
  return {
    left: box.left - stage.left,
    isInside: box.left < stage.right && box.right > stage.left,
  };
};

it.each(['carousel', 'slider', 'slideshow'])(
  '[GAL-6h] [GAL-19] a %s keeps its place where it is hidden and shown again',
  async (design) => {
    const { element, slides } = mountGallery(
      { design, items: pictures(8, () => ({ width: 900, height: 600 })) },
      { speed: 0.02 },
    );
    const host = element.parentElement!;
    const next = element.querySelector<HTMLElement>('.pl-gallery-next')!;
    next.click();
    const target = slides[design === 'carousel' ? 3 : 1]!;
    await expect.poll(() => positionOf(element, target).isInside).toBe(true);
    await expect.poll(() => element.getAnimations({ subtree: true }).length).toBe(0);
    const before = Math.round(positionOf(element, target).left);
    for (let times = 0; times < 2; times += 1) {
      host.style.display = 'none';
      // Longer than a gallery waits before it measures again.
      const end = performance.now() + 150;
      await expect.poll(() => performance.now() > end).toBe(true);
      host.style.display = '';
      await expect.poll(() => Math.round(positionOf(element, target).left)).toBe(before);
    }
    // The next press goes on from there, not from the beginning and not by two.
    next.click();
    const after = slides[design === 'carousel' ? 5 : 2]!;
    await expect.poll(() => positionOf(element, after).isInside).toBe(true);
  },
);

it.each(['carousel', 'slider', 'slideshow'])(
  '[GAL-19] a %s that is attached while it is hidden shows its first slide when it is shown',
  async (design) => {
    const { element, slides, list } = mountGallery({ design, items: pictures(6), width: 0 }, false);
    const host = element.parentElement!;
    host.style.display = 'none';
    const undo = attachGallery(host, { speed: 0.02 });
    host.style.width = '600px';
    host.style.display = '';
    await expect.poll(() => list.offsetHeight).toBeGreaterThan(60);
    await expect.poll(() => Math.abs(positionOf(element, slides[0]!).left) < 320).toBe(true);
    expect(positionOf(element, slides[0]!).isInside).toBe(true);
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    await expect.poll(() => positionOf(element, slides[1]!).isInside).toBe(true);
    undo();
  },
);

it('[GAL-11b] [RUN-17i] rows of a published page that were attached in a hidden tab are laid out when it is shown', async () => {
  const host = document.createElement('div');
  host.style.cssText = 'width:600px;display:none';
  host.innerHTML = `<div data-controller="GalleryStrips" data-props='{"rowHeight":150}'><div>${[0, 1, 2].map((index) => `<figure class="gallery-strips-item"><img alt="" src="${picture(index)}" data-image-dimensions="900x600"></figure>`).join('')}</div></div>`;
  document.body.append(host);
  const undo = attachGallery(host);
  await expect.poll(() => host.querySelector('[data-attached]')).not.toBeNull();
  host.style.display = 'block';
  const heights = () =>
    [...host.querySelectorAll('figure')].map((one) => Math.round(one.offsetHeight));
  await expect.poll(() => heights().every((height) => height > 100 && height < 260)).toBe(true);
  undo();
  host.remove();
});

it('[GAL-11f] [RUN-17i] columns of a published page that were attached in a hidden tab do not lie over each other when it is shown', async () => {
  const host = document.createElement('div');
  host.style.cssText = 'width:600px;display:none';
  host.innerHTML = `<div data-controller="GalleryMasonry" data-props='{"numColumns":3,"gutter":10}'><div>${[0, 1, 2, 3, 4].map((index) => `<figure class="gallery-masonry-item"><img alt="" src="${picture(index)}"><figcaption>Words</figcaption></figure>`).join('')}</div></div><p>After</p>`;
  document.body.append(host);
  const undo = attachGallery(host);
  await expect.poll(() => host.querySelector('[data-attached]')).not.toBeNull();
  host.style.display = 'block';
  const boxes = () =>
    [...host.querySelectorAll('figure')].map((one) => one.getBoundingClientRect());
  const areApart = () => {
    const all = boxes();
    return all.every((one, index) =>
      all
        .slice(index + 1)
        .every(
          (other) =>
            one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top + 1 ||
            other.bottom <= one.top + 1,
        ),
    );
  };
  await expect.poll(() => boxes().every(({ height }) => height > 60) && areApart()).toBe(true);
  const after = host.querySelector('p')!.getBoundingClientRect().top;
  expect(after).toBeGreaterThanOrEqual(Math.max(...boxes().map(({ bottom }) => bottom)) - 1);
  undo();
  host.remove();
});

it('[GAL-19] [RUN-17i] rows of a published page come to rest where a scrollbar comes and goes with them', async () => {
  const host = document.createElement('div');
  host.style.cssText = 'width:600px;overflow:auto';
  host.innerHTML = `<div data-controller="GalleryStrips" data-props='{"rowHeight":150,"gutter":4}'><div>${[0, 1, 2, 3, 4, 5].map((index) => `<figure class="gallery-strips-item"><img alt="" src="${picture(index)}" data-image-dimensions="900x600"></figure>`).join('')}</div></div>`;
  document.body.append(host);
  const undo = attachGallery(host);
  await expect.poll(() => host.querySelector('[data-attached]')).not.toBeNull();
  await expect.poll(() => host.querySelector('figure')!.offsetHeight).toBeGreaterThan(100);
  const list = host.querySelector<HTMLElement>('.pl-gallery-slides')!;
  // Just as high as makes the scrollbar come with the wide layout and go with the narrow one.
  host.style.height = `${list.offsetHeight - 4}px`;
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  const settled = async () => {
    changes = 0;
    const end = performance.now() + 500;
    await expect.poll(() => performance.now() > end).toBe(true);
    return changes;
  };
  observer.observe(list, { attributes: true, attributeFilter: ['style'] });
  await expect.poll(settled).toBe(0);
  observer.disconnect();
  undo();
  host.remove();
});

import { afterEach, expect, it, vi } from 'vitest';
import { setMarks } from './setMarks';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const markup = `<style>.newsletter-block:not(.rendered),.gallery-grid-item:not([data-show]) div,
  .combination-animation-fade:not(.animation-loaded) p,
  .fluid-image-animation-wrapper:not(.animation-loaded),.preFade:not(.fadeIn),.preScale:not(.scaleIn){opacity:0}
  .preScale:not(.scaleIn){transform:scale(0)}</style>
  <div class="sqs-block newsletter-block" data-block-type="51">Letters</div>
  <figure class="gallery-grid-item"><div>Picture</div></figure>
  <div class="image-block-outer-wrapper combination-animation-fade"><p>Animated</p></div>
  <div class="fluid-image-animation-wrapper">Fluid</div>
  <p class="preFade">Faded</p><p class="preScale">Grown</p>`;
const waiting =
  '.newsletter-block, figure div, .combination-animation-fade p, .fluid-image-animation-wrapper, .preFade, .preScale';
const opacities = () =>
  [...document.querySelectorAll(waiting)].map((element) => getComputedStyle(element).opacity);

it.each(['with', 'without'])(
  '[RUN-17g] shows what the sheets of a page hide until a mark stands on it, %s an intersection observer',
  async (how) => {
    if (how === 'without') vi.stubGlobal('IntersectionObserver', undefined);
    document.body.innerHTML = markup;
    expect(opacities()).toEqual(Array.from({ length: 6 }, () => '0'));
    const undo = setMarks(document.body);
    await expect.poll(opacities).toEqual(Array.from({ length: 6 }, () => '1'));
    undo();
    expect(opacities()).toEqual(Array.from({ length: 6 }, () => '0'));
  },
);

it('[RUN-17g] takes an element for seen that the start of its animation has moved beside the page', async () => {
  document.body.innerHTML = `<style>.combination-animation-slide-left:not(.animation-loaded){transform:translateX(-120vw)}</style>
    <div class="combination-animation-slide-left">Slid in</div>`;
  const undo = setMarks(document.body);
  const element = document.querySelector('.combination-animation-slide-left')!;
  await expect.poll(() => element.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  undo();
  expect(element.getBoundingClientRect().left).toBeLessThan(0);
});

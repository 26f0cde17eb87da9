import { expect, it, onTestFinished, vi } from 'vitest';
import { attachLightbox } from './attachLightbox';

vi.mock('./openLightbox', () => ({
  prepareLightbox() {
    throw new Error('The network is gone.');
  },
}));

/** The addresses that the page was about to leave for. */
function watchLeaving(): string[] {
  const left: string[] = [];
  const stay = (event: NavigateEvent): void => {
    event.preventDefault();
    left.push(event.destination.url);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => navigation.removeEventListener('navigate', stay));
  return left;
}

function attach(html: string): void {
  document.body.innerHTML = html;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const undo = attachLightbox(document.body.firstElementChild!, { history: false });
  onTestFinished(() => {
    undo();
    warn.mockRestore();
    document.body.replaceChildren();
  });
}

const shot = '/src/__fixtures__/picture.svg?lost';

it('[GAL-20l] a picture leads to its file where the code of the lightbox fails to load', async () => {
  const left = watchLeaving();
  attach(`<div><a class="pl-gallery-link" href="#large"><img src="${shot}" alt="A jug"></a></div>`);
  document.querySelector('a')!.click();
  await expect.poll(() => left).toEqual([new URL('#large', location.href).href]);
  expect(console.warn).toHaveBeenCalledWith('lightboxify is not available in this tier!');
});

it('[GAL-20l] a picture without a link leads to the file that it shows', async () => {
  const left = watchLeaving();
  attach(`<div><img src="${shot}" alt="A jug" width="200" height="200"></div>`);
  const image = document.querySelector('img')!;
  await image.decode();
  image.click();
  await expect.poll(() => left).toEqual([image.currentSrc]);
});

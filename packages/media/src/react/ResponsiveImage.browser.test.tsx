import { expect, it } from 'vitest';
import { mountRoot } from '../__fixtures__/mountRoot';
import '../image.css';
import { ResponsiveImage } from './ResponsiveImage';
import type { ResponsiveImageProps } from './responsiveImageProps';

function mount() {
  const { host, show } = mountRoot(400);
  return {
    show: (props: Partial<ResponsiveImageProps> = {}) =>
      show(
        <ResponsiveImage
          src="/fixture/a.jpg"
          alt="A picture"
          width={1000}
          height={500}
          {...props}
        />,
      ),
    image: () => host.querySelector<HTMLImageElement>('img')!,
  };
}

it('[MED-7i] shows another picture, none, and the first one again', async () => {
  const { show, image } = mount();
  show();
  await expect.poll(() => image().currentSrc).toContain('/fixture/a.jpg');
  show({ src: '/fixture/b.jpg' });
  await expect.poll(() => image().currentSrc).toContain('/fixture/b.jpg');
  show({ src: 'javascript:alert(1)' });
  expect(image()).toBeNull();
  show();
  await expect.poll(() => image().dataset['imageState']).toBe('loaded');
});

it('[MED-7i] loads its other formats also when they come, change and go later', async () => {
  const { show, image } = mount();
  show();
  await expect.poll(() => image().dataset['imageState']).toBe('loaded');
  show({ sources: [{ type: 'image/avif', src: '/fixture/a.avif' }] });
  await expect.poll(() => image().currentSrc).toContain('/fixture/a.avif');
  show({ sources: [{ type: 'image/avif', src: '/fixture/b.avif' }] });
  await expect.poll(() => image().currentSrc).toContain('/fixture/b.avif');
  show({ sources: [] });
  await expect.poll(() => image().currentSrc).toContain('/fixture/a.jpg');
});

it('[MED-1b] moves a changed focal point to the middle', async () => {
  const { show, image } = mount();
  const square: Partial<ResponsiveImageProps> = {
    mode: 'fill',
    useAdvancedPositioning: true,
    style: { width: 200, height: 200 },
  };
  show({ ...square, focalPoint: { x: 0.5, y: 0.5 } });
  await expect.poll(() => image().style.objectPosition).toBe('50% 50%');
  const first = image();
  await expect.poll(() => first.dataset['imageState']).toBe('loaded');
  // The picture is twice as wide as its box: a quarter of it is the edge.
  show({ ...square, focalPoint: { x: 0.3, y: 0.5 } });
  await expect.poll(() => image().style.objectPosition).toBe('10% 50%');
  expect(image()).toBe(first);
});

import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Gallery } from './Gallery';

vi.mock('../block/attachGallery', () => {
  throw new Error('The file did not come.');
});

it('shows its pictures where its behaviour cannot be loaded, and reports that to the developer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const cup = { id: 'cup', src: '/cup.jpg', width: 300, height: 200, alt: 'A cup' };
  root.render(<Gallery design="grid" items={[cup]} />);
  await expect
    .poll(() => warn)
    .toHaveBeenCalledWith('A gallery stays without its behaviour.', expect.any(Error));
  expect(document.querySelector('img[alt="A cup"]')).not.toBeNull();
  root.unmount();
});

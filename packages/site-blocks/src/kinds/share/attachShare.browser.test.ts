import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attachShare, type AttachShareOptions } from './attachShare';

let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  undo = undefined;
  vi.useRealTimers();
});

function attach(navigator: Partial<NonNullable<AttachShareOptions['navigator']>>) {
  document.body.innerHTML = `<div class="pl-share" data-url="https://site.example/work" data-title="Work"><ul>
    <li><button data-share="copy" aria-label="Copy link"></button></li>
    <li hidden><button data-share="native" aria-label="More ways to share"></button></li></ul>
    <p class="pl-share-status" role="status"></p></div>`;
  undo = attachShare(document.querySelector('.pl-share')!, {
    navigator: navigator as NonNullable<AttachShareOptions['navigator']>,
  });
}

const copy = page.getByRole('button', { name: 'Copy link' });
const native = page.getByRole('button', { name: 'More ways to share' });
const status = page.getByRole('status');

describe('attachShare', () => {
  it('[RUN-2l] copies the address and says so for a while', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    attach({ clipboard: { writeText } as unknown as Clipboard });
    await userEvent.click(copy);
    await expect.element(status).toHaveTextContent('Link copied');
    expect(writeText).toHaveBeenCalledWith('https://site.example/work');
    await expect.element(native).not.toBeInTheDocument();
  });

  it('[RUN-2l] says when the browser refuses, or has no clipboard', async () => {
    attach({});
    await userEvent.click(copy);
    await expect.element(status).toHaveTextContent('Copying failed');
  });

  it('[RUN-2l] opens the browser’s own sheet where there is one; closing it is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    attach({ share, canShare: () => true });
    await userEvent.click(native);
    expect(share).toHaveBeenCalledWith({ url: 'https://site.example/work', title: 'Work' });
    await expect.element(status).toHaveTextContent('');
    undo!();
    await expect.element(native).not.toBeInTheDocument();
  });
});

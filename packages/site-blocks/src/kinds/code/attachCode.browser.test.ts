import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attachCode } from './attachCode';

let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  undo = undefined;
  getSelection()?.removeAllRanges();
});

function attach(clipboard: Pick<Clipboard, 'writeText'>): void {
  document.body.innerHTML =
    '<figure class="pl-code"><button class="pl-code-copy" type="button">Copy</button><pre><code>const a = 1;\nconst b = 2;</code></pre></figure>';
  undo = attachCode(document.querySelector('.pl-code')!, { clipboard });
}

describe('attachCode', () => {
  it('[RUN-2m] copies the code as it is written', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    attach({ writeText });
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(page.getByRole('button')).toHaveTextContent('Copied');
    expect(writeText).toHaveBeenCalledWith('const a = 1;\nconst b = 2;');
    undo!();
    await expect.element(page.getByRole('button')).toHaveTextContent('Copy');
  });

  it('[RUN-2m] chooses the code where copying is refused, so that the keyboard can', async () => {
    attach({ writeText: () => Promise.reject(new Error('refused')) });
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(page.getByRole('button')).toHaveTextContent('Copying failed');
    expect(getSelection()?.toString()).toBe('const a = 1;\nconst b = 2;');
  });
});

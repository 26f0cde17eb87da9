import { expect, it } from 'vitest';
import { createSigner } from './signer';

it('[SRV-2w] a signature holds for its text, its purpose and its secret, and for nothing else', () => {
  const signer = createSigner('a secret');
  const signature = signer.sign('crumb', 'text');
  // 128 bits, as in cookies and links.
  expect(signature).toMatch(/^[\w-]{22}$/);
  expect(createSigner('a secret').isValid('crumb', 'text', signature)).toBe(true);
  expect(signer.isValid('crumb', 'texts', signature)).toBe(false);
  expect(signer.isValid('session', 'text', signature)).toBe(false);
  expect(createSigner('another').isValid('crumb', 'text', signature)).toBe(false);
  for (const given of ['', signature.slice(0, 20), `${signature}${signature}`])
    expect(signer.isValid('crumb', 'text', given), given).toBe(false);
});

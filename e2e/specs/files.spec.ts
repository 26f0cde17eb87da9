import { expect, test, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { signIn } from '../support/signIn';
import { violationsOf } from '../support/violationsOf';

// One server, whose owner uploads at two widths.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

async function openFiles(page: Page): Promise<void> {
  await page.goto(`${server.origin}/config/files`);
  await signIn(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
}

/** A picture of the browser's own making. */
async function drawPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1200, height: 800 });
    const drawing = canvas.getContext('2d')!;
    drawing.fillStyle = '#a3501c';
    drawing.fillRect(200, 100, 800, 600);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

for (const width of [1280, 390]) {
  test(`[SRV-51j] an owner uploads beside the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFiles(page);
    const name = (stem: string) => `${stem}-${width}`;
    const picture = {
      name: `${name('bowl')}.png`,
      mimeType: 'image/png',
      buffer: await drawPicture(page),
    };
    const field = page.getByRole('form', { name: 'Upload files' }).getByLabel('Files');
    const upload = page.getByRole('button', { name: 'Upload' });
    const progress = page.getByRole('list', { name: 'Progress of the uploads' });

    await field.setInputFiles([
      picture,
      { name: 'broken.png', mimeType: 'image/png', buffer: picture.buffer.subarray(0, 900) },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    ]);
    await upload.click();
    await expect(progress.getByRole('listitem')).toHaveText([
      new RegExp(`${name('bowl')}.png.*Uploaded`),
      /Retry.*broken\.png: File processing failed\./,
      /The file page\.html does not appear to be a supported file\./,
    ]);
    expect(await violationsOf(page)).toEqual([]);

    // A broken connection is reported, and the file is sent again by one press.
    await page.reload();
    await page.route('**/config/files', (route) => route.abort());
    const letter = {
      name: `${name('prices')}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('12'),
    };
    await field.setInputFiles([letter]);
    await upload.click();
    await expect(progress).toContainText(/File (?:upload|processing) failed to complete\./);
    await page.unroute('**/config/files');
    await progress.getByRole('button', { name: `Retry ${letter.name}` }).click();
    // Everything is stored: the list shows it.
    await expect(page.getByText('The upload is done.')).toBeVisible();
    const listed = page.getByRole('article', { name: picture.name });
    await expect(listed.getByText('1,200 × 800 pixels')).toBeVisible();
    const shown = listed.locator('img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(300);
    expect(await violationsOf(page)).toEqual([]);

    // Dropped on the form, and cancelled during the upload.
    await page.route('**/config/files', () => {});
    await page.locator('[data-upload]').evaluate((form) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['clay'], 'dropped.txt'));
      form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await progress.getByRole('button', { name: 'Cancel dropped.txt' }).click();
    await expect(progress).toContainText(/dropped\.txt.*(?:Cancelled|File processing cancelled\.)/);
    await expect(progress.getByRole('button', { name: 'Retry dropped.txt' })).toBeFocused();
    await page.unroute('**/config/files');
  });
}

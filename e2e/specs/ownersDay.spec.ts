import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startEmptyServer, type EmptyServer } from '../support/emptyServer';
import { openMailbox, type Mailbox } from '../support/mailbox';
import { waitForHumanPace } from '../support/waitForHumanPace';
import { writeText } from '../support/richText';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { violationsOf } from '../support/violationsOf';

const owner = { email: 'mara@mill.example', password: 'bread and salt 12' };
const editor = { email: 'noor@mill.example', password: 'salt and bread 21' };
const buyer = 'ada@example.com';

/** Folder for pictures of the visited pages. */
const picturesFolder = process.env['LOOK_FOLDER'];

/** A day of an owner: everything by forms, from an empty data folder to a parcel that is sent. */
class Day {
  #looked = new Set<string>();

  constructor(
    readonly page: Page,
    readonly server: EmptyServer,
    readonly mailbox: Mailbox,
    readonly width: number,
  ) {}

  /** Opens a page of the area by its address. */
  async open(path: string, heading: string | RegExp): Promise<void> {
    // Firefox reports a wrong address for a page that is requested while another one still loads.
    await this.page.waitForLoadState();
    await this.page.goto(this.server.origin + path);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }

  /** Each visited page has no axe violation and fits its window. */
  async look(name: string): Promise<void> {
    if (this.#looked.has(name)) return;
    this.#looked.add(name);
    await expect(this.page.locator('body')).toBeVisible();
    if (picturesFolder)
      await this.page.screenshot({
        path: `${picturesFolder}/${name}-${this.width}.png`,
        fullPage: true,
      });
    expect(await violationsOf(this.page, { withoutFrames: true }), name).toEqual([]);
    expect(await sidewaysScroll(this.page), `${name} fits its window`).toBe(0);
  }

  async save(button: string | RegExp = 'Save'): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  async visitor(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
    const context = await browser.newContext({ viewport: { width: this.width, height: 844 } });
    return { page: await context.newPage(), context };
  }
}

/** A picture of the browser's own making. */
async function drawPicture(page: Page, colour: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1200, height: 900 });
    const drawing = canvas.getContext('2d')!;
    drawing.fillStyle = '#efe6d6';
    drawing.fillRect(0, 0, 1200, 900);
    drawing.fillStyle = fill;
    drawing.beginPath();
    drawing.ellipse(600, 480, 380, 260, 0, 0, 7);
    drawing.fill();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  }, colour);
  return Buffer.from(bytes);
}

const preview = (page: Page) =>
  page.frameLocator('[data-preview-stage] iframe:not([data-waiting])');

for (const width of [1280, 390])
  test(`[SRV-122] [SRV-124] [SRV-125] a day of an owner, from an empty site to a parcel that is sent, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 844 });
    const mailbox = await openMailbox();
    const server = await startEmptyServer(mailbox.url);
    const day = new Day(page, server, mailbox, width);
    try {
      await claim(day);
      await nameAndColours(day);
      await pictures(day);
      await homePage(day);
      await aboutPage(day);
      await writePost(day, browser);
      await sellProduct(day);
      await shopTerms(day);
      await contactForm(day, browser);
      await navigation(day);
      await inviteEditor(day, browser);
      await buy(day, browser);
      await sendParcel(day);
      await everythingDone(day);
    } finally {
      await server.remove();
      await mailbox.close();
    }
  });

async function claim(day: Day): Promise<void> {
  const { page, server } = day;
  await test.step('the site is claimed', async () => {
    await page.goto(`${server.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site is new');
    // No sign-in is possible before there is an owner, and the page explains it.
    await day.open('/config/', 'Sign in');
    await expect(page.getByText('This site has no owner yet.')).toBeVisible();
    await day.look('sign-in');
    await day.open('/config/claim?key=guessed', 'This link makes nobody an owner');
    await page.goto(server.claimLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make this site yours');
    await page.getByLabel('Name of the site').fill('Mill Bakery');
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await page.getByLabel('Your email').fill(owner.email);
    await page.getByLabel('New password').fill('password');
    await page.getByRole('button', { name: 'Begin' }).click();
    // A refusal loses nothing that was entered.
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name of the site')).toHaveValue('Mill Bakery');
    await day.look('claim');
    await page.getByLabel('New password').fill(owner.password);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to begin');
    await expect(page.getByText('0 of 11 done')).toBeVisible();
    await day.look('begin');
    // The link works once only.
    expect((await page.request.get(server.claimLink)).status()).toBe(404);
  });
}

/** The list of steps leads to each of them. */
async function step(day: Day, name: string): Promise<void> {
  await day.open('/config/begin', 'Where to begin');
  await day.page.getByRole('list', { name: 'Steps' }).getByRole('link', { name }).click();
}

async function nameAndColours(day: Day): Promise<void> {
  const { page, server } = day;
  await test.step('name and colours', async () => {
    await step(day, 'Name and card');
    await expect(page.getByLabel('Name of the site *')).toHaveValue('Mill Bakery');
    await page.getByLabel('Tagline').fill('Bread from the water mill.');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await day.look('name');
    await day.save();
    await step(day, 'Colours');
    const light = page.getByRole('group', { name: 'Light' });
    await light.locator('[data-colour-text]').first().fill('#fdf6e9');
    await light.locator('[data-colour-choice]').nth(5).fill('#7a3b12');
    await expect(light.locator('[data-colour-text]').nth(5)).toHaveValue('#7a3b12');
    await day.look('colours');
    await day.save();
    await page.goto(`${server.origin}/?noredirect`);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 246, 233)');
  });
}

async function pictures(day: Day): Promise<void> {
  const { page } = day;
  await test.step('a picture is uploaded', async () => {
    await step(day, 'Pictures');
    await day.look('files-empty');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'loaf.png',
      mimeType: 'image/png',
      buffer: await drawPicture(page, '#b5703a'),
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('The upload is done.')).toBeVisible();
    await expect(page.getByRole('article', { name: 'loaf.png' })).toBeVisible();
    await day.look('files');
  });
}

/** Adds a block to a section, which is opened by it. */
async function addBlock(page: Page, kind: string, section = 'Section 1'): Promise<void> {
  await page.getByLabel(`Kind of block, ${section}`).selectOption({ label: kind });
  await page.getByRole('button', { name: `Add block ${section}` }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Close ${kind}`) })).toBeVisible();
}

async function homePage(day: Day): Promise<void> {
  const { page, server } = day;
  await test.step('the home page is written, with a picture', async () => {
    await step(day, 'The home page');
    await page.getByRole('button', { name: /^Edit Text/ }).click();
    await writeText(page, 'Text *', [
      ['Heading 1', 'Bread, slowly'],
      ['Paragraph', 'We bake on Tuesdays and Fridays.'],
    ]);
    await addBlock(page, 'Image');
    await page.getByRole('button', { name: /^Choose a picture Picture/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await expect(dialog.getByRole('button', { name: 'loaf.png' })).toBeVisible();
    await day.look('picker');
    await dialog.getByRole('button', { name: 'loaf.png' }).click();
    await page.locator('[data-open]').getByLabel('Description').fill('A round loaf');
    await expect(preview(page).getByAltText('A round loaf')).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await day.look('page-form');
    await day.save('Save and publish');
    await page.goto(`${server.origin}/?noredirect`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread, slowly');
    await expect(page.getByAltText('A round loaf')).toBeVisible();
    expect(
      await page
        .getByAltText('A round loaf')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });
}

async function aboutPage(day: Day): Promise<void> {
  const { page, server } = day;
  await test.step('a page of sections and blocks is kept as a draft, then published', async () => {
    await step(day, 'One more page');
    await page.getByLabel('Title *').fill('About the mill');
    await page.getByRole('button', { name: /^Edit Text/ }).click();
    await writeText(page, 'Text *', [
      ['Heading 1', 'About the mill'],
      ['Paragraph', 'It has turned since 1790.'],
    ]);
    await page.getByRole('button', { name: 'Add section' }).click();
    await addBlock(page, 'Quote', 'Section 2');
    await page.getByRole('textbox', { name: 'Quote *' }).fill('Good bread takes a night.');
    await expect(preview(page).getByText('Good bread takes a night.')).toBeVisible();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('The draft is saved.')).toBeVisible();
    expect((await page.request.get(`${server.origin}/about-the-mill`)).status()).toBe(404);
    await day.look('draft');
    await day.save('Save and publish');
    await page.goto(`${server.origin}/about-the-mill?noredirect`);
    await expect(page.getByText('Good bread takes a night.')).toBeVisible();
  });
}

async function writePost(day: Day, browser: Browser): Promise<void> {
  const { page, server } = day;
  await test.step('a post is written, published and seen in its list and its feed', async () => {
    await step(day, 'Posts, dates or works');
    await day.look('collections-empty');
    await page.getByRole('link', { name: 'New collection' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Journal');
    await day.look('new-collection');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    await day.look('collection-empty');
    await page.getByRole('link', { name: 'New item' }).click();
    await page.getByLabel('Title *').fill('The new oven');
    await writeText(page, /^Text$/, [['Paragraph', 'It came by boat.']]);
    await writeText(page, 'Excerpt', [['Paragraph', 'By boat.']]);
    // A picture from this device, without leaving the post.
    await page.getByRole('button', { name: /^Choose a picture/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByLabel('Or upload from this device').setInputFiles({
      name: 'oven.png',
      mimeType: 'image/png',
      buffer: await drawPicture(page, '#444444'),
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(/^\/s\//);
    await page.getByLabel('Description of the picture').fill('The oven on a boat');
    await page.getByLabel('Visibility').selectOption('Published');
    await expect(preview(page).getByText('It came by boat.')).toBeVisible();
    await day.look('post');
    await day.save();
    const { page: reader, context } = await day.visitor(browser);
    await reader.goto(`${server.origin}/journal`);
    await reader.getByRole('link', { name: 'The new oven' }).first().click();
    await expect(reader.getByText('It came by boat.')).toBeVisible();
    const feed = await reader.request.get(`${server.origin}/journal?format=rss`);
    expect(await feed.text()).toContain('<title>The new oven</title>');
    // A scheduled item is on no page yet.
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByLabel('Title *').fill('The second oven');
    await page.getByLabel('Visibility').selectOption('Scheduled');
    await page.getByLabel('Day of publication').fill('2099-01-01');
    await page.getByLabel('At', { exact: true }).fill('09:00');
    await day.save();
    await reader.goto(`${server.origin}/journal`);
    await expect(reader.getByText('The second oven')).toHaveCount(0);
    expect(await violationsOf(reader)).toEqual([]);
    await context.close();
  });
}

async function sellProduct(day: Day): Promise<void> {
  const { page, server } = day;
  await test.step('a product stands on the shelf', async () => {
    await step(day, 'A product');
    await day.look('products-empty');
    await page.getByRole('link', { name: 'Add a product' }).click();
    await day.look('product-kinds');
    await page.getByRole('link', { name: 'Physical product' }).click();
    await page.getByLabel('Name *').fill('Rye loaf');
    await writeText(page.getByRole('group', { name: 'Product', exact: true }), /^Description$/, [
      ['Paragraph', 'One kilogram, baked twice.'],
    ]);
    await page.getByRole('button', { name: /^Choose a picture/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('button', { name: 'loaf.png' }).click();
    await page
      .getByRole('group', { name: 'Pictures' })
      .getByLabel('Description')
      .fill('A rye loaf');
    // The shop has no currency before the first choice.
    await expect(page.getByLabel('Currency')).toHaveValue('');
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByLabel('Price *').fill('8.50');
    await page.getByLabel('In stock').fill('5');
    // A typed text is kept after a button of the form.
    await expect(page.getByLabel('Name *')).toHaveValue('Rye loaf');
    await day.look('product');
    await day.save();
    await page.goto(`${server.origin}/shop?noredirect`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
    await expect(page.getByRole('link', { name: /Rye loaf/ }).first()).toBeVisible();
  });
}

async function shopTerms(day: Day): Promise<void> {
  const { page } = day;
  await test.step('the shop has terms and a coupon', async () => {
    await step(day, 'Terms of the shop');
    await expect(page.getByLabel('Currency')).toHaveValue('EUR');
    await page.getByLabel('Countries that the shop sends to').fill('Germany, Austria');
    await page.getByLabel('Country of the shop').fill('Germany');
    const way = page.getByRole('group', { name: 'Way to send 1' });
    await way.getByLabel('Name, as buyers read it').fill('By post');
    await way.getByLabel('Cost, or the lowest one').fill('4.50');
    const tax = page.getByRole('group', { name: 'Tax 1' });
    await tax.getByLabel('Name').fill('VAT');
    await tax.getByLabel('Percent').fill('7');
    await day.look('terms');
    await day.save();
    await page.getByRole('link', { name: 'Coupons' }).click();
    const coupon = page.getByRole('group', { name: 'New coupon' }).first();
    await coupon.getByLabel('Code').fill('WELCOME');
    await coupon.getByLabel('Percent, or amount').fill('10');
    await day.look('coupons');
    await day.save();
  });
}

async function contactForm(day: Day, browser: Browser): Promise<void> {
  const { page, server, mailbox } = day;
  await test.step('a form is built, sent by a visitor, and read', async () => {
    await step(day, 'A form');
    await page.getByRole('link', { name: /^About the mill/ }).click();
    await addBlock(page, 'Form', 'Section 2');
    await day.save('Save and publish');
    await page.getByRole('link', { name: 'Open the form builder' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form builder');
    await page.getByLabel('Name *').fill('Orders');
    await page
      .getByRole('combobox', { name: 'Another field' })
      .selectOption({ label: 'One of several' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Label *').last().fill('Which day?');
    await page.getByLabel('Choices').last().fill('Tuesday\nFriday');
    await page.getByLabel('Mail them to').fill(owner.email);
    await expect(preview(page).getByText('Which day?')).toBeVisible();
    await day.look('form-builder');
    await day.save();
    const { page: visitor, context } = await day.visitor(browser);
    const opened = Date.now();
    await visitor.goto(`${server.origin}/about-the-mill`);
    await visitor.getByLabel('First Name').fill('Ada');
    await visitor.getByLabel('Last Name').fill('Moss');
    await visitor.getByLabel('E-mail').fill(buyer);
    await visitor.getByLabel('Message').fill('Two loaves, please.');
    await visitor.getByLabel('Friday').check();
    expect(await violationsOf(visitor)).toEqual([]);
    await waitForHumanPace(opened);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('Thank you. We answer within two days.')).toBeVisible();
    await context.close();
    const mail = await mailbox.mailTo(owner.email, /Orders/);
    expect(mail.text).toContain('Two loaves, please.');
    await day.open('/config/submissions', 'Submissions');
    await day.look('submissions');
    await page.getByRole('list', { name: 'Submissions' }).getByRole('link').first().click();
    await expect(page.getByText('Two loaves, please.')).toBeVisible();
    await expect(page.getByText('Friday', { exact: true })).toBeVisible();
    await day.look('submission');
  });
}

async function navigation(day: Day): Promise<void> {
  const { page, server } = day;
  await test.step('the navigation leads to everything', async () => {
    await step(day, 'Navigation');
    for (const [at, address] of ['/', '/about-the-mill', '/journal', '/shop'].entries()) {
      await page.getByRole('button', { name: 'Add: Link' }).click();
      const entry = page.getByRole('group', { name: `Link ${at + 1}`, exact: true });
      await entry.getByLabel('Link *', { exact: true }).fill(address);
    }
    await day.look('navigation');
    await day.save();
    await page.goto(`${server.origin}/?noredirect`);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.filter({ hasText: /About|Journal|Shop/ })).toHaveText([
      'About the mill',
      'Journal',
      'Shop',
    ]);
  });
}

async function inviteEditor(day: Day, browser: Browser): Promise<void> {
  const { page, server, mailbox } = day;
  await test.step('an editor is invited by mail, accepts and edits', async () => {
    await step(day, 'People');
    await page.getByLabel('Email').first().fill(editor.email);
    await page.getByRole('textbox', { name: 'Name' }).fill('Noor');
    await page.getByRole('checkbox', { name: 'Editor', exact: true }).check();
    await day.look('people');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('status').filter({ hasText: editor.email })).toBeVisible();
    const mail = await mailbox.mailTo(editor.email, /Mill Bakery/);
    const link = /https?:\/\/\S+\/config\/password\S+/.exec(mail.text ?? '')![0];
    const { page: other, context } = await day.visitor(browser);
    await other.goto(link);
    await other.getByLabel('New password').fill(editor.password);
    await other.getByRole('button', { name: 'Set the password' }).click();
    await other.getByLabel('Password').fill(editor.password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await other.waitForLoadState();
    await other.goto(`${server.origin}/config/page-at?path=/about-the-mill`);
    await other.getByRole('button', { name: /^Edit Quote/ }).click();
    await other.getByRole('textbox', { name: 'Quote *' }).fill('Good bread takes two nights.');
    await other.getByRole('button', { name: 'Save and publish' }).click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await other.goto(`${server.origin}/about-the-mill?noredirect`);
    await expect(other.getByText('Good bread takes two nights.')).toBeVisible();
    await context.close();
  });
}

async function buy(day: Day, browser: Browser): Promise<void> {
  const { server, mailbox } = day;
  await test.step('a visitor buys the product', async () => {
    const { page: visitor, context } = await day.visitor(browser);
    await visitor.goto(`${server.origin}/shop`);
    await visitor
      .getByRole('link', { name: /Rye loaf/ })
      .first()
      .click();
    await expect(visitor.getByText('One kilogram, baked twice.')).toBeVisible();
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Add to cart' }).click();
    await expect(visitor.getByText('Added!')).toBeVisible();
    await visitor.getByRole('link', { name: /^Cart 1/ }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cart');
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: 'Checkout' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await visitor.getByLabel('Email').fill(buyer);
    await visitor.getByLabel('Name', { exact: true }).fill('Ada Moss');
    await visitor.getByLabel('Street and number').fill('Mill Lane 1');
    await visitor.getByLabel('Postal code').fill('53111');
    await visitor.getByLabel('City').fill('Bonn');
    await visitor.getByLabel('Country').selectOption('Germany');
    await visitor.getByLabel('Promo code').fill('welcome');
    await visitor.getByRole('button', { name: 'Apply' }).click();
    await expect(visitor.locator('[data-sum="discount"]')).toContainText('-€0.85');
    expect(await violationsOf(visitor)).toEqual([]);
    // 8.50 less a tenth, and the post.
    await visitor.getByRole('button', { name: 'Place order, €12.15' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(visitor.getByText('1 × Rye loaf')).toBeVisible();
    await context.close();
    const mail = await mailbox.mailTo(buyer, /Mill Bakery/);
    expect(mail.text).toContain('Rye loaf');
  });
}

async function sendParcel(day: Day): Promise<void> {
  const { page, mailbox } = day;
  await test.step('the order is sent, and its buyer told', async () => {
    await day.open('/config/orders', 'Orders');
    await day.look('orders');
    await page
      .getByRole('link', { name: /Ada Moss|ada@example\.com/ })
      .first()
      .click();
    await day.look('order');
    await page.getByLabel(/^Tracking number/).fill('DE-4711');
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText('The order is marked as sent.')).toBeVisible();
    const mail = await mailbox.mailTo(buyer, /way|sent/i);
    expect(mail.text).toContain('DE-4711');
    await day.open('/config/products', 'Products');
    await expect(page.getByText('4 in stock')).toBeVisible();
    await day.look('products');
  });
}

async function everythingDone(day: Day): Promise<void> {
  const { page } = day;
  await test.step('nothing is left on the list, which leaves the menu', async () => {
    await day.open('/config/begin', 'Where to begin');
    await expect(page.getByText('11 of 11 done')).toBeVisible();
    await day.look('begin-done');
    await page.getByRole('button', { name: 'Hide this list' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Configuration' }).getByText('Where to begin'),
    ).toHaveCount(0);
    await page.getByRole('button', { name: 'Show this list in the menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Configuration' }).getByText('Where to begin'),
    ).toHaveCount(1);
  });
}

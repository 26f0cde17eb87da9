import { expect, test, type Page } from '@playwright/test';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { waitForHumanPace } from '../support/waitForHumanPace';

// One server with one more page: a form between two blocks of the same newsletter.
test.use({ javaScriptEnabled: false });

const email = { id: 'email', type: 'email', title: 'Email', required: true };
const thanks = (text: string) => ({ formSubmissionMessage: { html: `<p>${text}</p>` } });
const letters = {
  type: 51,
  settings: { formId: 'letters', formName: 'Letters', title: 'Letters', formFields: [email] },
};
const blocks = [
  { ...letters, id: 'above' },
  {
    id: 'order',
    type: 9,
    settings: {
      formId: 'order',
      formName: 'Order',
      formSubmitButtonText: 'Order',
      formFields: [email, { id: 'wish', type: 'text', title: 'Wish', required: true }],
      ...thanks('We throw it for you.'),
    },
  },
  { ...letters, id: 'below' },
];
const extra = {
  id: 'page-forms',
  slug: 'forms',
  title: 'Forms',
  sections: blocks.map((block) => ({ id: `of-${block.id}`, blocks: [block] })),
};

let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  const definition = JSON.stringify(extra).replaceAll("'", "''");
  await server.rows(
    `insert into pages select (jsonb_populate_record(pages, jsonb_build_object('id', 'page-forms', 'slug', 'forms', 'definition', '${definition}'::jsonb))).* from pages where slug = 'studio'`,
  );
  await server.start();
});
test.afterAll(() => server.remove());

test('[FRM-20g] [FRM-21e] the forms of a page are sent one after the other, with Back in between, and each is stored once without JavaScript', async ({
  page,
}) => {
  await page.goto(`${server.origin}/forms`);
  const openedAt = Date.now();
  const order = page.locator('#block-order');
  await order.getByLabel('Email').fill('ada@example.com');
  await order.getByLabel('Wish').fill('A jug');
  await waitForHumanPace(openedAt);
  await sendOrder(page);
  await page.goBack();

  await subscribe(page, 'above', 'ada@example.com');
  await page.goBack();
  await subscribe(page, 'below', 'berta@example.com');
  await page.goBack();

  // The entries are there again, and sending them again is the same submission.
  await expect(order.getByLabel('Wish')).toHaveValue('A jug');
  await sendOrder(page);

  const rows = await server.rows<{ form_id: string; values: { email: string } }>(
    'select form_id, values from form_submissions order by received_at',
  );
  expect(rows.map(({ form_id, values }) => `${form_id} ${values.email}`)).toEqual([
    'order ada@example.com',
    'letters ada@example.com',
    'letters berta@example.com',
  ]);
});

async function sendOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('We throw it for you.')).toBeVisible();
}

async function subscribe(page: Page, block: string, address: string): Promise<void> {
  const newsletter = page.locator(`#block-${block}`);
  await newsletter.getByLabel('Email').fill(address);
  await newsletter.getByRole('button').click();
  await expect(newsletter.locator('form')).toHaveCount(0);
  // The same newsletter again, and the order.
  await expect(page.locator('main form')).toHaveCount(2);
}

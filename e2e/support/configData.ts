import type { OwnServer } from './ownServer';

const siteId = 'site-marlow-clay';
/** The owner of every server of a run; playwright.config.ts has chosen the password. */
export const owner = {
  email: 'owner@marlowclay.example',
  password: process.env['PLINTH_OWNER_PASSWORD']!,
};
export const viewer = { email: 'viewer@marlowclay.example', password: owner.password };

const day = 86_400_000;

/** A text inside a statement. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const json = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`;
const moment = (time: number) => `${quoted(new Date(time).toISOString())}::timestamptz`;

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const names = ['Ada Moss', 'Bela Rauch', 'Chidi Obi', 'Dora Lind', 'Emil Vogt', 'Fatma Demir'];
const wishes = [
  'Do you make the moon jar in celadon as well? I would need two, not quite the same.',
  'My cup has a chip. Can it be mended, or do you sell single ones?',
  'We are eight for dinner and own seven bowls.',
  'Is the studio open on the Saturday before Easter?',
];

/** A month of a small studio: visits, speed, errors, traces, submissions and orders. */
export async function fillOwnServer(server: OwnServer, now = Date.now()): Promise<void> {
  const random = seeded(7);
  const statements: string[] = [];
  // A second account, with the owner's password.
  statements.push(
    `insert into accounts (site_id, email, display_name, password_hash, roles, created_at)
     select site_id, ${quoted(viewer.email)}, 'Viewer', password_hash, '[10]'::jsonb, now()
     from accounts where email = ${quoted(owner.email)}`,
  );

  const submissions = Array.from({ length: 60 }, (_, index) => {
    const name = names[index % names.length]!;
    const values = {
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@example.com`,
      topic: ['A visit', 'An order', 'Something else'][index % 3],
      message: index === 0 ? '=HYPERLINK("http://evil.example","Prize")' : wishes[index % 4],
    };
    const time = moment(now - index * 0.4 * day - 3_600_000);
    return `(${quoted(siteId)}, 'key-${index}', 'd', 'contact', 'Contact', ${json(values)}, ${json({ pagePath: '/contact' })}, ${index % 9 === 4 ? "'page'" : "'script'"}, ${time})`;
  });
  statements.push(
    `insert into form_submissions (site_id, submission_key, content_digest, form_id, form_name, "values", page_context, channel, received_at) values ${submissions.join(',')}`,
  );

  const paths = ['/', '/', '/', '/work', '/work', '/shop', '/shop/mug', '/glaze-notes', '/studio'];
  const hits: string[] = [];
  const speeds: string[] = [];
  for (let age = 0; age < 30; age += 1) {
    const weekday = new Date(now - age * day).getUTCDay();
    const count = Math.round((weekday % 6 === 0 ? 34 : 18) * (1.25 - age / 60) + random() * 9);
    for (let hit = 0; hit < count; hit += 1) {
      const time = moment(now - age * day - Math.floor(random() * 600_000));
      const visitor = Math.floor(random() * 120);
      const referrer =
        hit % 5 === 0 ? ['https://search.example/', 'https://pots.example/best'][hit % 2]! : '';
      const width = [390, 412, 820, 1280, 1440][Math.floor(random() * 5)];
      hits.push(
        `(${quoted(siteId)}, 'hit-${age}-${hit}', 'View', 'v${visitor}', ${30 - age}, ${quoted(paths[Math.floor(random() * paths.length)]!)}, ${quoted(referrer)}, ${json({ viewportWidth: width })}, ${time})`,
      );
    }
    for (let load = 0; load < 6; load += 1) {
      const value = (base: number) => Math.round(base * (0.6 + random() * 0.9));
      const records = [
        { id: 'LCP', name: 'LCP', value: value(1500 + age * 35) },
        { id: 'INP', name: 'INP', value: value(120) },
        { id: 'CLS', name: 'CLS', value: Math.round(random() * 90) / 1000 },
        { id: 'FCP', name: 'FCP', value: value(900) },
        { id: 'loadEventEnd', name: 'loadEventEnd', value: value(2100) },
      ];
      speeds.push(
        `(${quoted(siteId)}, 'load-${age}-${load}', ${json({ records })}, ${moment(now - age * day - load * 60_000)})`,
      );
    }
  }
  statements.push(
    `insert into census_hits (site_id, hit_id, event, visitor_id, visit_count, page_path, referrer, data, recorded_at) values ${hits.join(',')}`,
    `insert into performance_records (site_id, page_load_id, data, recorded_at) values ${speeds.join(',')}`,
  );

  const stack = (build: string) =>
    `TypeError: Cannot read properties of null (reading 'offsetWidth')\n    at measure (https://marlowclay.example/assets/attach-${build}.js:1:2210)\n    at https://marlowclay.example/assets/attach-${build}.js:1:3301`;
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ];
  const errors = Array.from({ length: 9 }, (_, index) => {
    const isNetwork = index % 4 === 3;
    const message = isNetwork
      ? 'Failed to fetch dynamically imported module'
      : "Cannot read properties of null (reading 'offsetWidth')";
    const text = isNetwork ? 'null' : quoted(stack(index < 5 ? 'a1b2c3d4' : 'e5f6g7h8'));
    return `(${quoted(siteId)}, 'site-runtime', ${quoted(message)}, ${text}, ${quoted(`https://marlowclay.example${paths[index]!}?q=${index}`)}, ${quoted(agents[index % 2]!)}, ${json({ block: isNetwork ? undefined : 'block-home-recent' })}, ${moment(now - index * 0.7 * day)})`;
  });
  statements.push(
    `insert into javascript_errors (site_id, app, message, stack, url, user_agent, data, recorded_at) values ${errors.join(',')}`,
  );

  // Twenty-six short visits, a longer visit, and a part of a mouse's path.
  interface TraceEntry {
    traceId: string;
    path: string;
    type: string;
    data: unknown;
    time: number;
  }
  const told = ({ traceId, path, type, data, time }: TraceEntry) =>
    `(${quoted(siteId)}, ${quoted(traceId)}, ${quoted(`https://marlowclay.example${path}`)}, ${quoted(type)}, ${json(data)}, ${moment(time)})`;
  const hour = 3_600_000;
  const traces = Array.from({ length: 26 }, (_, index) =>
    told({
      traceId: `visit-v${index}-1`,
      path: '/work',
      type: 'picture-opened',
      data: { number: index },
      time: now - (index + 9) * hour,
    }),
  );
  traces.push(
    told({
      traceId: 'visit-v7-3',
      path: '/studio',
      type: 'kiln-opened',
      data: { degrees: 80, cone: 'six' },
      time: now - 4 * hour,
    }),
    told({
      traceId: 'visit-v7-3',
      path: '/shop/mug',
      type: 'glaze-chosen',
      data: 'Celadon',
      time: now - 4 * hour + 30_000,
    }),
    told({
      traceId: 'visit-v7-3',
      path: '/shop/mug',
      type: 'price-shown',
      data: null,
      time: now - 4 * hour + 60_000,
    }),
    told({
      traceId: 'call-mouse',
      path: '/studio',
      type: 'mouse',
      data: Array.from({ length: 50 }, (_, at) => ({
        x: 300 + at * 7,
        y: 200 + at * 3,
        at: now + at,
      })),
      time: now - 2 * hour,
    }),
  );
  statements.push(
    `insert into trace_entries (site_id, trace_id, page_url, type, data, recorded_at) values ${traces.join(',')}`,
  );

  const orders = Array.from({ length: 7 }, (_, index) => {
    const euro = (amount: number) => ({ amount, currencyCode: 'EUR' });
    const quantity = 1 + (index % 3);
    const total = 3400 * quantity + 900;
    const cart = {
      entries: [
        {
          id: 'l',
          title: 'Mug',
          sku: 'MUG-OAT',
          quantity,
          unitPrice: euro(3400),
          choices: [{ name: 'Glaze', value: 'Oat' }],
        },
      ],
      subtotalAmount: euro(3400 * quantity),
      shippingCostCents: 900,
      taxCents: Math.round(total * 0.16),
      discountCents: 0,
      selectedShippingOption: { id: 'post', name: 'By post', cost: euro(900) },
    };
    const name = names[index % names.length]!;
    const address = {
      name,
      street: 'Mill Lane 1',
      city: 'Bonn',
      postalCode: '53111',
      country: 'DE',
    };
    const status = ['paid', 'paid', 'pending', 'paid', 'declined', 'timed-out', 'paid'][index]!;
    return `(${quoted(siteId)}, 'order-${index}', gen_random_uuid(), ${quoted(status)}, ${quoted(`${name.split(' ')[0]!.toLowerCase()}@example.com`)}, ${json(address)}, ${json(cart)}, ${total}, 'EUR', ${moment(now - index * 1.3 * day)})`;
  });
  statements.push(
    `insert into orders (site_id, idempotency_key, cart_id, status, email, address, cart, grand_total, currency_code, placed_at) values ${orders.join(',')}`,
  );
  const parts = statements.map((statement, index) => `part${index} as (${statement} returning 1)`);
  await server.rows(`with ${parts.join(',\n')} select 1`);
  await server.start();
}

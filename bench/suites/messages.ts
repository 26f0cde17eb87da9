import { formatMessage } from '@plinth/site-model';
import { IntlMessageFormat } from 'intl-messageformat';
import { bundleSize, interleave, row, type Suite } from '../harness';

const message =
  '{name} has {count, plural, =0 {no photos} one {# photo} other {# photos}} in {place, select, album {an album} other {a folder}}.';
const plain = 'Thank you, {name}!';
const locales = ['en', 'de', 'pl', 'ar'];

export const suite: Suite = {
  area: 'messages',
  async run(context) {
    const random = context.random(1);
    const values = Array.from({ length: 500 }, () => ({
      name: random.pick(['Ada', 'Grace', 'Edsger']),
      count: random.integer(0, 20),
      place: random.pick(['album', 'folder']),
    }));
    const jobs = values.map((value) => ({ value, locale: random.pick(locales) }));
    // Our function caches what it has parsed; the peer is measured both ways, and compared at its best.
    const kept = new Map(
      locales.map((locale) => [locale, new IntlMessageFormat(message, locale)] as const),
    );
    const keptPlain = new IntlMessageFormat(plain, 'en');
    const rounds = context.scale(40, 8);

    for (const { value, locale } of jobs) {
      const ours = formatMessage(message, value, locale);
      const theirs = String(kept.get(locale)!.format(value));
      if (ours !== theirs) throw new Error(`Different texts: "${ours}" and "${theirs}".`);
    }

    const rich = await interleave(
      [
        {
          name: 'plinth',
          run: () => jobs.map(({ value, locale }) => formatMessage(message, value, locale)),
        },
        {
          name: 'intl-messageformat',
          run: () =>
            jobs.map(({ value, locale }) => new IntlMessageFormat(message, locale).format(value)),
        },
        {
          name: 'intl-messageformat, parsed before',
          run: () => jobs.map(({ value, locale }) => kept.get(locale)!.format(value)),
        },
      ],
      { rounds },
    );
    const simple = await interleave(
      [
        { name: 'plinth', run: () => values.map((value) => formatMessage(plain, value)) },
        {
          name: 'intl-messageformat',
          run: () => values.map((value) => new IntlMessageFormat(plain, 'en').format(value)),
        },
        {
          name: 'intl-messageformat, parsed before',
          run: () => values.map((value) => keptPlain.format(value)),
        },
      ],
      { rounds },
    );

    return [
      row({
        id: 'messages/size',
        what: 'Formatter of messages, bundled',
        unit: 'B gzip',
        value: await bundleSize({
          entryCode: "export { formatMessage } from '@plinth/site-model'",
        }),
        peers: {
          'intl-messageformat': await bundleSize({
            entryCode: "export { IntlMessageFormat } from 'intl-messageformat'",
          }),
        },
        target: { atMost: 0.15, of: 'intl-messageformat' },
      }),
      row({
        id: 'messages/plural-and-select',
        what: '500 messages with a plural and a select, four languages',
        unit: 'ms CPU',
        value: rich.of('plinth').cpu,
        peers: rich.timings('cpu', 'plinth'),
        ratio: rich.ratio('plinth', 'intl-messageformat, parsed before', 'cpu'),
        target: { atMost: 1, of: 'intl-messageformat, parsed before' },
      }),
      row({
        id: 'messages/one-argument',
        what: '500 messages with one argument',
        unit: 'ms CPU',
        value: simple.of('plinth').cpu,
        peers: simple.timings('cpu', 'plinth'),
        ratio: simple.ratio('plinth', 'intl-messageformat, parsed before', 'cpu'),
        target: { atMost: 1, of: 'intl-messageformat, parsed before' },
      }),
    ];
  },
};

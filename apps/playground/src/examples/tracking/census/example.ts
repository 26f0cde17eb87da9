import { readersParts } from '../../../code/readersParts';
import { printValue } from '../../../code/printValue';
import { amount, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface CensusOptions {
  path: string;
  pageType: number;
  isCensusDisabled: boolean;
}

export const example = defineExample<CensusOptions>({
  controls: {
    path: text('/'),
    pageType: amount(1, { min: 1, max: 110 }),
    isCensusDisabled: flag(false),
  },
  stories: {
    'Switched off': { isCensusDisabled: true },
  },
  code: ({ values: { path, pageType, isCensusDisabled } }) => ({
    attach: `import { attachTransport, createTransport } from '@plinth/tracking';
import { attachCensus, canTrack, createCensus, readEventFields } from '@plinth/tracking/census';

${readersParts.cookies}
const transport = createTransport({ mayRun: () => true });
const census = createCensus({
  send: (name, report, id) => transport.post({ url: '/' + name, body: JSON.stringify(report), id }),
  cookies,
  canTrack: () => canTrack({${[
    ' isSignedIn: false',
    ` path: ${path === undefined ? 'location.pathname' : printValue(path)}`,
    ...(pageType === undefined ? [] : [` pageType: ${printValue(pageType)}`]),
    ...(isCensusDisabled ? [' isCensusDisabled: true'] : []),
  ].join()} }),
  fields: () => readEventFields(window, { websiteId: 'w1' }, Date.now()),
});
attachCensus(window, { census });
attachTransport(window, { transport });`,
  }),
});

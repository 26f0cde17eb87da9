import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { findBlockKind } from '@plinth/site-blocks';
import type { SiteSnapshot } from '../../site/loadSite';
import { testRenderer } from '../../../testing/createTestApp';
import type { Services } from '../../services';
import { configIntl } from '../configIntl';
import { changeLayout } from '../layout/changeLayout';
import { SettingsFields } from './SettingsFields';

const intl = configIntl(sampleSite, 'en');

const services = { renderer: testRenderer() } as unknown as Services;
const site = {
  titleOfCollection: new Map([
    ['c1', 'Journal'],
    ['c2', 'Dates'],
  ]),
} as unknown as SiteSnapshot;
const { settings: schema } = findBlockKind(55)!;

function choicesOf(collectionId: string) {
  const { document } = new JSDOM(
    renderToStaticMarkup(
      <SettingsFields
        visit={{ intl, site, services }}
        schema={schema}
        settings={{ collectionId }}
        problems={[]}
        mayChange
      />,
    ),
  ).window;
  const field = document.querySelector<HTMLSelectElement>('select[name="settings.collectionId"]')!;
  return { value: field.value, texts: [...field.options].map(({ text }) => text) };
}

it('[SRV-126] a collection is chosen by its title', () => {
  expect(choicesOf('c2')).toEqual({ value: 'c2', texts: ['None yet', 'Journal', 'Dates'] });
});

it('[SRV-126] keeps an id that no collection has until the owner chooses another', () => {
  expect(choicesOf('gone')).toEqual({
    value: 'gone',
    texts: ['None yet', 'gone', 'Journal', 'Dates'],
  });
});

it('[SRV-126] a new block begins with the first collection, or with none', () => {
  const page = { id: 'p', slug: 'p', title: 'P', sections: [{ id: 's', blocks: [] }] };
  const added = (collectionId?: string) =>
    changeLayout(
      page,
      { kind: 'add-block', section: 's' },
      { kind: 'summary', formIds: new Set(), collectionId },
    ).page.sections[0]!.blocks[0]!.settings?.['collectionId'];
  expect([added('c1'), added()]).toEqual(['c1', '']);
});

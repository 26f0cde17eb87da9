import {
  blockKinds,
  currentSettings,
  findBlockKind,
  readSettings,
  type BlockKind,
  type StoredSettings,
} from '@plinth/site-blocks';
import { blocksOf } from '@plinth/site-renderer';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import type { SiteSnapshot } from '../../site/loadSite';
import { testRenderer } from '../../../testing/createTestApp';
import type { Services } from '../../services';
import { configIntl } from '../configIntl';
import { readPostedSettings } from './readPostedSettings';
import { SettingsFields } from './SettingsFields';

const intl = configIntl(sampleSite, 'en');

const services = { renderer: testRenderer() } as unknown as Services;
// Collections of which a field offers a choice.
const site = {
  titleOfCollection: new Map([['collection-journal', 'Journal']]),
} as unknown as SiteSnapshot;
const { window } = new JSDOM('<form></form>');
const form = window.document.querySelector('form')!;

/** The settings after an owner has opened the form of a block and saved it as it is. */
function savedUnchanged(schema: BlockKind['settings'], settings: StoredSettings) {
  form.innerHTML = renderToStaticMarkup(
    <SettingsFields
      visit={{ intl, site, services }}
      schema={schema}
      settings={settings}
      problems={[]}
      mayChange
    />,
  );
  const entries = [...new window.FormData(form).entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readPostedSettings(schema, { posted: new URLSearchParams(entries), stored: settings });
}

const blocks = sampleSite.pages.flatMap((page) =>
  blocksOf(page).flatMap(({ id, type, settings }) => {
    const kind = findBlockKind(type);
    return kind ? [[`${page.id} ${id}`, kind, settings] as const] : [];
  }),
);

it.each(blocks)(
  '[SRV-17] a form that is saved unchanged changes nothing: %s',
  (_, kind, settings) => {
    const current = currentSettings(kind, settings);
    const saved = savedUnchanged(kind.settings, current);
    expect(saved).toEqual(current);
    expect(readSettings(kind.settings, saved).problems).toEqual([]);
  },
);

it.each(blockKinds.map((kind) => [kind.kind, kind] as const))(
  '[SRV-17] a form keeps values of a shape that its fields cannot show: %s',
  (_, kind) => {
    for (const [name, setting] of Object.entries(kind.settings)) {
      // A box shows any value as yes or no.
      if (setting.type === 'flag') continue;
      for (const value of [{ odd: 1 }, [{ odd: [2] }, 'a text']]) {
        // An object is shown by a group's fields.
        if (setting.type === 'group' && !Array.isArray(value)) continue;
        const saved = savedUnchanged(kind.settings, { [name]: value });
        expect([name, saved[name]]).toEqual([name, value]);
      }
    }
  },
);

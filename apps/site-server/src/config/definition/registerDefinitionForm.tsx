import type { PolicySources } from '@plinth/site-renderer';
import type { ComponentType } from 'react';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import {
  findRevision,
  listRevisions,
  stateOf,
  type ListedRevision,
} from '../revisions/saveRevision';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import type { DefinitionPart } from './definitionPart';
import { saveDefinitionPart } from './saveDefinitionPart';

export interface DefinitionPageProps<Settings extends object, Problem> {
  visit: ConfigVisit;
  /** The settings in the form. */
  settings: Settings;
  /** The state that the author has read. */
  base: string;
  revisions: readonly ListedRevision[];
  problems?: readonly Problem[];
  /** The names of the fields that another editor changed meanwhile, and the current settings. */
  conflict?: { fields: readonly (keyof Settings & string)[]; theirs: Settings };
  notice?: string;
}

export interface DefinitionForm<Settings extends object, Problem> extends DefinitionPart<Settings> {
  /** Reads a posted form as it was typed; nothing is saved while there is a problem. */
  read(posted: URLSearchParams): { settings: Settings; problems: readonly Problem[] };
  /**
   * Finds the problems that depend on the site's content, and returns the settings to store if there are none.
   * @default no further problems, and the settings as they were read
   */
  check?(
    visit: ConfigVisit,
    settings: Settings,
  ): Promise<{ problems: readonly Problem[]; stored: Settings }>;
  Page: ComponentType<DefinitionPageProps<Settings, Problem>>;
  /** Third parties whose scripts the page runs. @default none */
  providers?(visit: ConfigVisit): readonly PolicySources[];
}

/**
 * Registers a page of settings: shown, saved unless another editor has saved meanwhile, and reset to an earlier
 * version.
 */
export function registerDefinitionForm<Settings extends object, Problem>(
  area: ConfigArea,
  form: DefinitionForm<Settings, Problem>,
): void {
  const { part, subject, settingsOf, read, Page } = form;
  const address = `/config/${part}`;
  type Shown = Omit<DefinitionPageProps<Settings, Problem>, 'visit' | 'revisions'>;

  const subjectOf = ({ site }: ConfigVisit) => ({ siteId: site.definition.id, subject });
  const stored = ({ site }: ConfigVisit) => settingsOf({ ...site.definition });

  async function show(visit: ConfigVisit, shown: Shown, status = 200): Promise<Response> {
    const revisions = await listRevisions(visit.services.db, subjectOf(visit));
    const providers = form.providers?.(visit) ?? [];
    const page = <Page visit={visit} revisions={revisions} {...shown} />;
    return sendConfigPage(visit, page, { status, providers });
  }

  async function settingsOfVersion(
    visit: ConfigVisit,
    number: string | null | undefined,
  ): Promise<Settings | undefined> {
    const row = await findRevision(visit.services.db, {
      ...subjectOf(visit),
      number: Number(number),
    });
    return row && (JSON.parse(row.source) as Settings);
  }

  async function save(
    visit: ConfigVisit,
    settings: Settings,
    how: 'saved' | 'restored',
  ): Promise<Response> {
    const { services, site, account, now, posted, c } = visit;
    const result = await saveDefinitionPart(services.db, form, {
      siteId: site.definition.id,
      settings,
      author: account,
      now,
      base: posted.get('base') ?? '',
    });
    if (result.outcome === 'saved') {
      services.site.forget();
      return c.redirect(`${address}?${how}`, 303);
    }
    const { theirs, state } = result;
    const names = Object.keys({ ...theirs, ...settings }) as (keyof Settings & string)[];
    const fields = names.filter((name) => theirs[name] !== settings[name]);
    return show(visit, { settings, base: state, conflict: { fields, theirs } }, 409);
  }

  area.show(address, part, (visit) => {
    const settings = stored(visit);
    const { searchParams } = visit.url;
    const done = searchParams.has('restored')
      ? ('config.pages.restored' as const)
      : searchParams.has('saved') && (`config.${part}.saved` as const);
    return show(visit, {
      settings,
      base: stateOf(settings),
      ...(done && { notice: visit.intl.translate(done) }),
    });
  });
  area.change(address, part, async (visit) => {
    const { settings, problems: found } = read(visit.posted);
    const checked = await form.check?.(visit, settings);
    const problems = [...found, ...(checked?.problems ?? [])];
    if (problems.length === 0) return save(visit, checked?.stored ?? settings, 'saved');
    return show(visit, { settings, problems, base: visit.posted.get('base') ?? '' }, 422);
  });
  area.change(`${address}/restore`, part, async (visit) => {
    const settings = await settingsOfVersion(visit, visit.posted.get('number'));
    return settings ? save(visit, settings, 'restored') : sendConfigNotFound(visit);
  });
  area.show(`${address}/versions/:number`, part, async (visit) => {
    const number = visit.c.req.param('number');
    const settings = await settingsOfVersion(visit, number);
    if (!settings) return sendConfigNotFound(visit);
    // The earlier values of its fields; saving them restores the version.
    const notice = visit.intl.translate('config.versions.shown', { number: Number(number) });
    return show(visit, { settings, notice, base: stateOf(stored(visit)) });
  });
}

import type { SiteStore, StateStore } from './site/createStateStore';
import { siteAtHost, type SiteDirectory } from './site/siteDirectory';

/** The part of a site's services that is used here. */
export interface ServicesOfSite {
  site: SiteStore;
  configuration: { origins: readonly string[] };
  siteKey: string;
  isFirstSite: boolean;
}

/** The sites of a database, each with services of its own. */
export interface Sites<Services> {
  /** The site of a host name; `undefined` for an unknown name. */
  atHost(host: string): Promise<Services | undefined>;
  /** The site of an id, for work without a request; `undefined` for an unknown id. */
  withId(siteId: string): Promise<Services | undefined>;
  /** The first site, and those with a recent request. */
  open(): readonly Services[];
  /**
   * Reads a site again at its next request. @param siteId `undefined`: any of them, and their names, may have changed
   */
  renew(siteId: string | undefined): void;
  /** Drops sites without a request in ten minutes: the next request reads them again. */
  forgetIdle(): void;
}

export interface SitesOptions<Services> {
  /** The services of the first site, and of all sites together. */
  first: () => Services;
  directory: StateStore<SiteDirectory>;
  /** Creates the services that belong to one site alone. */
  createParts: (siteId: string) => Partial<Services>;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
}

interface OpenSite<Services> {
  services: Services;
  /** As text, to detect changes. */
  origins: string;
  usedAt: number;
}

const idleAfter = 10 * 60_000;

export function createSites<Services extends ServicesOfSite>({
  first,
  directory,
  createParts,
  elapsed,
}: SitesOptions<Services>): Sites<Services> {
  const open = new Map<string, OpenSite<Services>>();

  /** The services of an existing site. */
  function servicesOf(siteId: string, { firstId, origins }: SiteDirectory): Services {
    const own = origins.get(siteId) ?? [];
    const isFirst = siteId === firstId;
    if (isFirst && own.length === 0) return first();
    const { configuration } = first();
    const all = isFirst ? [...configuration.origins, ...own] : own;
    const text = all.join(' ');
    const known = open.get(siteId);
    if (known) known.usedAt = elapsed();
    if (known?.origins === text) return known.services;
    const services: Services = {
      ...(known?.services ?? {
        ...first(),
        ...(isFirst ? {} : { ...createParts(siteId), siteKey: siteId, isFirstSite: false }),
      }),
      configuration: { ...configuration, origins: all },
    };
    open.set(siteId, { services, origins: text, usedAt: elapsed() });
    return services;
  }

  function openSites(): Services[] {
    const others = [...open.values()].map(({ services }) => services);
    return [first(), ...others.filter(({ site }) => site !== first().site)];
  }

  return {
    async atHost(host) {
      const known = await directory.read();
      const siteId = siteAtHost(known, host, first().configuration.origins);
      if (siteId !== undefined) return servicesOf(siteId, known);
      // An empty database has no site that could be missing: reading it throws.
      return known.firstId === undefined ? first() : undefined;
    },
    async withId(siteId) {
      const known = await directory.read();
      return known.ids.has(siteId) ? servicesOf(siteId, known) : undefined;
    },
    open: openSites,
    renew(siteId) {
      if (siteId === undefined) {
        directory.renew();
        open.clear();
      }
      for (const { site } of openSites()) {
        const known = site.last()?.definition.id;
        if (siteId === undefined || known === undefined || known === siteId) site.renew();
      }
    },
    forgetIdle() {
      for (const [siteId, { usedAt }] of open)
        if (elapsed() - usedAt > idleAfter) open.delete(siteId);
    },
  };
}

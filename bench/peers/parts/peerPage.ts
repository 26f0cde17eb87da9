import type { FormSchema } from '@plinth/forms';
import type { GalleryProps } from '@plinth/gallery/react';

/** The data of every peer's page: one page and the parts around it. */
export interface PeerPage {
  title: string;
  siteTitle: string;
  description: string;
  /** Addresses of style sheets: in the head, and after the first sections for content below the first view. */
  styleSheets: string[];
  laterStyleSheets: string[];
  /** The number of sections before the later sheets. */
  firstSections: number;
  /** The inline rules of the page. */
  css: string;
  fonts: string[];
  navigation: PeerLink[];
  footer: { columns: { title: string; lines: (string | PeerLink)[] }[]; closing: string };
  /** HTML after the footer: the cookie banner, and the templates. */
  after: string;
  /** Fetches the pictures that come near. */
  pictureScript: string;
  sections: PeerSection[];
}

export interface PeerLink {
  label: string;
  href: string;
}

export interface PeerSection {
  id: string;
  width: string;
  tone: string;
  blocks: PeerBlock[];
}

/** One block of the page as data. */
export type PeerBlock = { id: string; type: number; span?: number | undefined } & (
  | { kind: 'html'; name: string; html: string }
  | { kind: 'image'; image: PeerImage; caption: string }
  | { kind: 'gallery'; props: GalleryProps }
  | { kind: 'accordion'; items: { title: string; html: string }[]; multiple: boolean }
  | { kind: 'form'; schema: FormSchema; thanks: string }
);

export interface PeerImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The first picture of the page does not wait. */
  priority: boolean;
}

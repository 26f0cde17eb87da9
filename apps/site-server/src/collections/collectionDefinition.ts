/** What a fresh database gets. */
export interface CollectionDefinition {
  id: string;
  slug: string;
  title: string;
  kind: 'blog' | 'events';
  items: ItemDefinition[];
}

export interface ItemDefinition {
  id: string;
  /** Last part of `/<collection>/<slug>`. */
  slug: string;
  title: string;
  /** Rich text. */
  excerpt?: string;
  /** Rich text. */
  body?: string;
  image?: { src: string; width: number; height: number; alt: string };
  author?: string;
  categories?: string[];
  tags?: string[];
  isFeatured?: boolean;
  /** Number of [MOD-2]. @default 1 (published) */
  status?: number;
  publishedAt: Date;
  startsAt?: Date;
  endsAt?: Date;
  isAllDay?: boolean;
  location?: ItemLocation;
}

export interface ItemLocation {
  addressTitle?: string;
  addressLine1?: string;
  addressLine2?: string;
}

/** A completed change, by the name of its message. */
export type MemberAction =
  'name' | 'asked' | 'email' | 'password' | 'ended' | 'joined' | 'planEnded';

/** Why a member's form was refused: at a field, or with a message of the server. */
export type MemberProblem =
  | { field: 'name' | 'email'; kind: 'name' | 'email' }
  /** `deletion` is the password for deleting the account. */
  | { field: 'password' | 'current' | 'deletion'; kind: 'short' | 'long' | 'common' | 'wrong' }
  | { field: 'form'; text: string };

/** A browser in which a member is logged in. */
export interface MemberSession {
  id: string;
  /** The browser's name; empty if unknown. */
  browser: string;
  /** Milliseconds since 1970. */
  seenAt: number;
  isThis: boolean;
}

/** An order with a member's address. */
export interface MemberOrder {
  number: number;
  /** Milliseconds since 1970. */
  placedAt: number;
  /** Titles of the bought items. */
  items: readonly string[];
  /** The lines of the delivery address; empty if there is none. */
  address: readonly string[];
  /** Formatted in the language of the page. */
  total: string;
  /** The refund that failed, formatted like the total; absent if nothing is owed. */
  owed?: string | undefined;
  /** The page of the order; absent if it no longer has one. */
  href?: string | undefined;
}

/** A plan that a member has bought and that gives access to a part of the site. */
export interface MemberPlan {
  orderId: string;
  title: string;
  /** Milliseconds since 1970; absent without an end. */
  endsAt?: number | undefined;
  /** Milliseconds since 1970: the end of the paid period. */
  paidUntil: number;
  /** Whether it was cancelled, so that nothing more is charged. */
  isCancelled: boolean;
  /**
   * `overdue` while a failed renewal is being retried, `unpaid` after that was given up and access
   * has ended.
   * @default 'paid'
   */
  standing?: 'paid' | 'overdue' | 'unpaid' | undefined;
  /** The payment provider's page for paying the renewal. */
  payHref?: string | undefined;
}

/** A member's account on its own page. */
export interface MemberAccount {
  name: string;
  email: string;
  sessions: readonly MemberSession[];
  orders: readonly MemberOrder[];
  plans: readonly MemberPlan[];
  /** Whether the account also works on the site, so that it cannot be deleted here. */
  hasRoles: boolean;
}

/** The pages for members: signing up, passwords, and the own account ([SRV-103], [SRV-104]). */
export type MemberView = { problem?: MemberProblem | undefined } & (
  | { state: 'join'; name: string; email: string; returnTo: string }
  | { state: 'forgotten'; email: string }
  | { state: 'asked'; email: string }
  /** `action` is the address to which the password is posted, and `key` the link's. */
  | { state: 'confirm'; isNew: boolean; email: string; key: string; action: string }
  | { state: 'noLink'; href: string }
  | {
      state: 'account';
      account: MemberAccount;
      done?: MemberAction | undefined;
      /** The posted name and address, if they were refused. */
      posted?: { name?: string | undefined; email?: string | undefined } | undefined;
    }
);

/** Addresses of the pages and forms of members. */
export const memberPaths = {
  join: '/session/join',
  joined: '/session/join/confirm',
  forgotten: '/session/forgotten',
  password: '/session/password',
  account: '/session/account',
  name: '/session/account/name',
  email: '/session/account/email',
  changeEmail: '/session/account/email/confirm',
  changePassword: '/session/account/password',
  end: '/session/account/end',
  endOthers: '/session/account/end-others',
  export: '/session/account/export',
  endPlan: '/session/account/end-plan',
  delete: '/session/account/delete',
} as const;

/** Length of a password in characters, as the server requires it. */
export const memberPasswordLength = { shortest: 8, longest: 200 } as const;

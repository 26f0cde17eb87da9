/** A change that was made, by the name of its message. */
export type MemberAction =
  'name' | 'asked' | 'email' | 'password' | 'ended' | 'joined' | 'planEnded';

/** Why a form of a member was refused: at a field, or by a sentence of the server. */
export type MemberProblem =
  | { field: 'name' | 'email'; kind: 'name' | 'email' }
  /** `deletion` is the password that deletes the account. */
  | { field: 'password' | 'current' | 'deletion'; kind: 'short' | 'long' | 'common' | 'wrong' }
  | { field: 'form'; text: string };

/** A browser in which a member is logged in. */
export interface MemberSession {
  id: string;
  /** The browser's name; empty where nobody knows it. */
  browser: string;
  /** Milliseconds since 1970. */
  seenAt: number;
  isThis: boolean;
}

/** An order under a member's address. */
export interface MemberOrder {
  number: number;
  /** Milliseconds since 1970. */
  placedAt: number;
  /** Titles of what was bought. */
  items: readonly string[];
  /** The address that it goes to, a line each; empty where there is none. */
  address: readonly string[];
  /** Written in the language of the page. */
  total: string;
  /** The sum that was paid back and did not arrive, written like the total; absent where nothing is owed. */
  owed?: string | undefined;
  /** The page of the order; absent where it has none any more. */
  href?: string | undefined;
}

/** A plan that a member has bought and that opens a part of the site. */
export interface MemberPlan {
  orderId: string;
  title: string;
  /** Milliseconds since 1970; absent where it has no end. */
  endsAt?: number | undefined;
  /** Milliseconds since 1970: the end of the period that is paid for now. */
  paidUntil: number;
  /** Whether it was cancelled: nothing is charged any more. */
  isCancelled: boolean;
  /**
   * `overdue` while a renewal that failed is tried again, `unpaid` once that is given up and nothing is open.
   *
   * @default 'paid'
   */
  standing?: 'paid' | 'overdue' | 'unpaid' | undefined;
  /** The payment provider's page on which the renewal can be paid. */
  payHref?: string | undefined;
}

/** The account of a member, as its own page shows it. */
export interface MemberAccount {
  name: string;
  email: string;
  sessions: readonly MemberSession[];
  orders: readonly MemberOrder[];
  plans: readonly MemberPlan[];
  /** Whether the account works on the site, too: it is not deleted here. */
  hasRoles: boolean;
}

/** The pages of members: how one becomes one, gets a password, and looks after the own account ([SRV-103], [SRV-104]). */
export type MemberView = { problem?: MemberProblem | undefined } & (
  | { state: 'join'; name: string; email: string; returnTo: string }
  | { state: 'forgotten'; email: string }
  | { state: 'asked'; email: string }
  /** `action` is where the password goes, and `key` the link's. */
  | { state: 'confirm'; isNew: boolean; email: string; key: string; action: string }
  | { state: 'noLink'; href: string }
  | {
      state: 'account';
      account: MemberAccount;
      done?: MemberAction | undefined;
      /** The name and the address as they were posted, where they were refused. */
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

/** Characters of a password, as the server takes it. */
export const memberPasswordLength = { shortest: 8, longest: 200 } as const;

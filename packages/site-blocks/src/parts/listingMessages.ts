import { defineMessages } from '@plinth/site-model';

/** Messages of blocks for donations, members, dates, code and social networks. */
export const listingMessages = defineMessages({
  'listing.donate': 'Donate',
  'listing.member.join': 'Join',
  'listing.member.pay': 'How to pay',
  'listing.member.already': 'Already a member?',
  'listing.member.login': 'Log In',
  'listing.member.enter': 'To the member area',
  'listing.member.logout': 'Log Out',
  'listing.code.label': 'Code',
  'listing.code.labelOf': 'Code, {language}',
  'listing.code.copy': 'Copy',
  'listing.code.copied': 'Copied',
  'listing.code.failed': 'Copying failed',
  'listing.social.links': 'Social links',
  'listing.social.follow': 'Follow on {network}',
  'listing.social.post': 'Post on {network}',
  'listing.social.empty': 'No posts at the moment.',
  'listing.share.title': 'Share',
  'listing.share.on': 'Share on {network}',
  'listing.share.email': 'Share by email',
  'listing.share.copy': 'Copy link',
  'listing.share.copied': 'Link copied',
  'listing.share.failed': 'Copying failed',
  'listing.share.more': 'More ways to share',
});

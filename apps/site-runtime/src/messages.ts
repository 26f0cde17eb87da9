import { defineMessages } from '@plinth/site-model';

/** The words of the page itself; what blocks say stands in their packages. */
export const runtimeMessages = defineMessages({
  'runtime.skip': 'Skip to content',
  'runtime.navigation': 'Main',
  'runtime.close': 'Close',
  'runtime.announcement': 'Announcement',
  'runtime.licensedPreviews': 'Some pictures on this page are previews of licensed images.',
  'runtime.infoBar': 'Contact and visit',
  'runtime.infoBar.email': 'Email',
  'runtime.infoBar.phone': 'Call',
  'runtime.infoBar.location': 'Map',
  'runtime.infoBar.hours': 'Hours',
  'runtime.overlays': 'Overlays',
  'runtime.overlays.popup': 'Show the popup',
  'runtime.overlays.cookies': 'Show the cookie banner',
  'runtime.login': 'Log In',
  'runtime.login.email': 'Email',
  'runtime.login.password': 'Password',
  'runtime.login.rememberMe': 'Remember me',
  'runtime.login.failed': 'Logging in failed. Please try again.',
  'runtime.logout': 'Log Out',
  'runtime.logout.done': 'Logout Successful',
  'runtime.logout.message': 'You have been successfully logged out.',
  'runtime.accessDenied': 'Access Denied',
  'runtime.accessDenied.visitor': 'This page is for members. Log in to see it.',
  'runtime.accessDenied.member': 'Your account has no access to this page.',
});

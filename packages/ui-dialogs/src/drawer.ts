export { openDrawer } from './drawer/openDrawer';
export type { DrawerOptions } from './drawer/openDrawer';

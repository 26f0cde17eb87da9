export { attachMenu } from './menu/attachMenu';
export type { MenuOptions } from './menu/attachMenu';

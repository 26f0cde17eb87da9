export { attachMenu } from './menu/attachMenu';
export type { MenuOptions } from './menu/attachMenu';
export { selectPanel } from './menu/selectPanel';

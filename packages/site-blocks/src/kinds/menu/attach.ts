import { attachMenu } from '@plinth/ui-blocks/menu';

export function attach(element: HTMLElement) {
  const menu = element.querySelector<HTMLElement>('.pl-menu, .menu-wrapper');
  return menu ? attachMenu(menu) : undefined;
}

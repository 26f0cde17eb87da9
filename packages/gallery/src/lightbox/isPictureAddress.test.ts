import { expect, it } from 'vitest';
import { isPictureAddress } from './isPictureAddress';

it('[GAL-20n] recognises the address of a picture by its extension', () => {
  const pictures = ['a.jpg', 'a.jpeg', 'A.PNG', '/b/c.webp?w=3', 'd.svg#x', 'e.avif', 'f.gif'];
  expect(pictures.filter((href) => !isPictureAddress(href))).toEqual([]);
  const others = ['/one?itemId=mug', '#', 'ajpg', 'a.jpgx', 'a.jpg/b', 'javascript:void(0)', ''];
  expect(others.filter(isPictureAddress)).toEqual([]);
});

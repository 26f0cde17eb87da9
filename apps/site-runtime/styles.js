/** Style sheets that a page may ask for, by the name that a block's renderer uses. */
export const stylePaths = {
  base: './src/styles/base.css',
  furniture: './src/styles/furniture.css',
  image: '@plinth/media/image.css',
  video: '@plinth/media/video.css',
  map: '@plinth/media/map.css',
  gallery: '@plinth/gallery/gallery.css',
  lightbox: '@plinth/gallery/lightbox.css',
  accordion: '@plinth/ui-blocks/accordion.css',
  menu: '@plinth/ui-blocks/menu.css',
  marquee: '@plinth/ui-blocks/marquee.css',
  forms: '@plinth/forms/forms.css',
  dialogs: '@plinth/ui-dialogs/dialogs.css',
  tooltip: '@plinth/ui-dialogs/tooltip.css',
  commerce: '@plinth/commerce/commerce.css',
  shop: './src/styles/shop.css',
  banner: '@plinth/consent/banner.css',
};

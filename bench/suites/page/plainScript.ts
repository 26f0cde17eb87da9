/** Loads pictures near the viewport. */
export const pictureScript = `
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    target.src = target.dataset.src;
  }
}, { rootMargin: '200px' });
document.querySelectorAll('img[data-src]:not([src])').forEach((image) => near.observe(image));`;

/** A script for this page as it is written by hand: the pictures, next and previous, the form by fetch. */
export const plainScript = `${pictureScript}
document.querySelectorAll('.pl-gallery').forEach((gallery) => {
  const slides = gallery.querySelectorAll('.pl-gallery-slide');
  let index = 0;
  gallery.querySelectorAll('.pl-gallery-controls button').forEach((button, which) => {
    button.addEventListener('click', () => {
      index = (index + (which ? 1 : -1) + slides.length) % slides.length;
      slides.forEach((slide, at) => slide.toggleAttribute('data-current', at === index));
      slides[index].parentElement.scrollTo({ left: slides[index].offsetLeft, behavior: 'instant' });
    });
  });
});
document.querySelectorAll('form.pl-form-form').forEach((form) => form.addEventListener('submit', (event) => {
  event.preventDefault();
  fetch(form.action, { method: 'POST', body: new FormData(form) });
}));
`;

/** Repeats the first slide of a gallery for a number of titles: `Bowl number 1.` and so on. */
export function fillGallery(html: string, id: string, count: number): string {
  const start = html.indexOf(`id="${id}"`);
  const [slide, tag] = /<(\w+) class="pl-gallery-slide"[^>]*>/.exec(html.slice(start))!;
  const first = html.indexOf(slide, start);
  const next = html.indexOf(`<${tag} class="pl-gallery-slide"`, first + 1);
  const whole = html.slice(first, next);
  const named = (index: number) =>
    whole.replace(/(class="pl-gallery-title">)[^<]*/, `$1Bowl number ${index}.`);
  const slides = Array.from({ length: count }, (_, index) => named(index + 1));
  return html.slice(0, first) + slides.join('') + html.slice(next);
}

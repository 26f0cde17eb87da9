import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { carouselMessages, marqueeMessages } from './messages';
import { germanCarouselMessages, germanMarqueeMessages } from './messages.de';

it.each([
  ['marquee', marqueeMessages, germanMarqueeMessages],
  ['carousel', carouselMessages, germanCarouselMessages],
])(
  '[MOD-21i] every sentence of a %s can be read in both languages, with the same places',
  (_, english, german) => {
    assertMessages(english, { locale: 'en', plain: true });
    assertMessages(german, { locale: 'de', plain: true });
    expect(placesOf(german)).toEqual(placesOf(english));
  },
);

const placesOf = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []]);

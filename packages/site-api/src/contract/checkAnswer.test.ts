import { expect, it } from 'vitest';
import { checkAnswer } from './checkAnswer';

it('[API-12e] finds nothing wrong with an answer that fits, with none, and with a call that it does not know', () => {
  const prediction = { placeId: 'p', description: 'Kiln Lane 5' };
  expect(checkAnswer('placesAutocomplete', { predictions: [prediction] })).toBeUndefined();
  expect(checkAnswer('placesAutocomplete', undefined)).toBeUndefined();
  expect(checkAnswer('constructor', { predictions: 5 })).toBeUndefined();
  expect(checkAnswer('ownCall', undefined)).toBeUndefined();
});

it('[API-12e] names the field that does not fit, and the answer itself where it is no object', () => {
  expect(checkAnswer('placesAutocomplete', { predictions: 5 })).toEqual({
    field: 'predictions',
    expected: 'Array',
  });
  expect(checkAnswer('placesAutocomplete', 'words')).toEqual({
    field: 'answer',
    expected: 'Object',
  });
});

/* global document */
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';

// The files of a browser share a page: each begins with an empty one.
document.body.replaceChildren();
for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);

/** The property in which `vitest-browser-react` stores its clean-up: on its own it runs it in the first file alone. */
const cleanup = Symbol.for('vitest:component-cleanup');
beforeEach(() => /** @type {any} */ (page)[cleanup]?.());

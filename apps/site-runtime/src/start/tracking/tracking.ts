/*
 * Everything that needs consent to tracking before it does anything. Where it may not run, on a page whose visitor has
 * not answered yet or has declined, not even this file is fetched.
 */

import { startCensusEvents } from '../../services/census/census';
import { startPageSpeed } from '../../connect/pageSpeedToServer';
import { startVisit } from './startVisit';

/** One name: the build merges this file and the page's start where both are needed (`joinStart.js`). */
export const tracking = {
  visit: startVisit,
  events: startCensusEvents,
  speed: startPageSpeed,
};

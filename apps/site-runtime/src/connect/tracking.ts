/*
 * Everything that asks for consent to tracking before it does anything. Where it may not run, on a page whose visitor
 * has not been asked yet or has declined, not even this file is fetched.
 */

export { startCensusEvents } from './census';
export { startPageSpeed } from './pageSpeedToServer';
export { startVisit } from './startVisit';

import { cpus } from 'node:os';

/**
 * @typedef {object} ProcessorTimes seconds since the machine started, of all its processors together
 * @property {number} busy
 * @property {number} idle
 */

/** @returns {ProcessorTimes} */
export function processorTimes() {
  let [busy, idle] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle / 1000;
    busy += (times.user + times.nice + times.sys + times.irq) / 1000;
  }
  return { busy, idle };
}

/**
 * The cost of a part of the run: `journeys: 9:08, 1012 s of processor time, 92 % of what there was`. Other programs of
 * the machine count as well. With a high share only less work makes the part shorter; a low share means that it waits.
 * @param {string} name
 * @param {{ from: ProcessorTimes, to: ProcessorTimes }} times
 * @param {number} seconds of wall time
 */
export function tellProcessorUse(name, { from, to }, seconds) {
  const [busy, idle] = [to.busy - from.busy, to.idle - from.idle];
  const rounded = Math.round(seconds);
  const time = `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
  const share = Math.round((100 * busy) / (busy + idle || 1));
  return `${name}: ${time}, ${Math.round(busy)} s of processor time, ${share} % of what there was`;
}

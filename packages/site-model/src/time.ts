export { addDays, addMonths } from './time/calendarDates';
export { dateFormat, machineDate, monthFormat } from './time/dateFormat';
export { readMoment } from './time/readMoment';
export {
  dateInZone,
  isTimeZone,
  momentOnClock,
  startOfDay,
  zoneOffset,
  zoneOfSite,
} from './time/zones';

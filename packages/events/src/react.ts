'use client';

export { Calendar } from './react/Calendar';
export type { CalendarProps } from './react/Calendar';
export { TourDates } from './react/TourDates';
export type { TourDatesProps } from './react/TourDates';

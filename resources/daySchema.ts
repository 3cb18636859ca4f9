import { singleLineText } from './textSchemas.ts';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Rejects days that do not exist, such as February 30, before they reach the database. */
const isDay = (value: string) => {
  const instant = dayPattern.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
};

/** A calendar day, `YYYY-MM-DD`. */
export const daySchema = () =>
  singleLineText()
    .max(10, 'date')
    .test('date', 'date', (value) => value === undefined || value === null || isDay(value));

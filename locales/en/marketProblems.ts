import type { MarketRowProblem } from '../../domain/pay/market/marketFile.ts';

/** Why a line of a market data file can't be loaded, as the command prints it. */
export const marketProblems: Readonly<Record<MarketRowProblem, string>> = {
  broken: 'This line isn’t a JSON object.',
  missing: 'Enter a value.',
  tooLong: 'Shorten the text to 120 characters, job codes to 40.',
  characters: 'The text contains characters that can’t be displayed. Remove them.',
  titleMissing: 'Enter a title in at least one language.',
  level: 'Enter entry, intermediate, senior, lead or head.',
  country: 'Enter a country code of two capital letters, such as SE.',
  size: 'Enter small, medium or large, or leave the cell empty.',
  date: 'Enter a past date as YYYY-MM-DD, in 2000 or later.',
  people: 'Enter a whole number of people of at least 1.',
  pay: 'Enter a number above 0 with a decimal point and at most four decimals.',
  order: 'The percentiles must not decrease from P10 to P90.',
  observations: 'Enter pay and people such as “52000x3; 54000”, at most 2,000 pairs.',
  currency: 'Enter a currency code of three capital letters, such as SEK.',
  rate: 'There’s no exchange rate for this currency. Load exchange rates first.',
  period: 'Enter year, month or hour.',
  duplicate: 'An earlier line has the same job, group, source and date.',
};

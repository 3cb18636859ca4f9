import { type CellLabels, toKeyword } from '../../../domain/imports/readCells.ts';
import { users } from '../../../locales/en/resources/people.ts';

const byWord = (choices: Readonly<Record<string, string>>) =>
  new Map(Object.entries(choices).map(([value, label]) => [toKeyword(label), value]));

/** The labels of choices in lists and exports of people. */
export const cellLabels: CellLabels = {
  permissions: byWord(users.choices.permissions),
  status: byWord(users.choices.status),
  locale_abbr: byWord(users.choices.locale_abbr),
};

/** The largest id that the database stores. */
const maxRecordId = 2_147_483_647;

/** Whether a text in an address can be the id of a record: a whole number as the server writes it. */
export const isRecordId = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxRecordId;

/** The parameters of addresses that aren't ids of records: codes of links, tabs, names and ids of jobs, and the rest of an unknown address. */
const otherParams: readonly string[] = ['code', 'slug', 'sqid', 'tab', '*'];

/** In place of an id: the form of a record that doesn't exist yet. A page that has no such form shows that it wasn't found. */
const newRecord = 'new';

/** Whether all ids in the parameters of an address can exist. Otherwise its page is not found, without asking the server. */
export const hasPossibleIds = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(
    ([name, value]) =>
      value === undefined || otherParams.includes(name) || value === newRecord || isRecordId(value),
  );

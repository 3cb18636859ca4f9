import { readStoredList, storeList } from '../../kit/deviceStorage.ts';

const most = 5;
const keyOf = (userId: number) => `cairn.recentPages.${userId}`;

/** The pages that a person opened last in this browser, newest first. Pages of records are left out, as they name people. */
export const readRecentPages = (userId: number): readonly string[] => readStoredList(keyOf(userId));

export function addRecentPage(userId: number, path: string): void {
  const others = readRecentPages(userId).filter((other) => other !== path);
  storeList(keyOf(userId), [path, ...others].slice(0, most));
}

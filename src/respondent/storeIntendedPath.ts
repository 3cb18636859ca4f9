import { browserStorage } from '../../dataProviders/browserStorage.ts';

/** The storage key that the sign-in page of the main application reads. */
const intendedPathKey = 'cairn.redirect';

/** Stores the path to open after signing in. In a browser that blocks storage, signing in leads to the home page. */
export function storeIntendedPath(path: string): void {
  browserStorage('session').setItem(intendedPathKey, path);
}

import { errorText } from '../../dataProviders/errors.ts';

/** Why a request failed, for display on the page: the server's text, otherwise a general one. */
export const failureText = (failure: unknown, translate: (key: string) => string): string =>
  errorText(failure) ?? translate('app.notification.error');

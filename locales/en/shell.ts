import english from 'ra-language-english';
import { recordTitles } from '../recordTitles.ts';
import { app } from './app.ts';
import { errors } from './errors.ts';
import { exportWords } from './exports.ts';
import { kit } from './kit.ts';
import { metrics } from './metrics.ts';
import { network } from './network.ts';
import { resources } from './resources/index.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';
import { titles } from './titles.ts';

export { areas } from './areas.ts';

/** The texts that every screen of the application needs. */
export const shell = {
  ra: {
    ...english.ra,
    notification: {
      ...english.ra.notification,
      created: 'Record created.',
      updated: 'Record saved. |||| %{smart_count} records saved.',
      deleted: 'Record deleted. |||| %{smart_count} records deleted.',
      bad_item: 'This record couldn’t be read. Reload the page and try again.',
      item_doesnt_exist: 'This record doesn’t exist. It may have been deleted.',
      http_error: app.notification.error,
      data_provider_error: app.notification.error,
      canceled: 'Undone.',
      logged_out: 'Your session has ended. Sign in again.',
      not_authorized: 'You don’t have permission to do this. Ask an administrator if you need it.',
      offline: network.offline,
    },
  },
  app,
  errors,
  exports: exportWords,
  kit,
  metrics,
  network,
  resources,
  roles,
  rules,
  titles: { ...recordTitles(resources), ...titles },
};

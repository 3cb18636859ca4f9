import english from 'ra-language-english';
import { recordTitles } from '../recordTitles.ts';
import { app } from './app.ts';
import { errors } from './errors.ts';
import { exportWords } from './exports.ts';
import { kit } from './kit.ts';
import { metrics } from './metrics.ts';
import { unreached } from './network.ts';
import { resources } from './resources/index.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';
import { titles } from './titles.ts';

export { areas } from './areas.ts';

/** The texts that every screen of the application needs. */
export const shell = {
  ...english,
  app,
  errors,
  exports: exportWords,
  kit,
  metrics,
  network: { unreached },
  resources,
  roles,
  rules,
  titles: { ...recordTitles(resources), ...titles },
};

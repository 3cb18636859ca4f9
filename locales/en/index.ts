import english from 'ra-language-english';
import { recordTitles } from '../recordTitles.ts';
import { administration } from './administration.ts';
import { app } from './app.ts';
import { builder } from './builder.ts';
import { campaignPages } from './campaignPages.ts';
import { errors } from './errors.ts';
import { exportWords } from './exports.ts';
import { hiring } from './hiring.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { kit } from './kit.ts';
import { learning } from './learning.ts';
import { liveSessions } from './liveSessions.ts';
import { metricResults } from './metricResults.ts';
import { metrics } from './metrics.ts';
import { moveUsers } from './moveUsers.ts';
import { unreached } from './network.ts';
import { ownResults } from './ownResults.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { published } from './published.ts';
import { questions } from './questions.ts';
import { raters } from './raters.ts';
import { relationships } from './relationships.ts';
import { resources } from './resources/index.ts';
import { results } from './results.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';
import { security } from './security.ts';
import { signIn } from './signIn.ts';
import { surveys } from './surveys.ts';
import { tasks } from './tasks.ts';
import { teams } from './teams.ts';
import { titles } from './titles.ts';

/** All texts of the application. The survey page imports `survey.ts` on its own. */
export const en = {
  ...english,
  administration,
  app,
  builder,
  campaigns: campaignPages,
  errors,
  exports: exportWords,
  hiring,
  home,
  imports,
  kit,
  liveSessions,
  metricResults,
  metrics,
  learning,
  moveUsers,
  network: { unreached },
  ownResults,
  people,
  profile,
  published,
  questions,
  raters,
  resources,
  results,
  roles,
  rules,
  security,
  signIn,
  surveys,
  tasks,
  teams,
  relationships,
  titles: { ...recordTitles(resources), ...titles },
};

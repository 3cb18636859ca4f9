import { app } from './app.ts';
import { network } from './network.ts';
import { rules } from './rules.ts';
import { signIn } from './signIn.ts';
import { titles } from './titles.ts';

/** All texts of the pages before sign-in, with the keys that they have in the application. */
export const signInPage = {
  app: { title: app.title, language: app.language, notification: { error: app.notification.error } },
  network,
  rules,
  signIn,
  titles: { login: titles.login, logout: titles.logout, resetPassword: titles.resetPassword },
};

import { type Config, configCalls } from '../contract/v2/config.ts';
import { brandNames } from '../domain/accounts/brandNames.ts';
import { callMain } from './http.ts';

/** What holds until the installation has told its own: nothing offered. */
const unknown: Config = {
  productName: brandNames.productName,
  demoSignIns: null,
  demoPassword: null,
  chat: null,
  captcha: null,
  supportEmail: null,
  version: '',
};

let config = unknown;

/** The installation's configuration, as far as it is known by now. */
export const readConfig = (): Config => config;

/** Asks for the configuration once, before the first page is drawn. */
export async function loadConfig(): Promise<Config> {
  config = await callMain(configCalls.get, {});
  return config;
}

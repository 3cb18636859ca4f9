import { type Config, configCalls } from '../contract/v2/config.ts';
import { brandNames } from '../domain/accounts/brandNames.ts';
import { callMain } from './http.ts';

/** The configuration until it is loaded: all optional features are off. */
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

/** The configuration of the installation; the default until it is loaded. */
export const readConfig = (): Config => config;

/** Loads the configuration; called once, before the first page is rendered. */
export async function loadConfig(): Promise<Config> {
  config = await callMain(configCalls.get, {});
  return config;
}

import { configCalls, type PublicConfig } from '../contract/v2/config.ts';
import { brandNames } from '../domain/accounts/brandNames.ts';
import { callMain } from './http.ts';
import { readPageData } from './pageData.ts';

/** The configuration until it is loaded: all optional features are off. */
const defaultConfig: PublicConfig = {
  productName: brandNames.productName,
  demoSignIns: null,
  demoPassword: null,
  chat: null,
  captcha: null,
  supportEmail: null,
  offersLetters: false,
  offersTextMessages: false,
  offersMeetings: false,
  version: '',
};

let config = defaultConfig;

/** Returns the configuration of the installation, or the default until it is loaded. */
export const getConfig = (): PublicConfig => config;

/** Reads the configuration from the page data or requests it; called once, before the first page is rendered. */
export async function loadConfig(): Promise<PublicConfig> {
  config = readPageData()?.config ?? (await callMain(configCalls.get, {}));
  return config;
}

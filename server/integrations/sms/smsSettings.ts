import { ConfigurationError } from '../../process/configurationError.ts';
import { isServiceUrl } from '../http/isServiceUrl.ts';
import type { TwilioService } from './twilioMessenger.ts';

export interface SmsSettings extends TwilioService {
  /** Whether the service may have a private address. */
  readonly allowsPrivateAddresses: boolean;
}

const required = ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'] as const;
const standardEndpoint = 'https://api.twilio.com';

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns how text messages are sent; null if they are off. Throws a `ConfigurationError` that states what to set. */
export function readSmsSettings(variables: Variables): SmsSettings | null {
  const given = [...required, 'SMS_ENDPOINT', 'SMS_PRIVATE'].find((name) => variables[name]);
  if (!given) return null;
  const missing = required.filter((name) => !variables[name]);
  if (missing.length > 0) throw new ConfigurationError(`Set ${missing.join(', ')} together with ${given}.`);
  const endpoint = variables.SMS_ENDPOINT || standardEndpoint;
  if (!isServiceUrl(endpoint)) {
    throw new ConfigurationError(
      'SMS_ENDPOINT must look like https://api.twilio.com, without credentials, query or fragment. Only a service on this computer may use http.',
    );
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    accountSid: variables.SMS_ACCOUNT_SID ?? '',
    authToken: variables.SMS_AUTH_TOKEN ?? '',
    from: variables.SMS_FROM ?? '',
    allowsPrivateAddresses: variables.SMS_PRIVATE === 'on',
  };
}

import { ConfigurationError } from '../../process/configurationError.ts';
import { isServiceUrl } from '../http/isServiceUrl.ts';
import type { TeamsService } from './teamsMeetingProvider.ts';

export interface MeetingSettings extends TeamsService {
  /** Whether the service may have a private address. */
  readonly allowsPrivateAddresses: boolean;
}

const required = ['TEAMS_TENANT_ID', 'TEAMS_CLIENT_ID', 'TEAMS_CLIENT_SECRET', 'TEAMS_ORGANIZER_ID'] as const;
const endpoints = {
  TEAMS_ENDPOINT: 'https://graph.microsoft.com',
  TEAMS_SIGN_IN_ENDPOINT: 'https://login.microsoftonline.com',
} as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the provider of online meetings; null if organizers enter links. Throws a `ConfigurationError` that states what to set. */
export function readMeetingSettings(variables: Variables): MeetingSettings | null {
  const given = [...required, ...Object.keys(endpoints), 'TEAMS_PRIVATE'].find((name) => variables[name]);
  if (!given) return null;
  const missing = required.filter((name) => !variables[name]);
  if (missing.length > 0) throw new ConfigurationError(`Set ${missing.join(', ')} together with ${given}.`);
  return {
    endpoint: endpointOf(variables, 'TEAMS_ENDPOINT'),
    signInEndpoint: endpointOf(variables, 'TEAMS_SIGN_IN_ENDPOINT'),
    tenantId: variables.TEAMS_TENANT_ID ?? '',
    clientId: variables.TEAMS_CLIENT_ID ?? '',
    clientSecret: variables.TEAMS_CLIENT_SECRET ?? '',
    organizerId: variables.TEAMS_ORGANIZER_ID ?? '',
    allowsPrivateAddresses: variables.TEAMS_PRIVATE === 'on',
  };
}

function endpointOf(variables: Variables, name: keyof typeof endpoints): string {
  const endpoint = variables[name] || endpoints[name];
  if (!isServiceUrl(endpoint)) {
    throw new ConfigurationError(
      `${name} must look like ${endpoints[name]}, without credentials, query or fragment. Only a service on this computer may use http.`,
    );
  }
  return endpoint.replace(/\/+$/, '');
}

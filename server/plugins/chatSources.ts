/** The sources that the content policy must allow for a chat provider, as documented by it. */
export interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly font: readonly string[];
  readonly frame: readonly string[];
}

const none: Sources = { script: [], connect: [], img: [], font: [], frame: [] };

const providers: Readonly<Record<string, Sources>> = {
  intercom: {
    script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://uploads.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    img: [
      'https://*.intercomcdn.com',
      'https://static.intercomassets.com',
      'https://*.intercomusercontent.com',
    ],
    font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  },
};

/** Returns the sources of the configured chat; empty without a chat, and for an unknown provider. */
export const chatSources = (chat: { readonly provider: string } | null): Sources =>
  (chat && providers[chat.provider]) || none;

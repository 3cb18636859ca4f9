/**
 * The browser features that the application uses: it copies links, shows packages on the full screen, and plays videos of lessons. Chromium
 * doesn't start a video without the last one, even on a visible page.
 */
const used = ['clipboard-write', 'fullscreen', 'media-playback-while-not-visible'];

/**
 * All other features that Chromium 156 can deny; it warns about unknown names. Client hints are omitted, as they are
 * only sent on request, and so is access to local networks, as an installation may have a private address.
 */
const refused = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const permissionsPolicy = [
  ...used.map((feature) => `${feature}=(self)`),
  ...refused.map((feature) => `${feature}=()`),
].join(', ');

import { number, object, string } from 'yup';
import { mailTextLimits } from '../../domain/campaigns/mailTexts.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineRawCall } from '../fileCalls.ts';
import { messageResponse } from '../sharedShapes.ts';

const colorLength = 7;

const accentColor = () => string().max(colorLength, 'accentFormat').nullable().defined('required');

/** A logo that is shown, with its address and its size in pixels. */
const shownLogo = object({
  path: string().required(),
  width: number().required(),
  height: number().required(),
});

/** What the people whom an account asks see of it: its logo, and the colors of the main button. */
export const shownBranding = object({
  logo: shownLogo.nullable().defined(),
  accent: object({ color: string().required(), text_color: string().required() }).nullable().defined(),
});

/** How an account presents itself. */
export const brandingCalls = {
  read: readCall('local_admin', '/v2/branding/read', {
    summary: 'The logo, the accent color and the sender name of the account.',
    response: object({
      company: string().required(),
      logo: shownLogo.nullable().defined(),
      accent_color: accentColor(),
      sender_name: string().defined(),
    }),
  }),
  save: changeCall('local_admin', '/v2/branding/save', {
    summary:
      'Saves the accent color, which has to contrast with its text and with light and dark backgrounds, and the name that emails of the account show as their sender.',
    body: object({
      accent_color: accentColor(),
      sender_name: singleLineText().max(mailTextLimits.sender_name, 'tooLong').defined('required'),
    }),
  }),
  removeLogo: changeCall('local_admin', '/v2/branding/remove_logo', {
    summary: 'Removes the logo of the account and deletes its file.',
  }),
} as const;

export const brandingUploads = {
  logo: defineRawCall({
    path: '/v2/branding/upload_logo',
    summary:
      'Replaces the logo of the account. The body is a PNG, JPEG or WebP file of at most 1 MB and 2,000 pixels a side, recognized by its content; metadata is removed.',
    needs: 'local_admin',
    mutates: true,
    query: object({}),
    acceptedTypes: ['application/octet-stream'],
    response: messageResponse,
  }),
} as const;

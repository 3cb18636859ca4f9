import { type InferType, object, string } from 'yup';
import { slugLength } from '../../domain/branding/accountSlug.ts';
import { mailTextLimits } from '../../domain/campaigns/mailTexts.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineRawCall } from '../fileCalls.ts';
import { messageResponse } from '../sharedShapes.ts';
import { anyText, requiredNumber, requiredText, textOrNull } from '../values.ts';

const colorLength = 7;

const accentColor = () => string().max(colorLength, 'accentFormat').nullable().defined('required');

/** A logo that is shown, with its address and its size in pixels. */
const shownLogo = object({
  path: requiredText,
  width: requiredNumber,
  height: requiredNumber,
});

/** What respondents see of an account: its logo and the colors of the main button. */
export const shownBranding = object({
  logo: shownLogo.nullable().defined(),
  accent: object({ color: requiredText, text_color: requiredText }).nullable().defined(),
});

/** What the sign-in address of an account shows to anyone who opens it. */
export interface SignInBranding extends InferType<typeof shownBranding> {
  readonly slug: string;
  readonly company: string;
}

/** How an account presents itself. */
export const brandingCalls = {
  read: readCall('local_admin', '/v2/branding/read', {
    summary:
      'The logo, the accent color, the sender name and the name in the sign-in address of the account.',
    response: object({
      company: requiredText,
      logo: shownLogo.nullable().defined(),
      accent_color: accentColor(),
      sender_name: anyText,
      slug: textOrNull,
    }),
  }),
  save: changeCall('local_admin', '/v2/branding/save', {
    summary:
      'Saves the accent color, which has to contrast with its text and with light and dark backgrounds, the name that emails of the account show as their sender, and the name in its sign-in address, `/login/name`, which no other account can have. Anyone who opens that address sees the logo and the name of the company.',
    body: object({
      accent_color: accentColor(),
      sender_name: singleLineText().max(mailTextLimits.sender_name, 'tooLong').defined('required'),
      slug: string().max(slugLength.max, 'slugFormat').nullable().defined('required'),
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

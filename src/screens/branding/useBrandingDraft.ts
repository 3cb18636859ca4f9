import { useState } from 'react';
import type { AccountBranding } from '../../../dataProviders/branding.ts';
import { accentProblem, isColor, nearestAccent } from '../../../domain/branding/accentColor.ts';
import { slugProblem } from '../../../domain/branding/accountSlug.ts';
import { senderNameProblem } from '../../../domain/campaigns/mailTexts.ts';
import type { Color } from '../../../domain/colors/contrast.ts';

/** A color that is permitted, to start with. */
export const firstColor: Color = '#107587';

/** The edited color, sender and sign-in address, with their problems. */
export function useBrandingDraft(branding: AccountBranding) {
  const [hasColor, setHasColor] = useState(branding.accent_color !== null);
  const [color, setColor] = useState(branding.accent_color ?? firstColor);
  const [sender, setSender] = useState(branding.sender_name);
  const [slug, setSlug] = useState(branding.slug ?? '');
  const values = {
    accent_color: hasColor ? color : null,
    sender_name: sender,
    slug: slug === '' ? null : slug,
  };
  const problems = {
    color: hasColor ? accentProblem(color) : null,
    sender: senderNameProblem(sender),
    slug: slug === '' ? null : slugProblem(slug),
  };
  return {
    hasColor,
    setHasColor,
    color,
    setColor,
    sender,
    setSender,
    slug,
    setSlug,
    values,
    problems,
    /** The permitted color nearest to the entered one. */
    suggestion: isColor(color) ? nearestAccent(color) : firstColor,
    isValid: Object.values(problems).every((problem) => problem === null),
    isChanged:
      values.accent_color !== branding.accent_color ||
      sender !== branding.sender_name ||
      values.slug !== branding.slug,
  };
}

export type BrandingDraft = ReturnType<typeof useBrandingDraft>;

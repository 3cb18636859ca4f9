/** How the people of a campaign were chosen. */
export const audienceChoices = ['everyone', 'teams', 'people', 'teamsAndPeople'] as const;

export type AudienceChoice = (typeof audienceChoices)[number];

/** Returns how an audience was chosen, as announced to respondents before the first question. */
export function audienceChoice(
  audience: 'everyone' | 'chosen',
  { hasTeams, hasPeople }: { readonly hasTeams: boolean; readonly hasPeople: boolean },
): AudienceChoice {
  if (audience === 'everyone') return 'everyone';
  if (hasTeams && hasPeople) return 'teamsAndPeople';
  return hasTeams ? 'teams' : 'people';
}

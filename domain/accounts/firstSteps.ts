/** The first steps of an administrator of a new account, in order. */
export const firstSteps = ['people', 'teams', 'campaign', 'preview', 'launch'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Facts of an account from which the steps follow. */
export interface AccountSetup {
  /** Whether the account has people other than its first administrator. */
  readonly hasPeople: boolean;
  readonly hasLedTeam: boolean;
  readonly hasCampaign: boolean;
  readonly hasPreviewed: boolean;
  readonly hasLaunched: boolean;
  readonly teamsConfirmed: boolean;
  readonly isDismissed: boolean;
}

export type StepStates = Readonly<Record<FirstStep, boolean>>;

/**
 * Returns which steps are done, or null if the checklist is not shown: it was dismissed, or every step is done. The
 * teams step is done once a team has a lead or an administrator confirms the teams, for example because none are needed.
 * After launch there is nothing left to preview.
 */
export function readStepStates(setup: AccountSetup): StepStates | null {
  if (setup.isDismissed) return null;
  const states: StepStates = {
    people: setup.hasPeople,
    teams: setup.hasLedTeam || setup.teamsConfirmed,
    campaign: setup.hasCampaign,
    preview: setup.hasPreviewed || setup.hasLaunched,
    launch: setup.hasLaunched,
  };
  return firstSteps.every((step) => states[step]) ? null : states;
}

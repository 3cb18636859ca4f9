/** Programs of the product, which determine the content that a person sees (ROLE-56 to ROLE-58). */
export const programs = { inclusiveLeadership: 1, inclusiveCulture: 2, training: 4 } as const;

export const programIds = [
  programs.inclusiveLeadership,
  programs.inclusiveCulture,
  programs.training,
] as const;

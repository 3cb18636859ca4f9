/** Maximum length in characters of a reason for declining, and of an applicant's request for assistance. */
export const maxDeclineReasonLength = 500;

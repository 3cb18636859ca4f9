/** Characters of why somebody cannot answer, and of what help an applicant needs. */
export const longestReason = 500;

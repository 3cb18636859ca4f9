/** The public page of a certificate. */
export const certificatePath = (code: string): string => `/certificates/${encodeURIComponent(code)}`;

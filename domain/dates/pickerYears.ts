/** How many years the date picker offers before and after this one (CONST-27). */
export const yearsBack = 100;
export const yearsAhead = 52;

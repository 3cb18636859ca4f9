import { Typography, type TypographyProps } from '@mui/material';

/** Text of secondary importance, in the size of the body text. */
export const SecondaryText = (props: TypographyProps) => <Typography color="text.secondary" {...props} />;

/** A short remark next to or below the content, such as a hint, a count or a status. */
export const Hint = (props: TypographyProps) => <SecondaryText variant="body2" {...props} />;

import { Box } from '@mui/material';
import mark from '../theme/cairn.svg';

/** The product's logo. It has no alternative text because the product's name is next to it. */
export function Logo({ size = 28 }: { size?: number }) {
  return <Box component="img" src={mark} alt="" width={size} height={size} sx={{ display: 'block' }} />;
}

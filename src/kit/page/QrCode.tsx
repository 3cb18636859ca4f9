import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A QR code, always dark on light, because some scanner apps cannot read inverted codes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const dots = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, maxWidth: '100%', borderRadius: 1, bgcolor: '#ffffff', display: 'block' }}
    >
      <path d={dots.join('')} fill="#000000" />
    </Box>
  );
}

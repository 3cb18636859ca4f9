import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx';

/** Downloads a page as a PDF report. */
export const PdfButton = (props: DownloadButtonProps) => (
  <DownloadButton {...props} format="pdf" icon={<PictureAsPdfOutlined />} />
);

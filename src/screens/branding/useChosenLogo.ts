import { useEffect, useState } from 'react';
import { type LogoSize, logoTypes } from '../../../domain/branding/logos.ts';

/** An image to show: the logo in use, or the chosen file. */
export interface PreviewedLogo extends LogoSize {
  readonly path: string;
}

interface ChosenLogo {
  readonly file: File;
  /** Null until the browser has read the image, and for a file that isn't one. */
  readonly image: PreviewedLogo | null;
}

const canPreview = (file: File): boolean => (logoTypes as readonly string[]).includes(file.type);

/** The file that was chosen as the logo and isn't uploaded yet, with its image. */
export function useChosenLogo() {
  const [file, setFile] = useState<File | null>(null);
  const [image, setImage] = useState<PreviewedLogo | null>(null);
  useEffect(() => {
    setImage(null);
    if (!file || !canPreview(file)) return;
    const path = URL.createObjectURL(file);
    const reader = new Image();
    reader.onload = () => setImage({ path, width: reader.naturalWidth, height: reader.naturalHeight });
    reader.src = path;
    return () => {
      reader.onload = null;
      URL.revokeObjectURL(path);
    };
  }, [file]);
  const chosen: ChosenLogo | null = file && { file, image };
  return { chosen, choose: setFile };
}

export type LogoChoice = ReturnType<typeof useChosenLogo>;

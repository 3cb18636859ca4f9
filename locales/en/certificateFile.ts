/** The PDF of a certificate. */
export const certificateFile = {
  title: 'Certificate: %{course}',
  heading: 'Certificate of completion',
  subject: 'Certificate of a completed course',
  confirms: 'This confirms that',
  completed: 'has completed the course',
  company: 'Company',
  issued: 'Issued on',
  expires: 'Valid until',
  verify: 'Anyone can check this certificate on its public page:',
  qr: 'QR code of the public page of this certificate',
  unprintable: 'Not printable',
} as const;

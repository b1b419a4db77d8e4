/** Addresses that run their content as a script, in spellings that browsers still understand. */
export const SCRIPT_ADDRESSES: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'VBScript:msgbox(1)',
  'DATA:text/html,<p>x',
  // Browsers skip tabs and line breaks anywhere, and other controls at the start.
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'j\ta\tv\ta\tscript:alert(1)',
  'javascript\t:alert(1)',
  'JAVA\tSCRIPT\n:alert(1)',
  'vb\tscript:msgbox(1)',
  'da\nta:text/html,x',
  '\tjavascript:alert(1)',
  '\u0001 javascript:alert(1)',
];

/** Texts that would become such addresses if they were decoded once more. */
export const ENCODED_SCRIPT_ADDRESSES: readonly string[] = [
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&#58;alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&Tab;JaVaScRiPt&colon;alert(1)',
  '&#100;ata:text/html,x',
  '&amp;#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'java%0ascript:alert(1)',
  '\\u006aavascript:alert(1)',
];

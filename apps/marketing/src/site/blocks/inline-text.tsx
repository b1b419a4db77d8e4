/** Text of the content: words in `backticks` become code, nothing else is interpreted. */
export function InlineText({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

import type { MessageIdOf } from '@genmaster/i18n';
import type { Finding } from '@genmaster/seo-metadata/checks';

/** A message of the demo, with its values. */
export interface FindingSentence {
  id: Extract<MessageIdOf<'metadata-inspector'>, `finding.${string}`>;
  values: Readonly<Record<string, string>>;
}

/** The messages of findings. A finding has no code, so its English message is its name; the groups are its values. */
const SENTENCES: readonly (readonly [FindingSentence['id'], RegExp])[] = [
  ['finding.missing', /^Missing\.$/],
  ['finding.required', /^Required, and missing\.$/],
  ['finding.recommended', /^Recommended, and missing\.$/],
  ['finding.recording', /^Recommended, and missing\. The sitemap leaves the recording out\.$/],
  ['finding.long', /^(?<count>\d+) characters; results show about (?<most>\d+)\.$/],
  ['finding.address', /^Not an absolute address: (?<value>.*)$/s],
  ['finding.duration', /^Not an ISO 8601 duration\. It is (?<value>.*)\.$/s],
  ['finding.noTime', /^A duration of nothing\. It is (?<value>.*)\.$/s],
  ['finding.date', /^Not an ISO 8601 date\. It is (?<value>.*)\.$/s],
  ['finding.future', /^A date in the future\. It is (?<value>.*)\.$/s],
  ['finding.zone', /^A date without time and zone\. It is (?<value>.*)\.$/s],
];

/** Returns the sentence of a finding in the words of the page, or `null` for a finding that has only its English one. */
export function sentenceOf({ message }: Pick<Finding, 'message'>): FindingSentence | null {
  for (const [id, form] of SENTENCES) {
    const match = form.exec(message);
    if (match) return { id, values: { ...match.groups } };
  }
  return null;
}

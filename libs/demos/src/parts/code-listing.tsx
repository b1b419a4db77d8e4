import type { CodeLanguage } from '@genmaster/app-model';
import { HindiWords } from './hindi-words.tsx';
import { InlineText } from './inline-text.tsx';

/** Props of `CodeListing`. */
export interface CodeListingProps {
  /** What the source is; also its name for assistive technology. */
  caption: string;
  /** `diff` marks lines that begin with `+` or `-`; the others only say what it is. */
  language: CodeLanguage;
  /** Shown letter for letter. */
  code: string;
}

/** Source that is shown as it is. In a diff, added and removed lines are marked by more than colour. */
export function CodeListing({ caption, language, code }: CodeListingProps) {
  return (
    <figure className="code" data-language={language}>
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
      {/* A listing that scrolls sideways has to be reachable by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={caption}>
        <code>{language === 'diff' ? <DiffLines code={code} /> : <HindiWords text={code} />}</code>
      </pre>
    </figure>
  );
}

function DiffLines({ code }: { code: string }) {
  return code.split('\n').map((line, index) => (
    <span key={index} className="diff-line" data-change={{ '+': 'added', '-': 'removed' }[line[0] ?? '']}>
      {`${line}\n`}
    </span>
  ));
}

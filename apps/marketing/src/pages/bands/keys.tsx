import { Words } from '../words.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Lists keyboard shortcuts with their actions. */
export function Keys({ band: { id, ground, heading, lead, link, items } }: BandProps<'keys'>) {
  return (
    <BandSection id={id} ground={ground}>
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <ul className="keys">
        {items.map(({ keys, text }) => (
          <li key={keys.join(' ')}>
            <span>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
            <span>
              <Words text={text} />
            </span>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}

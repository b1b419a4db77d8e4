import { ContactFormSlot } from '../../features/contact/contact-form-slot.tsx';
import { HalfHero } from './half-hero.tsx';
import type { HeroProps } from './section-hero.tsx';

/** Renders the contact form on the stage, in the first screen. */
export function ContactHero(props: HeroProps<'half'>) {
  return (
    <HalfHero
      {...props}
      className="rows contact"
      stage={
        <div className="contact-win" data-window="right">
          <ContactFormSlot />
        </div>
      }
    />
  );
}

import { Actions, Lead } from './hero-words.tsx';
import { Scene } from './scene.tsx';
import type { HeroProps } from './section-hero.tsx';

/** Renders two sentences across the seam: the definition on paper, its result on the stage. */
export function DiptychHero({ page }: Pick<HeroProps<'diptych'>, 'page'>) {
  return (
    <section className="dip" data-ground="pair">
      <span className="ground" aria-hidden="true" />
      <h1>
        {sentencesOf(page.heading).map((sentence, index) => (
          <span key={index}>{index > 0 ? ` ${sentence}` : sentence}</span>
        ))}
      </h1>
      <Lead page={page} />
      <Actions page={page} />
      {page.scene ? <Scene scene={page.scene} /> : null}
    </section>
  );
}

/** Splits a heading into its sentences, in either script. */
const sentencesOf = (heading: string) => heading.split(/(?<=[.।])\s+/);

import type { LanguagePack } from '../../i18n/language-packs.ts';
import type { DemoLoader } from './demo-loader.ts';
import type { DemoId, DemoModule } from './demo-registry.ts';

/** Fetches a demo with all the words that it and its shared parts speak, so that it can answer as soon as it is there. */
export async function loadDemo(
  id: DemoId,
  { demos, language }: { demos: DemoLoader; language: Pick<LanguagePack, 'part'> },
): Promise<DemoModule> {
  const withWords = async () => {
    const demo = await demos.load(id);
    if (demo.words) await language.part(demo.words);
    return demo;
  };
  const [demo] = await Promise.all([withWords(), language.part('demo-parts')]);
  return demo;
}

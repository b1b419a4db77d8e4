import type { LanguagePack } from '@genmaster/i18n';
import type { DemoLoader } from './demo-module.ts';
import type { DemoId } from './demo-ids.ts';
import type { DemoModule } from './demo-module.ts';

/** Fetches a demo and all messages that it and its shared parts use, so that it can respond as soon as it is loaded. */
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

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export interface PaintOptions {
  /** Width in pixels; the height keeps the aspect ratio. */
  width: number;
  /** Background colour. */
  background?: string;
}

/** Converts drawings to PNG files. */
export interface Painter {
  paint(svg: string, options: PaintOptions): Promise<Uint8Array>;
  /** Removes the cached pictures that this build did not request. */
  prune(): Promise<void>;
}

/**
 * Creates a painter that caches its pictures between builds.
 *
 * The cache key covers all inputs of a picture, so a changed heading, colour or font paints a new one, and the cache
 * never needs to be cleared by hand.
 */
export function createPainter({ cacheDir }: { cacheDir: string }): Painter {
  const asked = new Set<string>();
  return {
    async paint(svg, options) {
      const hash = createHash('sha256').update(JSON.stringify([RENDERER_VERSION, options, svg]));
      const name = `${hash.digest('hex').slice(0, 40)}.png`;
      asked.add(name);
      const file = join(cacheDir, name);
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
      await prepareRenderer();
      const { width, background } = options;
      const png = new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) })
        .render()
        .asPng();
      await mkdir(cacheDir, { recursive: true });
      await writeFile(file, png);
      return png;
    },
    async prune() {
      const names = await readdir(cacheDir).catch(() => []);
      const unused = names.filter((name) => name.endsWith('.png') && !asked.has(name));
      await Promise.all(unused.map((name) => rm(join(cacheDir, name), { force: true })));
    },
  };
}

const RENDERER_VERSION = '2.6.2';

let renderer: Promise<void> | undefined;

/** Starts the renderer, a WebAssembly module that may be initialised only once per process. */
function prepareRenderer(): Promise<void> {
  renderer ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  return renderer;
}

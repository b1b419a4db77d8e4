// The same content as a static export of Next: every English page as a tree of React elements in a server component, the
// frame in the layout, internal links as `next/link`, and the site's own stylesheets and fonts. It has the site's words
// and looks and none of its behaviour: no demo, no theme panel, no finder, no session.
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from '../../../apps/marketing/build/compress-folder.ts';
import { root, run } from '../../scripts/lib/workspace.mjs';

/** The version of the site’s own React. */
const REACT = JSON.parse(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8')).version;
const PACKAGES = { next: '16.4.6', react: REACT, 'react-dom': REACT, 'html-react-parser': '6.1.9' };

/** Builds the export from a built site. Returns the folder with its files. */
export async function buildNextPeer(site, folder) {
  const pages = readPages(site);
  write(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }));
  write(join(folder, 'next.config.mjs'), CONFIG);
  write(join(folder, 'pages.json'), JSON.stringify(pages));
  write(join(folder, 'app/elements.jsx'), ELEMENTS);
  write(join(folder, 'app/layout.jsx'), LAYOUT);
  write(join(folder, 'app/[[...slug]]/page.jsx'), PAGE);
  copyStaticFiles(site, join(folder, 'public'));
  await must('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await must('npx', ['next', 'build'], folder);
  const out = join(folder, 'out');
  await compressFolder(out);
  return out;
}

const CONFIG = `export default {
  output: 'export',
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
};
`;

const ELEMENTS = `import Link from 'next/link';
import parse, { attributesToProps, domToReact } from 'html-react-parser';

const options = {
  replace(node) {
    if (node.name === 'script') return <></>;
    const href = node.name === 'a' ? node.attribs.href : undefined;
    if (!href?.startsWith('/') || /\\.\\w+$/.test(href)) return undefined;
    return <Link {...attributesToProps(node.attribs)}>{domToReact(node.children, options)}</Link>;
  },
};

export const elementsOf = (html) => parse(html, options);
`;

const LAYOUT = `import pages from '../pages.json';
import { elementsOf } from './elements.jsx';

const { html, styles, fonts, before, after } = pages.find(({ path }) => path === '/');

export default function Layout({ children }) {
  return (
    <html {...html}>
      <head>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <div id="app">
          {elementsOf(before)}
          {children}
          {elementsOf(after)}
        </div>
      </body>
    </html>
  );
}
`;

const PAGE = `import pages from '../../pages.json';
import { elementsOf } from '../elements.jsx';

export const dynamicParams = false;

const pathOf = async (params) => '/' + ((await params).slug ?? []).join('/');
const find = async (params) => {
  const path = await pathOf(params);
  return pages.find((page) => page.path === path);
};

export const generateStaticParams = () =>
  pages.map(({ path }) => ({ slug: path === '/' ? [] : path.slice(1).split('/') }));

export async function generateMetadata({ params }) {
  const { title, description } = await find(params);
  return { title, description };
}

export default async function Page({ params }) {
  const { main } = await find(params);
  return elementsOf(main);
}
`;

/** Reads the built English pages: their text with the frame before and after them. */
function readPages(site) {
  return readdirSync(site, { recursive: true })
    .filter((file) => file.endsWith('index.html') && !/^(?:hi|assets|_)/.test(file))
    .map((file) => {
      const text = readFileSync(join(site, file), 'utf8');
      const app = /<div id="app">([\s\S]*)<\/div>\s*(?:<script|<\/body)/.exec(text)?.[1];
      const main = app && /<main[\s\S]*<\/main>/.exec(app)?.[0];
      if (!main) return null;
      const [before, after] = app.split(main);
      const head = text.slice(0, text.indexOf('</head>'));
      return {
        path: file === 'index.html' ? '/' : `/${dirname(file)}`,
        title: /<title>([^<]*)/.exec(head)?.[1],
        description: /<meta name="description" content="([^"]*)/.exec(head)?.[1],
        html: attributesOf(/<html([^>]*)>/.exec(head)[1]),
        styles: [...head.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g)].map(([, href]) => href),
        fonts: [...head.matchAll(/<link[^>]*as="font"[^>]*href="([^"]*)"/g)].map(([, href]) => href),
        before,
        main,
        after,
      };
    })
    .filter((page) => page !== null);
}

const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value]));

/** Copies everything else on the pages: styles, fonts, pictures, recordings. */
function copyStaticFiles(site, target) {
  cpSync(site, target, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || /\.(?:css|woff2|svg|png|webp|jpg|webm|mp4|vtt)$/.test(file),
  });
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${output.trim()}`);
}

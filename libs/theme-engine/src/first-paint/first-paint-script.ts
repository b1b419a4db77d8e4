import { FIRST_PAINT_KEY } from './first-paint-key.ts';

/**
 * Source of the script that applies the last user's theme before the first frame.
 *
 * Put it inline as the last child of the head, after the theme's stylesheet, and allow it by `firstPaintScriptHash`;
 * it is constant, so no nonce is needed. Nothing is drawn before the body exists, and the variables of the body are set
 * in the task that creates it. A script inside the body would wait for the stylesheets there, while the browser may
 * draw the empty body. The script reads the copy in the local store, validates every name and value again, and
 * applies all of them or none. Give the script element `data-version={catalogue.version}`: after a release that renamed
 * variables, only the mode and layout of an older copy are applied.
 *
 * @example
 * `<script data-version="${catalogue.version}">${firstPaintScript}</script></head>`
 */
export const firstPaintScript = [
  '(function(d){try{',
  `var s=localStorage,k=s.getItem('${FIRST_PAINT_KEY}'),t=k&&s.getItem(k);`,
  'if(!t||t.length>65536)return;',
  'var e=JSON.parse(t),p=e.paint,h=d.documentElement,c=d.currentScript,v=c&&c.dataset.version,m=p.mode,a=[],w=[],n;',
  'if(!/^(light|dark|flately)$/.test(m))return;',
  'for(n in p.attributes){',
  'if(!/^data-(theme-id|menu|dashboard|background)$/.test(n))continue;',
  'if(!/^[\\w.-]{1,32}$/.test(p.attributes[n]))return;',
  'a.push(n)}',
  'if(!v||v===e.version)for(n in p.variables){',
  "if(!/^--[a-z][a-z0-9-]{0,63}$/.test(n)||!/^(rgba\\(\\d{1,3}, \\d{1,3}, \\d{1,3}, [01](\\.\\d{1,3})?\\)|-?\\d{1,4}(\\.\\d{1,3})?(px|r?em|%)?|('[\\w -]{1,48}', ){0,4}[a-z][a-z, -]{0,48})$/.test(p.variables[n]))return;",
  'w.push(n)}',
  "if(m==='light')h.removeAttribute('data-bs-theme');else h.setAttribute('data-bs-theme',m);",
  "h.style.setProperty('color-scheme',m==='dark'?m:'light');",
  'a.forEach(function(n){h.setAttribute(n,p.attributes[n])});',
  'function body(){w.forEach(function(n){d.body.style.setProperty(n,p.variables[n])})}',
  'if(d.body)body();else new MutationObserver(function(_,o){if(d.body){o.disconnect();body()}}).observe(h,{childList:true});',
  "var l=d.getElementById('gm-theme-sheet');",
  "if(l&&/^\\/[\\w-][\\w./-]*\\.css$/.test(p.sheet)&&l.getAttribute('href')!==p.sheet)l.setAttribute('href',p.sheet);",
  '(p.fonts||[]).slice(0,3).forEach(function(u){',
  'if(!/^\\/[\\w-][\\w./-]*\\.woff2$/.test(u))return;',
  "var f=d.createElement('link');f.rel='preload';f.as='font';f.type='font/woff2';f.crossOrigin='';f.href=u;d.head.appendChild(f)})",
  '}catch(x){}})(document)',
].join('');

/** Hash of the script, for `script-src` of a content security policy. */
export const firstPaintScriptHash = 'sha256-TOYP3YM3nuMG/UY7cEycH5oLormKiZsv6pEyfe4tz80=';

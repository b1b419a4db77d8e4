import { FOLLOW_MODE_KEY } from './features/theme-customiser/mode-preference.ts';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { STRIP_KEY } from './features/pre-order-strip/strip-memory.ts';

/**
 * The inline script that sets up the frame before the first paint, after the theme’s own script.
 *
 * A dismissed strip takes no space. A browser that follows its device starts in the device’s mode, and so does one
 * without a stored theme, because its visitor has chosen nothing. Where the saved colours are those of the other mode,
 * the stylesheet’s colours are used until the engine has computed them. Constant text, so that one hash allows it. Both
 * scripts are in the head and are notified of the body in their order.
 */
export const frameScript = `(function(d){try{
var s=localStorage,h=d.documentElement,m;
if(s.getItem('${STRIP_KEY}')==='dismissed')h.setAttribute('data-strip','dismissed');
if(s.getItem('${FOLLOW_MODE_KEY}')!=='yes'&&s.getItem('${FIRST_PAINT_KEY}'))return;
m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if((h.getAttribute('data-bs-theme')||'light')===m)return;
if(m==='light')h.removeAttribute('data-bs-theme');else h.setAttribute('data-bs-theme',m);
h.style.setProperty('color-scheme',m);
function body(){for(var b=d.body.style,n=b.length;n--;)if(/^rgba/.test(b.getPropertyValue(b[n])))b.removeProperty(b[n])}
if(d.body)body();else new MutationObserver(function(_,o){if(d.body){o.disconnect();body()}}).observe(h,{childList:true});
}catch(x){}})(document)`;

// Built from frame-script.inline.ts by `npm run inline-scripts`; a test compares them.
export const code =
  '"use strict";(()=>{var i="gm-theme-last",m="gm-follow-mode",a="gm-strip";function n(e){try{const{document:t,localStorage:o}=e,r=t.documentElement;if(o.getItem(a)==="dismissed"&&r.setAttribute("data-strip","dismissed"),o.getItem(m)!=="yes"&&o.getItem(i))return;const s=e.matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";if((r.getAttribute("data-bs-theme")??"light")===s)return;s==="light"?r.removeAttribute("data-bs-theme"):r.setAttribute("data-bs-theme",s),r.style.setProperty("color-scheme",s),d(t,()=>c(t.body.style))}catch{}}function c(e){for(const t of Array.from(e))/^rgba/.test(e.getPropertyValue(t))&&e.removeProperty(t)}function d(e,t){if(e.body)return t();new MutationObserver((o,r)=>{e.body&&(r.disconnect(),t())}).observe(e.documentElement,{childList:!0})}n(window)})();';

export const hash = 'sha256-aSGJRnTqKaG3V3wq+xSGTpbNXhZ/U4poWtjP5apTEgc=';

import { LOST_CHUNK_KEY } from './platform/chunk-recovery.ts';

/**
 * The inline script that starts the application.
 *
 * It waits for the load event, so that script never competes with the first paint. A press on a control that only works
 * with script (`data-early`) starts it at once and is repeated when it is ready. An entry file that fails to load
 * reloads the page once, under the same guard as every other file of its build, and not before there is a connection;
 * after that the page stays readable as it is. Constant text, so that one hash allows it.
 */
export const startScript = `(function(d,w){
var u=d.currentScript.dataset.entry,p,early,k='${LOST_CHUNK_KEY}'+u;
function replay(){d.removeEventListener('click',hold,true);if(early)requestAnimationFrame(function(){requestAnimationFrame(function(){early.click()})})}
function lost(){if(navigator.onLine===false){w.addEventListener('online',lost,{once:true});return}try{if(!sessionStorage.getItem(k)){sessionStorage.setItem(k,'1');location.reload()}}catch(x){}}
function start(){return p=p||import(u).then(replay,lost)}
function hold(e){var t=e.target.closest&&e.target.closest('[data-early]');if(t){e.preventDefault();early=t;start()}}
d.addEventListener('click',hold,true);
if(d.readyState==='complete')start();else w.addEventListener('load',function(){setTimeout(start)});
})(document,window)`;

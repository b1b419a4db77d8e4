/** Replaces a part of the router that only its framework mode uses. */
export function loadRouteModule(): never {
  throw new Error('[marketing] The site has no route modules. Load pages through their documents.');
}

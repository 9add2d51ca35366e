/**
 * A script in the document of a phone's first visit. Until the first screen's pictures are loaded, or the page is used, those below
 * it do not take the network from them: `data-hold` moves them far from the screen (`client/shop-ui/picture.css`).
 * It also ends after three seconds. Where no script runs nothing is held. The script takes itself out of the document: React would
 * take it for one of its own.
 */
export const HOLD_PICTURES =
  '{let d=document.documentElement,f=()=>delete d.dataset.hold;d.dataset.hold="";for(let e of["load","scroll","pointerdown","keydown"])addEventListener(e,f,{once:true});setTimeout(f,3e3);document.currentScript.remove()}'

/** Its place in the policy (CSP Level 3, hash source). */
export const HOLD_POLICY = "'sha256-sYzvJNTTzH98MObEP9ySzvKGnrgLaLGyxjjbkehbN1Q='"

/**
 * Adds styles of what only a script can open. They come with its code, so that no page waits for them before its first
 * paint; the worker has none. Each sheet names its layer (`styles/index.css`), so its place among the others is the same.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

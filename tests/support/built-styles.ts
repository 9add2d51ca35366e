/** The styles of the build that the worker's tests stand on (`vitest.config.ts`): path → text. */
export const builtStyles = {
  '/styles.css': 'body{color:#111}',
  '/first-home.css': 'body{color:#222}',
  '/first-list.css': 'body{color:#333}',
  '/first-product.css': 'body{color:#444}',
}

/** Whether the path names another place than it seems to, as `/api/cart/..` does: what a shopper has typed is part of some. */
export const leadsElsewhere = (path: string): boolean =>
  new URL(path, 'http://platform').pathname !== path.replace(/\?.*/, '')

/** Whether a URL parser changes the path, as it does `/api/cart/..`: some paths contain what a shopper typed. */
export const leadsElsewhere = (path: string): boolean =>
  new URL(path, 'http://platform').pathname !== path.replace(/\?.*/, '')

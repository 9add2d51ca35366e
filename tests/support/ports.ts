/** Ports of the shop and of the platform's door while the browser tests run; two work trees at once need two pairs. */
export const SHOP_PORT = Number(process.env.TEST_PORT ?? 8790)
export const PLATFORM_PORT = SHOP_PORT + 1

/** Ports of the shop and of the platform's door while the browser tests run. */
export const SHOP_PORT = 8790
export const PLATFORM_PORT = 8791

/** Statuses that several parts look for. */
export const UNAUTHORIZED = 401
export const NOT_FOUND = 404
export const CONFLICT = 409
export const TOO_MANY_REQUESTS = 429
export const GATEWAY_TIMEOUT = 504

/** Statuses of overloaded servers, and of proxies without a server. */
export const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, GATEWAY_TIMEOUT])

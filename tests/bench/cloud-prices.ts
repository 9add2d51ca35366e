/** Cloudflare's public prices beyond what the plan includes, US dollars per million, as its documentation had them. */
export const cloudPrices = {
  readOn: '2026-11-24',
  sources: [
    'https://developers.cloudflare.com/workers/platform/pricing/',
    'https://developers.cloudflare.com/kv/platform/pricing/',
    'https://developers.cloudflare.com/durable-objects/platform/pricing/',
  ],
  request: 0.3,
  cpuMs: 0.02,
  kvRead: 0.5,
  /** Deletes and lists, too. */
  kvWrite: 5,
  durableObjectRequest: 0.15,
  durableObjectGbSecond: 12.5,
} as const

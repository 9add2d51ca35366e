/** Cubot makes phones. */
const CRAWLER = /(?<!cu)bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i

/** Whether the user agent is a crawler: it reads pages but does not click. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '')

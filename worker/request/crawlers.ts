const CRAWLER = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i

/** Whether a program asks that reads pages and clicks on nothing. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '')

/**
 * What a stock vue-storefront-api v1.12 lacks or does otherwise than this platform, each to be turned on by itself:
 *
 * - `extensions`: no `/api/ext/` but the two that come with it, no pages and no spelling of a text search (§22); unknown paths are a 404 in
 *   HTML (contract §0.2)
 * - `syncOrder`: nobody can ask for the state of an order, as without its Redis (§3.1)
 * - `headerToken`: a token is read from the query only (§0.5)
 * - `ownFields`: the index has no `popularity` and no `discount`, and refuses to sort by them (§15.5)
 * - `netPrices`: the index has prices without tax, in filters and facets, too (§17 C20)
 * - `lateGroup`: the price group of a search in the form `search-query` is read too late (§8.4)
 * - `engineTotal`: the total of a search is an object, as of engine 7 (§8.2)
 * - `repeatedOrder`: an order's id is stored and never compared, so that a repeat is another order (§3.1)
 * - `slowOrder`: an order takes seconds; longer ones are made with a dial's `delayMs`
 *
 * Compact answers, a 401 inside a 500, lists of AJV faults and two lines of street are what this platform answers anyway.
 */
export const gaps = [
  'extensions',
  'syncOrder',
  'headerToken',
  'ownFields',
  'netPrices',
  'lateGroup',
  'engineTotal',
  'repeatedOrder',
  'slowOrder',
] as const
export type Gap = (typeof gaps)[number]

/** Names of gaps with commas between them; `1` is all of them, as a stock platform has them. */
export const parseGaps = (text = ''): Gap[] =>
  text === '1' ? [...gaps] : gaps.filter((gap) => text.split(',').includes(gap))

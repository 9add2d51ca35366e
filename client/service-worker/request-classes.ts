import { NOT_A_PAGE } from '#shared/not-a-page.ts'
import { PUBLIC_API } from '../api/public-api.ts'

/**
 * The classes of requests, and what happens to each and why. An explicit list: what is not named here goes to the network, and
 * nothing of it is saved.
 */
export type RequestClass =
  /** The network's, else a shell. Documents differ by build and nonce and hold their data a second time, so the shell and the saved data replace them. */
  | 'document'
  /** A young copy, else the network's. Prices and stock change, so a copy answers at once for minutes only; later it is what a silent network leaves. */
  | 'pageData'
  /** The network's, else a copy. Reviews and sizes: the same for everybody, and an old one misleads nobody. Prices are not among them. */
  | 'publicAnswer'
  /** A copy, else the network's: the address of a picture changes with its content. */
  | 'picture'
  /** A copy, else the network's: the name of a built file has a hash of its content. Most are in the precache; the rest is saved when it is used. */
  | 'file'
  /** The network's only. Belongs to one shopper, so no copy may exist that another user of the device, or the shopper later, could see. */
  | 'private'
  /** The network's only. Not known here: orders, forms, operators, other origins. */
  | 'other'

/** What the classes depend on. */
interface RequestFacts {
  url: URL
  method: string
  /** What asks for it: `document` is a page in a tab, not in a frame. */
  destination: string
  /** Origin of the shop. */
  origin: string
}

const PICTURE = /^\/(?:i|img)\//
const FILE = /^\/assets\/|^\/(?:favicon\.svg|placeholder\.webp)$/
const DATA = /^\/_data(?=\/|$)/
const API = /^(?:\/en)?\/api\//
/**
 * Pages of one shopper, and pages that show only what is on the device, in every language and store. Written out, because
 * the route table would be a fifth of the script; tests hold both lists to the table.
 */
const PRIVATE_PAGE =
  /^(?:\/en)?\/(?:varukorg|handlekurv|cart|angra-kop|angre-kjop|withdraw|checkout|konto|account)(?:\/|$)/
const WITHOUT_DATA =
  /^(?:\/en)?\/(?:(?:checkout|konto|account)(?:\/[\w-]+)?|onskelist[ae]|wishlist|jamfor|sammenlign|compare|offline)\/?$/

/** Whether a page shows only what is on the device, so that its shell is enough. */
export const isWithoutData = (path: string): boolean => WITHOUT_DATA.test(path)

/** The prefixes of the stores that a host has. */
export const prefixes = ['', '/en'] as const

/** Prefix of the store's paths: `/en`, or nothing for the store of the host. */
export const prefixOf = (path: string): string => /^\/en(?=\/|$)/.exec(path)?.[0] ?? ''

/** The class of a request. */
export function classify({ url, method, destination, origin }: RequestFacts): RequestClass {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin) return 'other'
  if (API.test(pathname)) return PUBLIC_API.test(pathname) ? 'publicAnswer' : 'private'
  if (DATA.test(pathname)) return PRIVATE_PAGE.test(pathname.replace(DATA, '')) ? 'private' : 'pageData'
  if (PICTURE.test(pathname)) return 'picture'
  if (FILE.test(pathname)) return 'file'
  return destination === 'document' && !NOT_A_PAGE.test(pathname) ? 'document' : 'other'
}

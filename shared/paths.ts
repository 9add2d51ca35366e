import { type PageName, type Route, routes } from './routes.ts'
import { type StoreView, withoutPrefix } from './store-views.ts'

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?')[0] ?? ''

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Names of pages that have their own path. */
export type PagePath = { [N in PageName]: (typeof routes)[N]['paths'] extends null ? never : N }[PageName]

type NamesOf<N extends PagePath> = ParamsOf<NonNullable<(typeof routes)[N]['paths']>['en']>

/** The parameters of a page's path, typed from the route table. */
export type PathParams<N extends PagePath> = {
  [K in NamesOf<N> as K extends `${string}?` ? never : K]: string
} & { [K in NamesOf<N> as K extends `${infer Name}?` ? Name : never]?: string }

/** The path of a page in a store, prefix and language included: `pathTo('cart', {}, norway)` is `/handlekurv`. */
export function pathTo<N extends PagePath>(name: N, params: PathParams<N>, store: StoreView): string {
  const template = routes[name].paths[store.language]
  const path = template.replace(/:(\w+)\??/g, (_, key: string) => encodeURIComponent(paramOf(params, key)))
  return toStorePath(path.replace(/(?<=.)\/$/, ''), store) // without the slash before a missing last parameter
}

const paramOf = (params: object, key: string) => String((params as Record<string, unknown>)[key] ?? '')

/** A path of the store for a platform `url_path` (products, categories): `skidor/skate` → `/skidor/skate`. */
export function toStorePath(urlPath: string, store: StoreView): string {
  const path = urlPath.startsWith('/') ? urlPath : `/${urlPath}`
  return path === '/' ? store.pathPrefix || '/' : store.pathPrefix + path
}

interface PathMatch {
  name: PagePath
  params: Record<string, string>
}

/**
 * The inverse of `pathTo`: the page of a path, or null (then the URL dispatcher looks it up). One trailing slash is
 * ignored. Paths of every language are accepted.
 */
export function matchPath(pathname: string, store: StoreView): PathMatch | null {
  const segments = withoutPrefix(pathname, store)
    .replace(/(?<=.)\/$/, '')
    .split('/')
  for (const { name, names, isOpen } of readTemplates().get(segments[1] ?? '') ?? []) {
    const isLong = segments.length === names.length || (isOpen && segments.length === names.length - 1)
    const params = isLong && readParams(names, segments)
    if (params) return { name, params }
  }
  return null
}

/** A path of the table in segments: `['', 'c', ':slug']`. */
interface Template {
  name: PagePath
  names: string[]
  /** The last parameter is optional. */
  isOpen: boolean
}

const templates = new Map<string, Template[]>()

/** The table's paths by their first segment. Read once, because every request and every click needs them. */
function readTemplates(): Map<string, Template[]> {
  if (templates.size > 0) return templates
  for (const [name, { paths }] of Object.entries(routes) as [PagePath, Route][]) {
    for (const path of new Set(Object.values(paths ?? {}))) {
      const names = path.split('/')
      const first = names[1] ?? ''
      templates.set(first, [...(templates.get(first) ?? []), { name, names, isOpen: path.endsWith('?') }])
    }
  }
  return templates
}

function readParams(names: string[], segments: string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const name = names[at] ?? ''
    if (!name.startsWith(':')) {
      if (name !== segment) return null
    } else {
      const value = decodeSegment(segment)
      if (!value) return null
      params[name.replace(/^:|\?$/g, '')] = value
    }
  }
  return params
}

/** The decoded segment; null when it is empty or invalid (`%E0%A4%A`). */
function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

import type { Plugin } from 'vite'

/** Calls without effects that their packages do not mark as such, and so keep code in every page that nothing here uses. */
const pureCalls = [
  { path: '/react-router/dist/', call: '= React$1.memo(' }, // the data routes: 5 kB (brotli)
  { path: '/swr/dist/', call: '= OBJECT.defineProperty(' }, // the provider of options
]

/** Marks those calls, so that the bundler can drop what hangs on them. */
export function withoutUnusedParts(): Plugin {
  const marked = new Set<string>()
  return {
    name: 'skare:without-unused-parts',
    transform(code, id) {
      const found = pureCalls.find(({ path, call }) => id.includes(path) && code.includes(call))
      if (!found) return undefined
      marked.add(found.path)
      return { code: code.replaceAll(found.call, `= /* @__PURE__ */${found.call.slice(1)}`), map: null }
    },
    generateBundle() {
      const missed = pureCalls.filter(({ path }) => !marked.has(path))
      if (missed.length > 0 && this.environment.name === 'client')
        this.error(
          `written in another way, so unused parts would come along: ${missed.map(({ path }) => path)}`,
        )
    },
  }
}

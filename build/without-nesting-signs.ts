import type { Plugin } from 'vite'

/**
 * The stylesheet without the signs that nested rules can do without: each `&` before a descendant, each space after a
 * comma. Lightning CSS writes them; it saves 0.15 kB (gzip). No text of ours in the stylesheet has either.
 */
export function withoutNestingSigns(): Plugin {
  return {
    name: 'skare:without-nesting-signs',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
          asset.source = String(asset.source)
            .replaceAll(/(?<=[{};,] ?)& /g, '')
            .replaceAll(', ', ',')
        }
      },
    },
  }
}

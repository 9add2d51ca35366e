import type { ReactNode } from 'react'
import type { ClientAssets } from '#shared/page-data.ts'
import { useShop } from '../shop-ui/shop-context.tsx'

interface DocumentProps {
  assets: ClientAssets
  /** Only in the worker. Browsers hide it, and React does not compare it when hydrating. */
  nonce?: string
  children: ReactNode
}

/**
 * The whole document. It is the same in the worker and in the browser, so all of it hydrates. Only the stylesheet loads
 * before the first paint. The starter has low priority and loads the font last.
 */
export function Document({ assets, nonce, children }: DocumentProps) {
  const { store, shell } = useShop()
  return (
    <html lang={store.language} data-store={store.code} data-lacks={shell.lacks}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFCFD" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E191D" />
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="manifest" href={`${store.pathPrefix}/manifest.webmanifest`} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {import.meta.env.SSR && !assets.starter ? null : (
          <script
            type="module"
            src={assets.starter}
            data-entry={assets.entry}
            fetchPriority="low"
            nonce={nonce}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}

import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: the only thing style attributes carry (a swatch's colour). */
    [name: `--${string}`]: string | number | undefined
  }
}

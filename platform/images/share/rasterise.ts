import boldFont from '@expo-google-fonts/schibsted-grotesk/700Bold/SchibstedGrotesk_700Bold.ttf?inline'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import rasteriser from '@resvg/resvg-wasm/index_bg.wasm'
import { SHARE_FONT } from './share-card.ts'

/** An SVG document as a PNG of its own size. All its letters are those of the shop. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await start()
  const drawing = new Resvg(svg, {
    font: {
      fontBuffers: [toBytes(boldFont)],
      defaultFontFamily: SHARE_FONT,
      sansSerifFamily: SHARE_FONT,
      serifFamily: SHARE_FONT,
    },
  })
  const image = drawing.render()
  try {
    return Uint8Array.from(image.asPng()) // the original lies in the rasteriser's memory
  } finally {
    image.free()
    drawing.free()
  }
}

let started: Promise<void> | undefined

/** The rasteriser starts once per isolate. */
function start(): Promise<void> {
  started ??= initWasm(rasteriser)
  return started
}

/** The bytes of a `data:` address. */
function toBytes(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  )
}

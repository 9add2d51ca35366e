import serif from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf?inline'
import regular from '@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf?inline'
import bold from '@expo-google-fonts/schibsted-grotesk/700Bold/SchibstedGrotesk_700Bold.ttf?inline'
import slanted from '@expo-google-fonts/schibsted-grotesk/800ExtraBold_Italic/SchibstedGrotesk_800ExtraBold_Italic.ttf?inline'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import rasteriser from '@resvg/resvg-wasm/index_bg.wasm'
import { RASTER_FONT } from './font.ts'

/** A picture in pixels: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** An SVG document as a PNG of its own size. */
export const toPng = (svg: string): Uint8Array<ArrayBuffer> =>
  render(svg, (image) => Uint8Array.from(image.asPng())) // the original lies in the rasteriser's memory

/** An SVG document as pixels of its own size. */
export const toPixels = (svg: string): Pixels =>
  render(svg, ({ pixels, width, height }) => ({ data: Uint8Array.from(pixels), width, height }))

type Image = ReturnType<InstanceType<typeof Resvg>['render']>

/** After a failure nothing is freed: the rasteriser has lost hold of it. */
function render<T>(svg: string, read: (image: Image) => T): T {
  const drawing = new Resvg(svg.replaceAll(...GEORGIA), { font: FONT })
  const image = drawing.render()
  try {
    return read(image)
  } finally {
    image.free()
    drawing.free()
  }
}

/** Gelasio has the metrics of Georgia, which it replaces. The rasteriser does not know the family `serif`. */
const GEORGIA = ['Georgia,serif', 'Gelasio'] as const

let started: Promise<void> | undefined

/** The rasteriser starts once per isolate, and again after a failure; every drawing waits for it. */
export function startRasteriser(): Promise<void> {
  started ??= initWasm(rasteriser).catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

/** The bytes of a `data:` address. */
function toBytes(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  )
}

/** What the brands print in: each of the families that drawings name has its like here. */
const FONT = {
  fontBuffers: [regular, bold, slanted, serif].map(toBytes),
  defaultFontFamily: RASTER_FONT,
  sansSerifFamily: RASTER_FONT,
}

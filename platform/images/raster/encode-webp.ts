import type { WebPModule } from '@jsquash/webp/codec/enc/webp_enc.js'
import createCodec from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import encoder from '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
import { defaultOptions } from '@jsquash/webp/meta.js'
import type { Pixels } from './rasterise.ts'

/**
 * How pictures are encoded. 96 steps of alpha are smooth to the eye, 12 (quality 50) draw rings into a shadow; all 256
 * would be a tenth more bytes, of which alpha is most.
 */
const OPTIONS = { ...defaultOptions, quality: 66, alpha_quality: 80 }

/** Part of the ETag: it changes with the options, so that no stored picture has other ones. */
export const ENCODING = `webp-${OPTIONS.quality}-${OPTIONS.alpha_quality}`

/** Makes WebP pictures of pixels. */
export type EncodeWebp = (pixels: Pixels) => Uint8Array<ArrayBuffer>

/** The encoder starts once per isolate, and again after a failure. */
export function startEncoder(): Promise<EncodeWebp> {
  started ??= start().then(
    (codec) => (pixels) => encode(codec, pixels),
    (error: unknown) => {
      started = undefined
      throw error
    },
  )
  return started
}

let started: Promise<EncodeWebp> | undefined

function encode(codec: WebPModule, { data, width, height }: Pixels): Uint8Array<ArrayBuffer> {
  const picture = codec.encode(data as Uint8Array<ArrayBuffer>, width, height, OPTIONS)
  if (!picture) throw new Error('a picture that cannot be encoded')
  return Uint8Array.from(picture) // the original lies in the encoder's memory
}

/** Its module is compiled with the Worker: it may not load one by itself. */
function start(): Promise<WebPModule> {
  return createCodec({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(encoder, imports)
      done(instance)
      return instance.exports
    },
  })
}

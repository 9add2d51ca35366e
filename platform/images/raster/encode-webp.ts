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

/** Changes with the options, so that nothing that is kept is encoded in another way. */
export const ENCODING = `webp-${OPTIONS.quality}-${OPTIONS.alpha_quality}`

/** Pixels as a WebP picture. */
export async function encodeWebp({ data, width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  codec ??= start()
  const picture = (await codec).encode(data as Uint8Array<ArrayBuffer>, width, height, OPTIONS)
  if (!picture) throw new Error('a picture that cannot be encoded')
  return Uint8Array.from(picture) // the original lies in the encoder's memory
}

let codec: Promise<WebPModule> | undefined

/** The encoder starts once per isolate. Its module is compiled with the Worker: it may not load one by itself. */
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

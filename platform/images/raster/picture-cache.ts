/** Pictures that have been drawn, in the Cache API: each data centre has those that were asked for there, at no cost. */
interface PictureCache {
  read(tag: string): Promise<ArrayBuffer | null>
  write(tag: string, picture: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<void>
}

/** Opens the cache of this name. `tag` says how a picture is drawn, so that one which is drawn in another way is another picture. */
export function createPictureCache(name: string): PictureCache {
  const keyOf = (tag: string) => `https://${name}.invalid/${encodeURIComponent(tag)}`
  return {
    async read(tag) {
      const cache = await caches.open(name)
      return (await cache.match(keyOf(tag)))?.arrayBuffer() ?? null
    },
    async write(tag, picture, headers) {
      const cache = await caches.open(name)
      await cache.put(keyOf(tag), new Response(picture, { headers }))
    },
  }
}

import { imagePath } from '../product/gallery.ts'
import type { StoreView } from '../store-views.ts'

/** The picture of a shared link. Its size and type are told where they are known. */
interface SharedPicture {
  path: string
  width?: number
  height?: number
  type?: string
}

const CARD = { width: 1200, height: 630 } // what link previews ask for; the image service draws it (docs/platform.md)
const LARGEST = { width: 1024, height: 538 } // the same shape, within the limit of stock platforms (contract §8.7)
const PNG = 'image/png'
const SHOP_PICTURE: SharedPicture = { path: '/icon-512.png', width: 512, height: 512, type: PNG }

/**
 * The picture for a page whose own is `file`. Link previews do not show SVG: a drawing is asked for as a card in PNG, which
 * only platforms with drawings have; any other picture is a photograph and stays one.
 */
export function sharedPicture(file: string | null, store: StoreView): SharedPicture {
  if (!file) return SHOP_PICTURE
  if (!file.endsWith('.svg')) return { path: imagePath(file, LARGEST, store) }
  return { path: imagePath(file, CARD, store).replace('/resize/', '/png/'), ...CARD, type: PNG }
}

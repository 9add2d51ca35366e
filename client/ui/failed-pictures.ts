import { PLACEHOLDER_IMAGE } from '#shared/product/placeholder-image.ts'

/** Pictures that fail are loaded once more, then the placeholder stands for them (R9.44): also those that failed before this script came. */
export function watchFailedPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && tryAgain(target), true)
  for (const img of document.images) if (img.complete && !img.naturalWidth) tryAgain(img)
}

function tryAgain(img: HTMLImageElement): void {
  const { src, dataset } = img
  if (!img.matches('.picture') || src.endsWith(PLACEHOLDER_IMAGE)) return
  img.removeAttribute('srcset')
  img.src = dataset.failed === src ? PLACEHOLDER_IMAGE : src
  dataset.failed = src
}

import { lazyPart } from '../../ui/lazy-part.tsx'
import type { BuyBoxProps } from './buy-form.tsx'
import { PlainBox } from './plain-box.tsx'

const BundleBox = lazyPart(() => import('./options/bundle-box.tsx').then((module) => module.BundleBox))
const GroupedBox = lazyPart(() => import('./options/grouped-box.tsx').then((module) => module.GroupedBox))
const PersonalBox = lazyPart(() => import('./options/personal-box.tsx').then((module) => module.PersonalBox))

/** How a product is bought: by its type. The rare ways load with the first product that needs them (R2.14). */
export function BuyBox(props: BuyBoxProps) {
  const Box = rareBox(props.product) ?? PlainBox
  return <Box {...props} />
}

/** The code of a rare way, before it is shown. */
export const preloadBuyBox = async (product: BuyBoxProps['product']): Promise<unknown> =>
  rareBox(product)?.preload()

function rareBox({ type, customOptions }: BuyBoxProps['product']) {
  if (type === 'bundle') return BundleBox
  if (type === 'grouped') return GroupedBox
  return customOptions.length > 0 ? PersonalBox : null
}

import { useId } from 'react'
import type { HomeBlock } from '#shared/content/home.ts'
import { imageSizes, sceneSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { CardPrice } from '../../shop-ui/group-prices/card-price.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { Icon } from '../../ui/icon.tsx'

interface HomeBlocksProps {
  blocks: HomeBlock[]
  /** `tall`: pictures in a row; `mosaic`: one large, the others small; `wide`: words beside the picture. */
  look: 'tall' | 'mosaic' | 'wide'
  title?: string
}

/** Stories with a picture, each leading somewhere, some to one product. */
export function HomeBlocks({ blocks, look, title }: HomeBlocksProps) {
  const titleId = useId()
  if (blocks.length === 0) return null
  return (
    <section className="home-blocks wide" data-look={look} aria-labelledby={title ? titleId : undefined}>
      {title && <h2 id={titleId}>{title}</h2>}
      {blocks.map((block) => (
        <Block key={block.title} {...block} hasSectionTitle={title !== undefined} />
      ))}
    </section>
  )
}

function Block({
  title,
  text,
  image,
  link,
  product,
  hasSectionTitle,
}: HomeBlock & { hasSectionTitle: boolean }) {
  const Heading = hasSectionTitle ? 'h3' : 'h2'
  return (
    <article className="home-block">
      {image && <Picture file={image} size={sceneSizes.homeBlock} alt="" />}
      <div>
        <Heading>{link ? <a href={link.path}>{title}</a> : title}</Heading>
        {text && <p>{text}</p>}
        {link && (
          <span className="home-block-more" aria-hidden="true">
            {link.label}
            <Icon name="arrow" />
          </span>
        )}
        {product && <BlockProduct card={product} />}
      </div>
    </article>
  )
}

const BlockProduct = ({ card }: { card: ProductCard }) => (
  <a className="home-block-product" href={card.path}>
    <Picture file={card.image} size={imageSizes.cart} alt="" ground />
    <span>{card.name}</span>
    <CardPrice card={card} />
  </a>
)

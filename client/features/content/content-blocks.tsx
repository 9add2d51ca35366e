import type { ContentBlock, Teaser, TextBlock } from '#shared/content/content-page.ts'
import { sceneSizes } from '#shared/product/image-sizes.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { ProductRail } from '../../shop-ui/product-card/product-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Film } from './film.tsx'
import { Teasers } from './teasers.tsx'

/** The parts of an editorial page in their order. */
export const ContentBlocks = ({ blocks }: { blocks: ContentBlock[] }) =>
  blocks.map((block) => (
    <section className="content-block" key={block.id} {...lookOf(block)}>
      {block.title && <h2 id={block.id}>{block.title}</h2>}
      <BlockBody {...block} />
    </section>
  ))

/** Width, size and colours that the editors chose. What is no text is as wide as the page. */
function lookOf(block: ContentBlock) {
  if (block.kind !== 'text') return { 'data-width': 'full' }
  const { width, size, colours } = block
  return {
    'data-width': width,
    'data-size': size,
    style: colours ? { '--block-ground': colours.ground, '--block-text': colours.text } : undefined,
  }
}

function BlockBody(block: ContentBlock) {
  switch (block.kind) {
    case 'text':
      return <Words {...block} />
    case 'video':
      return <Film youtubeId={block.youtubeId} title={block.title} />
    case 'products':
      return <ProductRail cards={block.cards} label={block.title} />
    case 'links':
      return <Links links={block.links} />
    default:
      return block satisfies never
  }
}

/** Links without pictures are a row of their own. */
const Links = ({ links }: { links: Teaser[] }) =>
  links.some(({ image }) => image) ? (
    <Teasers teasers={links} heading="h3" />
  ) : (
    <ul className="content-links">
      {links.map(({ title, path }) => (
        <li key={path}>
          <ButtonLink href={path} variant="secondary">
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )

const Words = ({ html, image, link }: TextBlock) => (
  <>
    {image && <Picture file={image} size={sceneSizes.block} alt="" />}
    {html && <Html html={html} />}
    {link && (
      <ButtonLink href={link.path} variant="secondary">
        {link.label}
      </ButtonLink>
    )}
  </>
)

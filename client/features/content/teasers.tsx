import type { Teaser } from '#shared/content/content-page.ts'
import { sceneSizes } from '#shared/product/image-sizes.ts'
import { Picture } from '../../shop-ui/picture.tsx'

interface TeasersProps {
  teasers: Teaser[]
  /** Level of the titles: below the page's own, or below a section's. */
  heading: 'h2' | 'h3'
  /** Stand on the first screen. */
  isFirst?: boolean
}

/** Pages that this one leads to: a picture, a title and a few words each. One without a picture is words alone. */
export const Teasers = ({ teasers, heading: Heading, isFirst }: TeasersProps) => (
  <ul className="teasers">
    {teasers.map(({ title, text, image, path }, at) => (
      <li className="home-block" key={path}>
        {image && (
          <Picture
            file={image}
            size={sceneSizes.teaser}
            alt=""
            loading={isFirst && at === 0 ? 'first' : 'lazy'}
          />
        )}
        <div>
          <Heading>
            <a href={path}>{title}</a>
          </Heading>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
)

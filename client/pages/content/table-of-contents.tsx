import type { ContentPage } from '#shared/content/content-page.ts'
import { closePanel } from '../../shop-ui/panels/panels.ts'
import { Sheet } from '../../shop-ui/panels/sheet.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

const FEWEST = 2 // a page with one heading needs no table

/** The page's headings: a panel on small screens, beside the text on large ones (R2.95). */
export function TableOfContents({ contents }: Pick<ContentPage, 'contents'>) {
  const { t } = useShop()
  if (contents.length < FEWEST) return <div />
  return (
    <div className="table-of-contents">
      <button type="button" className="button" data-variant="secondary" popoverTarget="contents">
        <Icon name="menu" />
        {t('magazine.contents')}
      </button>
      <Sheet name="contents" title={t('magazine.contents')}>
        <nav aria-label={t('magazine.contents')}>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={() => closePanel('contents')}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Sheet>
    </div>
  )
}

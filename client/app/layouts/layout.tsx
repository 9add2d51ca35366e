import { type ReactNode, useEffect, useState } from 'react'
import type { Page } from '#shared/page-data.ts'
import type { LayoutName } from '#shared/routes.ts'
import { useNavigation } from '../../router/navigation.tsx'
import { useSoftNavigation } from '../../router/soft-navigation.ts'
import { Head } from '../../shop-ui/head.tsx'
import { NotificationRegion } from '../../shop-ui/notifications/notification-region.tsx'
import { closePanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { OutboxLoader } from './outbox-loader.tsx'
import { SiteFooter } from './site-footer.tsx'
import { CheckoutHeader, MinimalHeader, SiteHeader } from './site-header.tsx'

interface LayoutProps {
  name: LayoutName
  page: Page
  children: ReactNode
}

/** The frame around every page: what it holds depends on the layout, what it does is always the same. */
export function Layout({ name, page, children }: LayoutProps) {
  const { store, t } = useShop()
  useSoftNavigation(store)
  useEffect(() => {
    document.documentElement.dataset.hydrated = '' // tests ask: the page is hydrated after the document around it
  }, [])
  useClosingPanels()
  return (
    <>
      <Head page={page} />
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Progress />
      <LayoutHeader name={name} page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {(name === 'default' || name === 'magazine') && <SiteFooter alternates={page.meta.alternates} />}
      <NotificationRegion />
      <OutboxLoader page={page.name} />
      <Announcer />
    </>
  )
}

function LayoutHeader({ name, page }: Pick<LayoutProps, 'name' | 'page'>) {
  switch (name) {
    case 'default':
    case 'magazine':
      return <SiteHeader page={page} />
    case 'checkout':
      return <CheckoutHeader />
    case 'minimal':
      return <MinimalHeader />
    case 'empty':
      return null
    default:
      return name satisfies never
  }
}

/** Another page closes what lay over this one; another filter of the same list, or React taking the page over, does not. */
function useClosingPanels(): void {
  const { current, previous } = useNavigation()
  const path = current.split('?')[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is what closes it
  useEffect(() => {
    if (!previous) return
    closePanel()
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[name]')) details.open = false
  }, [path])
}

/** Shows that the next page is on its way. */
const Progress = () => <div className="progress" hidden={!useNavigation().pending} aria-hidden="true" />

/** Says the title of a page that came without a document. */
function Announcer() {
  const { current, previous } = useNavigation()
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address may have a new title
  useEffect(() => {
    if (previous) setTitle(document.title)
  }, [current, previous])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}

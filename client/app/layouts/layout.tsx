import { type ReactNode, useEffect, useState } from 'react'
import type { Page } from '#shared/page-data.ts'
import { pathOf } from '#shared/paths.ts'
import { hasMenu, type LayoutName } from '#shared/routes.ts'
import { focusHeading, useLocation, useNavigation, useSoftNavigation } from '../../router/index.ts'
import { Head } from '../../shop-ui/head.tsx'
import { NotificationRegion } from '../../shop-ui/notifications/notification-region.tsx'
import { closePanel, openedPanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { releasePresses } from '../hold-presses.ts'
import { pageHooks } from '../page-hooks.ts'
import { livePages } from './live-pages.ts'
import { OfflineStatus, type Saved } from './offline-status.tsx'
import { OutboxLoader } from './outbox-loader.tsx'
import { SiteFooter } from './site-footer.tsx'
import { CheckoutHeader, MinimalHeader, SiteHeader } from './site-header.tsx'

interface LayoutProps {
  name: LayoutName
  page: Page
  /** How current the page is; absent: an error is shown. */
  saved?: Saved
  children: ReactNode
}

/** The layout around every page. Its content depends on the layout's name; its behaviour does not. */
export function Layout({ name, page, saved, children }: LayoutProps) {
  const { t } = useShop()
  useEffect(() => {
    document.documentElement.dataset.hydrated = '' // read by tests and by public/speculation-rules.json: React hydrates the page after the document around it
    setTimeout(releasePresses) // a task of its own: the effects of the whole page come first
  }, [])
  return (
    <>
      <Head page={page} />
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Progress />
      <LayoutHeader name={name} page={page} />
      <OfflineStatus page={page.name} {...saved} />
      <main
        id="main"
        tabIndex={-1}
        data-saved={saved?.savedAt ? '' : undefined}
        data-live-part={livePages.has(page.name) ? '' : undefined}
      >
        {children}
      </main>
      {hasMenu(name) && <SiteFooter alternates={page.meta.alternates} />}
      <NotificationRegion />
      <OutboxLoader page={page.name} />
      <LinkFollower hasFailed={page.name === 'error'} />
      <Announcer isSilent={page.name === 'order-confirmation'} />
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
    default:
      return name satisfies never
  }
}

/**
 * Follows links. Open panels close when the address changes, or when a link leads to the page that is shown; one that has
 * failed is loaded again. They stay open when React hydrates the page or another variant is chosen, and the filters when
 * only a filter changes.
 */
export function LinkFollower({ hasFailed }: { hasFailed: boolean }) {
  const { store } = useShop()
  const { current, previous, isBackMove } = useNavigation()
  const { state } = useLocation()
  useSoftNavigation(store, () => {
    closePanels()
    if (hasFailed) void pageHooks.pages?.reload(current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address runs it again
  useEffect(() => {
    if (!previous || (state?.isInPlace && !isBackMove)) return
    const isFiltering = openedPanel.read() === 'filters' && pathOf(previous.url) === pathOf(current)
    if (!isFiltering) closePanels()
  }, [current])
  return null
}

/**
 * A list within a list of the menu is left as it is: that of the current page is open. What covers the page returns the focus to what
 * has opened it: then it is the heading's, which could not have it before.
 */
function closePanels(): void {
  if (openedPanel.read()) setTimeout(focusHeading)
  closePanel()
  const lists = document.querySelectorAll<HTMLDetailsElement>('details[name]:not([name=submenu])')
  for (const details of lists) details.open = false
}

/** A progress bar while the next page is loading. */
const Progress = () => <div className="progress" hidden={!useNavigation().pending} aria-hidden="true" />

/**
 * Announces the title of a new page to screen readers, because no document was loaded. The thank-you page gives its heading the
 * focus instead: what came of the order is known later than the title, which gives thanks.
 */
function Announcer({ isSilent }: { isSilent: boolean }) {
  const { current, previous } = useNavigation()
  const [first] = useState(current)
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address may have a new title
  useEffect(() => {
    if (current !== first || previous) setTitle(isSilent ? '' : document.title)
  }, [current, previous])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}

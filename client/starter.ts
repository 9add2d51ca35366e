/**
 * The first script of every page: paints what the device knows and brings React in at the shopper's first sign of life,
 * or when the page is idle after loading (design §5, Hydrate late). Until then links and forms do their native work.
 */
const SIGNS_OF_LIFE = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

let started = false

function start(): void {
  if (started) return
  started = true
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, start)
  import('./entry.tsx').then(({ hydrate }) => hydrate()).catch(reportFailure)
}

/** The page goes on without React: its links and forms are real. */
const reportFailure = (error: unknown) => console.error('hydration did not start', error)

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1500)
}

for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { passive: true, once: true })
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })

paintCartBadge()

/** The cart's badge is right at the first paint: the count of the last visit, as a custom property that CSS prints. */
function paintCartBadge(): void {
  const count = Number(localStorage.getItem(`skare:cart-count:${document.documentElement.dataset.store}`))
  if (count > 0) document.documentElement.style.setProperty('--cart-count', `"${count > 99 ? '99+' : count}"`)
}

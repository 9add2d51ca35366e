import { budgetedPages, budgets } from '../support/budgets.ts'
import { readBuildSizes, weigh } from '../support/build-sizes.ts'
import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, printCount, printKilobytes, type Section } from './figures.ts'

/** HTML of the measured pages, page data included. */
export function measureDocuments({ texts }: FoundPages): Section {
  const figures = benchPages.flatMap((page): Figure[] => {
    const bytes = Buffer.from(texts[page])
    const [raw, brotli] = page === 'listing' ? [budgets.listingHtml, budgets.listingBrotli] : []
    return [
      hold(`${titles[page]}: HTML`, bytes.length, printKilobytes, limitOf(raw)),
      hold(`${titles[page]}: HTML, brotli`, weigh(bytes).brotli, printKilobytes, limitOf(brotli)),
    ]
  })
  return { title: 'Documents', figures, note: 'Page data for hydration included. Brotli quality 11.' }
}

const limitOf = (atMost: number | undefined) => (atMost === undefined ? {} : { atMost })

/** Names of the pages in the report. */
export const titles: Record<BenchPage, string> = {
  home: 'Home',
  listing: 'Listing of 50',
  product: 'Product page',
}

/** What the build weighs; `npm run check` holds it to the same budgets. */
export function measureBuild(): Section {
  const { starter, pages, stylesheet, worker, serviceWorker } = readBuildSizes()
  const figures = [
    hold('JavaScript before the first sign of use, brotli', starter.brotli, printKilobytes, {
      atMost: budgets.starterBrotli,
    }),
    ...budgetedPages.flatMap((page) => [
      hold(`JavaScript in all, ${page}, brotli`, pages[page].brotli, printKilobytes, {
        atMost: budgets.pageBrotli,
      }),
      hold(`JavaScript in all, ${page}, gzip`, pages[page].gzip, printKilobytes, {
        atMost: budgets.pageGzip,
      }),
      hold(`JavaScript in all, ${page}, files`, pages[page].files, printCount, { atMost: budgets.pageFiles }),
    ]),
    hold('Whole stylesheet, gzip', stylesheet.gzip, printKilobytes, { atMost: budgets.stylesheetGzip }),
    hold('Worker, gzip', worker.gzip, printKilobytes, { atMost: budgets.workerGzip }),
    hold('Service worker, gzip', serviceWorker.gzip, printKilobytes, { atMost: budgets.serviceWorkerGzip }),
    hold('Files of its installation', serviceWorker.installFiles, printKilobytes, {
      atMost: budgets.installFiles,
    }),
  ]
  return { title: 'Build', figures }
}

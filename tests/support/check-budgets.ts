import { budgetedPages, budgets } from './budgets.ts'
import { readBuildSizes } from './build-sizes.ts'

/** Holds the build in `dist/` to its budgets and prints a table; exits 1 when one is broken. */
const { starter, pages, stylesheet, firstScreens, worker, serviceWorker } = readBuildSizes()

const rows = [
  { figure: 'JavaScript before interaction, brotli', value: starter.brotli, budget: budgets.starterBrotli },
  ...budgetedPages.flatMap((page) => [
    { figure: `${page}: JavaScript in all, brotli`, value: pages[page].brotli, budget: budgets.pageBrotli },
    { figure: `${page}: JavaScript in all, gzip`, value: pages[page].gzip, budget: budgets.pageGzip },
    { figure: `${page}: JavaScript files`, value: pages[page].files, budget: budgets.pageFiles },
  ]),
  { figure: 'stylesheet, gzip', value: stylesheet.gzip, budget: budgets.stylesheetGzip },
  ...firstScreens.map(({ name, gzip }) => ({
    figure: `first screen's styles, gzip: ${name}`,
    value: gzip,
    budget: budgets.firstScreenStylesGzip,
  })),
  { figure: 'worker, gzip', value: worker.gzip, budget: budgets.workerGzip },
  { figure: 'service worker, gzip', value: serviceWorker.gzip, budget: budgets.serviceWorkerGzip },
  { figure: 'files of its installation', value: serviceWorker.installFiles, budget: budgets.installFiles },
]

for (const { figure, value, budget } of rows) {
  console.log(
    `${value <= budget ? '  ' : '! '}${figure.padEnd(44)} ${String(value).padStart(7)} of ${budget}`,
  )
}
if (rows.some(({ value, budget }) => value > budget)) process.exitCode = 1

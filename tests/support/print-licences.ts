import { listLicences } from './licences.ts'

/** `npm run licences`: the licence of every package; what is delivered by its name, tools by their number. */
for (const { license, delivered, tools } of listLicences()) {
  console.log(`${license}: ${delivered.length} delivered, ${tools.length} tools`)
  if (delivered.length > 0) console.log(`  ${delivered.join(', ')}`)
}

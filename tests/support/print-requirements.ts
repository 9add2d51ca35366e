import { readOpenRequirements, readRequirements, readTests, uncoveredRequirements } from './requirements.ts'

/** `npm run requirements`: what no test names, with its text and the reason; `-- 4` keeps to section 4. */
const [section] = process.argv.slice(2)
const isAsked = ({ id }: { id: string }) => section === undefined || id.startsWith(`R${section}.`)
const all = readRequirements().filter(isAsked)
const open = uncoveredRequirements(all, readTests())
const reasons = readOpenRequirements()
for (const { id, text } of open)
  console.log(`${id}  ${text}\n    ${reasons.get(id) ?? 'no reason is listed'}`)
const counted = all.filter(({ isRepeat }) => !isRepeat).length
console.log(`${counted - open.length} of ${counted} requirements are named by a test`)

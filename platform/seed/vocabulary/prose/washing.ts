import { say } from '../texts.ts'
import type { Prose } from './prose.ts'

/** How garments that are not of wool are looked after. */
export const washing: Prose['advice'] = [
  say(
    'Tvätta i 30 grader utan sköljmedel. Sköljmedel täpper igen det som ska andas.',
    'Vask på 30 grader uten tøymykner. Tøymykner tetter det som skal puste.',
    'Wash at 30 °C without fabric softener, which clogs what should breathe.',
  ),
  say(
    'Ett plagg som lagas håller dubbelt så länge. Byt dragkedjan när den kärvar och laga revan medan den är liten.',
    'Et plagg som repareres, varer dobbelt så lenge. Bytt glidelåsen når den går tregt, og reparer riften mens den er liten.',
    'A garment that is mended lasts twice as long. Replace the zip when it sticks, and mend a tear while it is small.',
  ),
]

import { perLanguage, say } from '../../vocabulary/texts.ts'
import { table } from '../editorial.ts'
import { told } from '../guides/guide-plan.ts'
import type { ChapterPlan } from './magazine-plan.ts'

const plan = say(
  'Dag|Pass|Tid;Tisdag|Intervaller i backe, 6 × 3 min|60 min;Torsdag|Teknik utan stavar|45 min;Söndag|Långpass, lugnt|2 h',
  'Dag|Økt|Tid;Tirsdag|Intervaller i bakke, 6 × 3 min|60 min;Torsdag|Teknikk uten staver|45 min;Søndag|Langtur, rolig|2 t',
  'Day|Session|Time;Tuesday|Hill intervals, 6 × 3 min|60 min;Thursday|Technique without poles|45 min;Sunday|Long and easy|2 h',
)

export const technique: ChapterPlan = {
  id: 'chapter-technique',
  slug: 'technique',
  publishedAt: '2026-10-01',
  scene: 'race-start',
  title: say('Teknik', 'Teknikk', 'Technique'),
  excerpt: say(
    'Det går att bli bättre utan att bli starkare. Vi har frågat dem som kan förklara varför.',
    'Det går an å bli bedre uten å bli sterkere. Vi har spurt dem som kan forklare hvorfor.',
    'You can get better without getting stronger. We asked the people who can explain why.',
  ),
  blocks: [
    {
      look: 'pine',
      text: told(
        say(
          'Längdskidåkning är balans på en yta som rör sig. Allt annat, kraft, andning, valla, kommer sedan.',
          'Langrenn er balanse på et underlag som flytter seg. Alt annet, kraft, pust, smøring, kommer etterpå.',
          'Cross-country skiing is balance on a surface that moves. Strength, breath and wax come later.',
        ),
      ),
    },
  ],
  articles: [
    {
      id: 'item-wax-right',
      slug: 'wax-right',
      publishedAt: '2026-11-09',
      scene: 'wax-room',
      title: say(
        'Valla rätt när du inte vet något',
        'Smør riktig når du ikke vet noe',
        'Waxing when you know nothing',
      ),
      excerpt: say(
        'Vår verkstadschef om varför de flesta vallar för mycket och borstar för lite.',
        'Verkstedsjefen vår om hvorfor de fleste smører for mye og børster for lite.',
        'Our workshop manager on why most people wax too much and brush too little.',
      ),
      blocks: [
        {
          text: told(
            say(
              'Det hänger tolv par skidor på väggen hos Karin, och hon vet vem som äger dem utan att läsa lapparna. ”De med tjock valla är alltid nervösa”, säger hon. ”De har lagt på tills de kände sig trygga.”',
              'Det henger tolv par ski på veggen hos Karin, og hun vet hvem som eier dem uten å lese lappene. «De med tykk smøring er alltid nervøse», sier hun. «De har lagt på til de følte seg trygge.»',
              'Twelve pairs of skis hang on Karin’s wall, and she knows whose they are without reading the tags. “Thick wax means nerves,” she says. “They put it on until they felt safe.”',
            ),
            say(
              'Hennes eget recept är kort: mät snön, välj hårdare än du tror, lägg tre lager så tunna att du ser belaget genom dem. Korka kallt. Åk hundra meter. Först då vet du något.',
              'Hennes egen oppskrift er kort: mål snøen, velg hardere enn du tror, legg tre lag så tynne at du ser sålen gjennom dem. Kork kaldt. Gå hundre meter. Først da vet du noe.',
              'Her own recipe is short: measure the snow, choose harder than you think, and apply three layers so thin you see the base through them. Cork cold. Ski a hundred metres. Only then do you know anything.',
            ),
          ),
        },
        {
          look: 'glacier',
          scene: 'wax-room',
          title: say('Tre burkar att börja med', 'Tre bokser å begynne med', 'Three tins to begin with'),
          text: told(
            say(
              'Blå, lila och röd täcker från minus tio till plus tre.',
              'Blå, lilla og rød dekker fra minus ti til pluss tre.',
              'Blue, purple and red cover minus ten to plus three.',
            ),
          ),
          button: ['grip-wax', say('Se fästvalla', 'Se festesmøring', 'See grip wax')],
        },
      ],
      media: [
        {
          kind: 'video',
          youtubeId: 'aqz-KE-bpKQ',
          scene: 'wax-room',
          caption: say(
            'Tre tunna lager på fyra minuter',
            'Tre tynne lag på fire minutter',
            'Three thin layers in four minutes',
          ),
        },
      ],
    },
    {
      id: 'item-one-leg',
      slug: 'stand-on-one-leg',
      publishedAt: '2026-10-26',
      scene: 'forest-track',
      title: say('Stå på ett ben', 'Stå på ett bein', 'Stand on one leg'),
      excerpt: say(
        'En övning, fem minuter, varje gång. Mer behövs inte för att glida längre.',
        'Én øvelse, fem minutter, hver gang. Mer trengs ikke for å gli lenger.',
        'One drill, five minutes, every time. It takes no more to glide further.',
      ),
      blocks: [
        {
          text: told(
            say(
              'Lämna stavarna i bilen de första fem minuterna. Glid på ett ben tills det tar stopp, byt, glid igen. Räkna högt. De flesta kommer till två; den som kommer till fyra har redan blivit snabbare.',
              'La stavene ligge i bilen de første fem minuttene. Gli på ett bein til det stopper, bytt, gli igjen. Tell høyt. De fleste kommer til to; den som kommer til fire, er allerede blitt raskere.',
              'Leave your poles in the car for the first five minutes. Glide on one leg until you stop, change, glide again. Count aloud. Most reach two; whoever reaches four is already faster.',
            ),
            say(
              'Knät framför tårna, blicken femton meter bort, armarna som om du bar en låda. Faller du inåt står du på fel kant.',
              'Kneet foran tærne, blikket femten meter fram, armene som om du bar en kasse. Faller du innover, står du på feil kant.',
              'Knee ahead of the toes, eyes fifteen metres away, arms as if you carried a box. If you fall inwards you are on the wrong edge.',
            ),
          ),
        },
      ],
    },
    {
      id: 'item-eight-weeks',
      slug: 'eight-weeks',
      publishedAt: '2026-10-12',
      scene: 'night-lamp',
      title: say('Åtta veckor, tre pass', 'Åtte uker, tre økter', 'Eight weeks, three sessions'),
      excerpt: say(
        'Ett program för dig som har jobb, barn och ett lopp i januari.',
        'Et program for deg som har jobb, barn og et renn i januar.',
        'A plan for people with a job, children and a race in January.',
      ),
      blocks: [
        {
          text: perLanguage(
            (language) =>
              told(
                say(
                  'Det bästa programmet är det som blir av. Vi har skurit bort allt som inte gör skillnad och sparat tre pass i veckan.',
                  'Det beste programmet er det som blir gjennomført. Vi har kuttet alt som ikke gjør en forskjell og spart tre økter i uka.',
                  'The best plan is the one you carry out. We cut whatever makes no difference and kept three sessions a week.',
                ),
              )[language] + table(plan[language].split(';').map((row) => row.split('|'))),
          ),
        },
        {
          look: 'half',
          text: told(
            say(
              'Vill du ha hela kalendern? Den finns som PDF, med pulszoner och vilodagar.',
              'Vil du ha hele kalenderen? Den finnes som PDF, med pulssoner og hviledager.',
              'Want the whole calendar? It comes as PDF, with heart-rate zones and rest days.',
            ),
          ),
          button: ['training-plans', say('Träningsprogram', 'Treningsprogram', 'Training plans')],
        },
      ],
    },
  ],
}

import { say } from '../../vocabulary/texts.ts'
import { told } from '../guides/guide-plan.ts'
import type { ChapterPlan } from './magazine-plan.ts'

export const workshop: ChapterPlan = {
  id: 'chapter-workshop',
  slug: 'workshop',
  publishedAt: '2026-08-20',
  scene: 'wax-room',
  title: say('Verkstaden', 'Verkstedet', 'The workshop'),
  excerpt: say(
    'Laga, slipa, sy. Om saker som håller och människorna som ser till det.',
    'Reparere, slipe, sy. Om ting som holder og menneskene som sørger for det.',
    'Mending, grinding, sewing: things that last and the people who see to it.',
  ),
  blocks: [
    {
      look: 'pine',
      text: told(
        say(
          'Ett par skidor ska hålla i tio år. De flesta slängs efter fyra.',
          'Et par ski skal vare i ti år. De fleste kastes etter fire.',
          'A pair of skis should last ten years. Most are thrown away after four.',
        ),
      ),
    },
  ],
  articles: [
    {
      id: 'item-stone-grinding',
      slug: 'stone-grinding',
      publishedAt: '2026-10-30',
      scene: 'wax-room',
      title: say('Stenslip, förklarat', 'Steinslip, forklart', 'Stone grinding, explained'),
      excerpt: say(
        'Varför ett slätt belag är långsamt och vad ränderna är till för.',
        'Hvorfor en glatt såle er treg, og hva rillene er til.',
        'Why a smooth base is slow, and what the grooves are for.',
      ),
      blocks: [
        {
          text: told(
            say(
              'Mellan skida och snö finns en hinna av vatten. På våren är den för tjock, då suger skidan fast; på vintern för tunn, då är det som sandpapper. Strukturen i belaget leder bort vatten eller håller kvar det.',
              'Mellom ski og snø er det en hinne av vann. Om våren er den for tykk, da suger skien seg fast; om vinteren for tynn, da er det som sandpapir. Strukturen i sålen leder vannet bort eller holder på det.',
              'Between ski and snow lies a film of water. In spring it is too thick and the ski sucks; in winter too thin and it feels like sandpaper. The structure of the base leads water away or keeps it.',
            ),
            say(
              'En slip räcker i två till tre säsonger. Ser belaget vitt och hårigt ut är det dags.',
              'En slip varer i to til tre sesonger. Ser sålen hvit og lodden ut, er det på tide.',
              'A grind lasts two or three seasons. When the base looks white and hairy it is time.',
            ),
          ),
        },
      ],
    },
    {
      id: 'item-mend-a-zip',
      slug: 'mend-a-zip',
      publishedAt: '2026-09-30',
      scene: 'cabin',
      title: say(
        'Laga en dragkedja på tio minuter',
        'Reparer en glidelås på ti minutter',
        'Mend a zip in ten minutes',
      ),
      excerpt: say(
        'Nio av tio trasiga jackor är en trasig löpare.',
        'Ni av ti ødelagte jakker er en ødelagt glider.',
        'Nine broken jackets in ten are one broken slider.',
      ),
      blocks: [
        {
          text: told(
            say(
              'Ta loss löparen med en sidavbitare, trä på en ny i samma storlek (siffran står på baksidan) och sy ett stopp i änden. Det är allt. Vi har löpare i butiken och visar gärna.',
              'Knip av glideren med en avbiter, tre på en ny i samme størrelse (tallet står på baksiden) og sy en stopper i enden. Det er alt. Vi har glidere i butikken og viser gjerne.',
              'Cut off the slider with side cutters, thread on a new one of the same size (the number is on its back) and sew a stop at the end. That is all. We keep sliders in the shop and will gladly show you.',
            ),
            say(
              'Smörj tänderna med stearin. En dragkedja som går lätt går inte sönder.',
              'Smør tennene med stearin. En glidelås som går lett, går ikke i stykker.',
              'Rub the teeth with candle wax. A zip that runs easily does not break.',
            ),
          ),
          button: [
            'jackets',
            say('Jackor som går att laga', 'Jakker som kan repareres', 'Jackets that can be mended'),
          ],
        },
      ],
    },
    {
      id: 'item-after-fluorine',
      slug: 'after-fluorine',
      publishedAt: '2026-09-08',
      scene: 'race-start',
      title: say('Livet efter fluor', 'Livet etter fluor', 'Life after fluorine'),
      excerpt: say(
        'Tre vintrar utan. Vad hände egentligen med farten?',
        'Tre vintre uten. Hva skjedde egentlig med farten?',
        'Three winters without. What became of the speed?',
      ),
      blocks: [
        {
          text: told(
            say(
              'Segertiderna blev en halv procent långsammare det första året och har sedan dess krupit tillbaka. Det som avgör nu är slipen och borsten, och det är bra: det kan alla lära sig.',
              'Vinnertidene ble en halv prosent tregere det første året og har siden krøpet tilbake. Det som avgjør nå, er slipen og børsten, og det er bra: det kan alle lære seg.',
              'Winning times slowed by half a per cent in the first year and have crept back since. Grinding and brushing decide now, and that is good: anybody can learn them.',
            ),
            say(
              'I bäcken bakom stadion mäter kommunen varje vår. Halterna sjunker.',
              'I bekken bak stadion måler kommunen hver vår. Verdiene synker.',
              'The municipality samples the brook behind the stadium every spring. The levels are falling.',
            ),
          ),
          button: ['glide-wax', say('Glidvalla utan fluor', 'Glider uten fluor', 'Fluorine-free glide wax')],
        },
      ],
      media: [
        {
          kind: 'image',
          scene: 'race-start',
          caption: say(
            'Starten går, ingen ryker',
            'Starten går, ingenting ryker',
            'The start: nobody’s skis smoke',
          ),
        },
      ],
    },
  ],
}

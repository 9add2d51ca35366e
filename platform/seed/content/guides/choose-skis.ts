import { skuOf } from '../../generate-products.ts'
import { perLanguage, say } from '../../vocabulary/texts.ts'
import { paragraphs, table } from '../editorial.ts'
import { type GuidePlan, told } from './guide-plan.ts'

const cambers = say('Väger du|Spann|Känns som', 'Veier du|Spenn|Kjennes som', 'You weigh|Camber|Feels like')
const camberRows = say(
  'Under 60 kg|mjukt|kort fästzon, lätt att trycka ned;60–80 kg|medelhårt|för de flesta;Över 80 kg|hårt|mycket glid, kräver ett tydligt frånskjut',
  'Under 60 kg|mykt|kort festesone, lett å trykke ned;60–80 kg|middels|for de fleste;Over 80 kg|hardt|mye glid, krever et tydelig fraspark',
  'Under 60 kg|soft|a short kick zone, easy to press down;60–80 kg|medium|right for most;Over 80 kg|stiff|plenty of glide, needs a firm kick',
)

/** Length, camber and kind of a first or a better pair. */
export const chooseSkis: GuidePlan = {
  slug: 'choose-cross-country-skis',
  scene: 'forest-track',
  publishedAt: '2026-10-05',
  title: say('Så väljer du längdskidor', 'Slik velger du langrennsski', 'How to choose cross-country skis'),
  excerpt: say(
    'Spannet avgör mer än priset. Vi går igenom längd, vikt och åkstil, och vilka frågor du ska ställa dig innan du väljer.',
    'Spennet betyr mer enn prisen. Vi går gjennom lengde, vekt og stil, og hvilke spørsmål du bør stille deg før du velger.',
    'Camber decides more than price. Length, weight and style, and what to ask yourself before you choose.',
  ),
  sections: [
    {
      heading: say('Klassiskt eller skate?', 'Klassisk eller skøyting?', 'Classic or skate?'),
      text: told(
        say(
          'Den som ska köpa sitt enda par väljer klassiskt. Det går att åka överallt där det finns ett spår, i vilken fart som helst, och tekniken bär redan första dagen.',
          'Den som skal ha ett eneste par, velger klassisk. Det går an å gå overalt der det er løype, i hvilken som helst fart, og teknikken bærer allerede første dag.',
          'If you buy only one pair, buy classic. You can ski it wherever there is a track, at any speed, and the technique carries you from day one.',
        ),
        say(
          'Skate är roligare i breda, hårda spår och svårare i allt annat. Köp det som andra par, när du vet att stadion ligger nära nog att bli av.',
          'Skøyting er morsommere i brede, harde løyper og vanskeligere i alt annet. Kjøp det som par nummer to, når du vet at løypa ligger nær nok.',
          'Skating is more fun on wide, hard tracks and harder everywhere else. Make it your second pair, once you know the stadium is close enough.',
        ),
      ),
      scene: 'race-start',
      categories: ['classic-skis', 'skate-skis'],
    },
    {
      heading: say(
        'Spannet först, längden sedan',
        'Spennet først, lengden etterpå',
        'Camber first, length second',
      ),
      text: perLanguage(
        (language) =>
          paragraphs(
            say(
              'En klassisk skida är en fjäder. Står du på båda ska fästzonen sväva över snön; trycker du allt på en ska den ta i. Därför är det din vikt, med kläder och ryggsäck, som bestämmer paret.',
              'En klassisk ski er en fjær. Står du på begge, skal festesonen sveve over snøen; legger du alt på én, skal den ta tak. Derfor er det vekten din, med klær og sekk, som bestemmer paret.',
              'A classic ski is a spring. Standing on both, the kick zone should float above the snow; with all your weight on one, it should bite. So it is your weight, clothes and pack included, that decides the pair.',
            )[language],
          ) +
          table([
            cambers[language].split('|'),
            ...camberRows[language].split(';').map((row) => row.split('|')),
          ]),
      ),
      skus: ['DEMO-CONF', skuOf('ski-classic', 0), skuOf('ski-skate', 0)],
      film: {
        youtubeId: 'aqz-KE-bpKQ',
        title: say(
          'Så mäter vi spannet i butiken',
          'Slik måler vi spennet i butikken',
          'How we measure camber in the shop',
        ),
      },
    },
    {
      heading: say('Valla eller skinn?', 'Smøring eller feller?', 'Wax or skins?'),
      text: told(
        say(
          'En skinskida har en remsa mohair som greppar bakåt. Den fungerar direkt och glider nästan lika bra som en vallad; bara i riktigt kall snö och på nyfallen nollgradig tappar den.',
          'En felleski har en stripe mohair som griper bakover. Den virker med en gang og glir nesten like godt som en smurt ski; bare i skikkelig kald snø og på nysnø rundt null taper den.',
          'A skin ski carries a strip of mohair that grips backwards. It works straight away and glides almost like a waxed ski; only in bitter cold and in fresh snow around zero does it fall behind.',
        ),
        say(
          'Vallningsbara skidor är snabbare för den som tycker om att valla. Gör du inte det blir de långsammare. Läs mer i <a href="page:faq">frågor och svar</a>.',
          'Smøreski er raskere for den som liker å smøre. Gjør du ikke det, blir de tregere. Les mer i <a href="page:faq">spørsmål og svar</a>.',
          'Waxable skis are faster if you enjoy waxing. If you do not, they are slower. Read more in <a href="page:faq">questions and answers</a>.',
        ),
      ),
      scene: 'wax-room',
      categories: ['grip-wax', 'glide-wax'],
    },
  ],
  related: ['wax-guide', 'boots-that-fit', 'first-race'],
}

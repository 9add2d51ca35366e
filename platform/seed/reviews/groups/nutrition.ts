import type { VoiceGroup } from '../voice-group.ts'

/** What is eaten and drunk on the way. */
export const nutritionVoices = {
  gel: {
    pictures: ['gel', 'gel-caffeine'],
    season: 'year',
    words: {
      sv: `
5 Går ner även i uppförsbacke | Inte så seg som andra. Skölj med en klunk vatten.
5 Snäll mot magen | Tre stycken under ett långlopp och ingen revolution.
4 Öppnas med tänderna | Även med handskar på. Lite kladd om fingrarna blir det.
4 Lagom söt | Cola är min favorit, neutral om man redan är mätt på sött.
3 Stel i kyla | Ha den innanför jackan, annars får man tugga.
2 Inte min smak | Blåbär smakade mer saft än bär. Energin är det inget fel på.`,
      nb: `
5 Går ned selv i motbakke | Ikke så seig som andre. Skyll med en slurk vann.
5 Snill mot magen | Tre stykker på et turrenn og ingen revolusjon.
4 Åpnes med tennene | Også med hansker på. Litt klin på fingrene blir det.
4 Passe søt | Cola er favoritten, nøytral når du er lei av søtt.
3 Stiv i kulda | Ha den innenfor jakka, ellers må du tygge.
2 Ikke min smak | Blåbær smakte mer saft enn bær. Energien er det ikke noe galt med.`,
      en: `
5 Goes down even on a climb | Not as sticky as others. Follow it with a sip of water.
5 Kind to the stomach | Three of them in a long race and no revolution.
4 Opens with your teeth | Even with gloves on. You do get a little on your fingers.
4 Not too sweet | Cola is my favourite, neutral when you have had enough of sugar.
3 Stiff in the cold | Keep it inside your jacket, or you will be chewing.
2 Not my taste | The bilberry was more cordial than berry. Nothing wrong with the energy.`,
    },
  },
  sportsDrink: {
    pictures: ['sports-drink'],
    season: 'year',
    words: {
      sv: `
5 Löser sig direkt | Skaka tio sekunder, inga klumpar. Funkar i ljummet vatten också.
5 Inte för söt | Citron i halv styrka på långpassen. Magen håller med.
4 Räcker länge | 800 gram är många flaskor. Skopan ligger överst.
4 Bra energi | Orkar sista halvtimmen nu. Smaken vänjer man sig vid.
3 Lite konstgjord hallon | Apelsin är bättre, tycker jag.`,
      nb: `
5 Løser seg med en gang | Rist i ti sekunder, ingen klumper. Virker i lunkent vann også.
5 Ikke for søt | Sitron i halv styrke på langturene. Magen er enig.
4 Varer lenge | 800 gram er mange flasker. Måleskjeen ligger øverst.
4 God energi | Orker den siste halvtimen nå. Smaken venner du deg til.
3 Litt kunstig bringebær | Appelsin er bedre, synes jeg.`,
      en: `
5 Dissolves at once | Ten seconds of shaking, no lumps. Works in lukewarm water too.
5 Not too sweet | Lemon at half strength on long days. My stomach agrees.
4 Lasts | 800 grams is a lot of bottles. The scoop is on top.
4 Good energy | I now have something left for the last half hour. You get used to the taste.
3 Slightly artificial raspberry | Orange is better, if you ask me.`,
    },
  },
  recovery: {
    pictures: ['recovery-drink'],
    season: 'year',
    words: {
      sv: `
5 Dagen efter är lättare | Ett glas direkt efter långpasset. Benen är med igen nästa morgon.
5 Gott som milkshake | Hallon med kall mjölk. Barnen frågar också.
4 Mättar | Håller mig till middagen. Blanda i shaker, inte med sked.
4 Lagom söt | Neutral går bra i havregröten.
3 Klumpar sig i kallt vatten | I mjölk går det bättre.`,
      nb: `
5 Dagen etter er lettere | Et glass rett etter langturen. Beina er med igjen neste morgen.
5 Godt som milkshake | Bringebær med kald melk. Barna spør også.
4 Metter | Holder meg til middag. Bland i shaker, ikke med skje.
4 Passe søt | Nøytral går fint i havregrøten.
3 Klumper seg i kaldt vann | I melk går det bedre.`,
      en: `
5 The day after is easier | A glass straight after the long session. The legs are back next morning.
5 Like a milkshake | Raspberry with cold milk. The children ask for it too.
4 Filling | Keeps me going until dinner. Use a shaker, not a spoon.
4 Not too sweet | Neutral goes well in porridge.
3 Lumpy in cold water | Better in milk.`,
    },
  },
  bar: {
    pictures: ['energy-bar', 'protein-bar'],
    season: 'year',
    words: {
      sv: `
5 Går att tugga i minus tio | Stelnar lite, men den är ingen sten.
5 Smakar mat | Havre och honung är riktigt god. Inte det där kritiga.
4 Lagom stor | Tar halva på toppen och halva på vägen hem.
4 Mättar utan att ligga som en klump | Papperet är svårt att öppna med vantar.
3 Choklad, nja | Kolan är bättre. Ganska söt i längden.
2 För torr | Den kräver mer vatten än jag hade med mig.`,
      nb: `
5 Kan tygges i ti minus | Stivner litt, men er ingen stein.
5 Smaker mat | Havre og honning er skikkelig god. Ikke det der krittaktige.
4 Passe stor | Tar halve på toppen og halve på vei hjem.
4 Metter uten å ligge som en klump | Papiret er vanskelig å åpne med votter.
3 Sjokolade, tja | Karamell er bedre. Ganske søt i lengden.
2 For tørr | Den krever mer vann enn jeg hadde med.`,
      en: `
5 Chewable at ten below | It stiffens a little but is no brick.
5 Tastes of food | Oat and honey is really good. None of that chalkiness.
4 Big enough | Half at the top, half on the way home.
4 Filling without sitting like a lump | The wrapper is hard to open with mittens.
3 Chocolate, hm | Toffee is better. Rather sweet in the long run.
2 Too dry | It wants more water than I had with me.`,
    },
  },
} satisfies Record<string, VoiceGroup>

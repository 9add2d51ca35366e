import type { VoiceGroup } from '../voice-group.ts'

/** Bags, belts and bottles. */
export const bagVoices = {
  sleeve: {
    pictures: ['ski-sleeve'],
    season: 'winter',
    words: {
      sv: `
5 Slut på valla i bilen | Ett par skidor och stavarna bredvid. Sätena är räddade.
5 Överlevde tåget | Nattåg till Jämtland, staplad under fem andra. Skidorna var hela.
4 Långt nog | Mina skidor på 205 cm ryms med lite luft.
4 Slitstarkt | Har släpats över grus. Dragkedjan kärvar lite i kyla.
3 Okej fodral | En handtagsögla till hade suttit fint.`,
      nb: `
5 Slutt på smøring i bilen | Ett par ski og stavene ved siden av. Setene er reddet.
5 Overlevde nattoget | Lå under fem andre hele veien. Skiene var hele.
4 Langt nok | Skiene mine på 205 cm får plass med litt luft.
4 Slitesterkt | Har vært slept over grus. Glidelåsen er litt treg i kulda.
3 Greit trekk | Ett håndtak til hadde vært fint.`,
      en: `
5 No more wax in the car | One pair of skis, poles alongside. The seats are saved.
5 Survived the night train | It lay under five others all the way. The skis were fine.
4 Long enough | My 205 cm skis fit with a little to spare.
4 Hard-wearing | Dragged over gravel more than once. The zip is a bit stiff in the cold.
3 A decent sleeve | One more handle would have been nice.`,
    },
  },
  backpack: {
    pictures: ['backpack'],
    season: 'winter',
    words: {
      sv: `
5 Rymmer en fjälldag | Dunjacka, termos, mat för två och vindsäck. Sitter still i utförslöporna.
5 Skidorna på sidorna | Bar dem en kilometer till spåret. Inget slog mot benen.
4 Bra höftrem | Vikten hamnar rätt. Fickan på remmen är för liten för telefonen.
4 Rymlig nog | För dagstur räcker 25 liter. Torka den öppen, som det står.
3 Blöt rygg | Den är vadderad och varm. Bra i kyla, mindre bra när solen tar.`,
      nb: `
5 Rommer en fjelldag | Dunjakke, termos, mat til to og vindsekk. Sitter i ro i utforkjøringene.
5 Skiene på sidene | Bar dem en kilometer til løypa. Ingenting slo mot beina.
4 God hofterem | Vekta havner riktig. Lomma på remmen er for liten til telefonen.
4 Romslig nok | Til dagstur holder 25 liter. Tørk den åpen, som det står.
3 Våt rygg | Den er polstret og varm. Bra i kulda, dårligere når sola tar.`,
      en: `
5 Holds a day in the mountains | Down jacket, flask, food for two and a bivvy bag. It sits still on descents.
5 Skis on the sides | I carried them a kilometre to the track. Nothing knocked against my legs.
4 Good hip strap | The weight sits right. The pocket is too small for my phone.
4 Roomy enough | 25 litres will do for a day. Dry it open, as the label says.
3 Sweaty back | Padded and warm: good in the cold, less so in the sun.`,
    },
  },
  belt: {
    pictures: ['drink-belt'],
    season: 'year',
    words: {
      sv: `
5 Hoppar inte | Fylld till brädden och ändå still mot ryggen.
5 En liter räcker | Två timmar utan att stanna. Drick tidigt, sa tränaren, och nu gör jag det.
4 Lätt att få ur med vantar | Lite trixigare att få tillbaka i fart.
4 Sitter bra över jackan | Spänn hårt första gången, sedan glömmer man det.
3 Korken fryser | Varmt vatten hjälper i kylan.`,
      nb: `
5 Hopper ikke | Fylt til randen og likevel rolig mot ryggen.
5 En liter holder | To timer uten å stoppe. Drikk tidlig, sa treneren, og nå gjør jeg det.
4 Lett å få ut med votter | Litt vrien å få tilbake i fart.
4 Sitter godt utenpå jakka | Stram hardt første gang, så glemmer du det.
3 Korken fryser | Varmt vann hjelper i kulda.`,
      en: `
5 Does not bounce | Full to the brim and still steady on my back.
5 A litre is enough | Two hours without stopping. Drink early, my coach said, and now I do.
4 Easy to reach with mittens | Getting it back at speed is trickier.
4 Sits well over a jacket | Tighten it hard the first time, then forget it.
3 The cap freezes | Warm water helps in the cold.`,
    },
  },
  thermos: {
    pictures: ['thermos'],
    season: 'year',
    words: {
      sv: `
5 Varmt till rasten och till | Fylldes klockan sju, het choklad klockan tretton.
5 Tät i väskan | Legat på sidan hela dagen, inte en droppe.
4 Går att diska i maskin | Skönt. Korken tar jag för hand.
4 Halkfri nog | Även med tunna handskar. Lite tung, men det är stål.
3 Bra men färgen nöts | Runt botten syns stålet redan. Värmen håller den i alla fall.`,
      nb: `
5 Varmt til pausen og vel så det | Fylt klokka sju, het kakao klokka ett.
5 Tett i sekken | Lå på siden hele dagen, ikke en dråpe.
4 Kan vaskes i maskin | Deilig. Korken tar jeg for hånd.
4 Godt grep | Også med tynne hansker. Litt tung, men det er stål.
3 Bra, men lakken slites | Rundt bunnen synes stålet allerede. Varmen holder den i hvert fall.`,
      en: `
5 Hot until lunch and beyond | Filled at seven, steaming cocoa at one.
5 No leaks | It lay on its side all day, not a drop.
4 Goes in the dishwasher | A blessing. The stopper I do by hand.
4 Good to hold | Even with thin gloves. A little heavy, but it is steel.
3 Good, but the paint wears | The steel already shows around the base. It does keep the heat.`,
    },
  },
  bottle: {
    pictures: ['sports-bottle'],
    season: 'year',
    words: {
      sv: `
5 Luktar ingenting | Inte ens efter en vecka med sportdryck i. Tål diskmaskin.
4 Passar i cykelstället | Och i vätskebältet. Pipen är lätt att dra upp med tänderna.
4 Mjuk att klämma på | Kommer lagom mycket. Blir styv i kyla.
3 En vanlig flaska | Håller tätt om man trycker till ordentligt.`,
      nb: `
5 Lukter ingenting | Ikke engang etter ei uke med sportsdrikk. Tåler oppvaskmaskin.
4 Passer i sykkelholderen | Og i drikkebeltet. Tuten er lett å dra opp med tennene.
4 Myk å klemme på | Det kommer passe mye. Blir stiv i kulda.
3 En vanlig flaske | Tett hvis du trykker godt igjen.`,
      en: `
5 No smell | Not even after a week of sports drink. Fine in the dishwasher.
4 Fits the bike cage | And a drink belt. The spout is easy to pull up with your teeth.
4 Soft to squeeze | Just the right amount comes out. It stiffens in the cold.
3 An ordinary bottle | Seals well if you press it home.`,
    },
  },
} satisfies Record<string, VoiceGroup>

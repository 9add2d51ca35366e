import type { VoiceGroup } from '../voice-group.ts'

/** Packages, the workshop's services, courses and training plans. Services are not sold abroad. */
export const serviceVoices = {
  package: {
    pictures: ['package-classic', 'package-skate', 'package-touring'],
    season: 'winter',
    words: {
      sv: `
5 Allt passade ihop | Bindningen satt där den skulle, pjäxan klickade i och jag var ute samma kväll.
5 Enkelt för en nybörjare | Slapp läsa på om bindningar. Längd efter vikt, storlek efter skon, klart.
4 Bra helhet | Skidorna är bättre än jag väntade mig. Stavarna är enkla men raka.
4 Pjäxan är lite stor | Annars inget att säga. Ta din vanliga storlek.
3 Duger första åren | Den som redan åker mycket vill nog välja delarna själv.`,
      nb: `
5 Alt passet sammen | Bindingen satt der den skulle, skoen klikket i, og jeg var ute samme kveld.
5 Enkelt for en nybegynner | Slapp å lese meg opp på bindinger. Lengde etter vekt, størrelse etter skoen, ferdig.
4 God helhet | Skiene er bedre enn jeg ventet. Stavene er enkle, men rette.
4 Skoen er litt stor | Ellers ingenting å si. Ta vanlig størrelse.
3 Duger de første årene | Den som går mye fra før, vil nok velge delene selv.`,
      en: `
5 Everything fitted together | The binding was in the right place, the boot clicked in, and I was out the same evening.
5 Easy for a beginner | No reading up on bindings. Length by weight, boots by shoe size, done.
4 Good as a whole | The skis are better than I expected. The poles are simple but straight.
4 The boot is a little large | Otherwise nothing to say. Take your usual size.
3 Fine for the first years | If you already ski a lot, you will want to choose the parts yourself.`,
    },
  },
  juniorPackage: {
    pictures: ['package-junior'],
    season: 'winter',
    words: {
      sv: `
5 Klart för skidskolan | Kardborre på pjäxan, så sjuåringen fixar det själv.
5 Hela julklappen i ett | Skidor, pjäxor, stavar. Barnet åkte på gården innan frukosten var klar.
4 Bra till barn som växer | Vi tog pjäxan en storlek större. Tjock strumpa första vintern.
3 Stavarna korta | Barnet är långt för sin ålder. Annars ett vettigt paket.`,
      nb: `
5 Klart for skiskolen | Borrelås på skoen, så sjuåringen klarer det selv.
5 Hele julegaven i ett | Ski, sko, staver. Barnet gikk på gårdsplassen før frokosten var klar.
4 Bra til barn som vokser | Vi tok skoen en størrelse større. Tykk sokk første vinteren.
3 Stavene korte | Barnet er høyt for alderen. Ellers en fornuftig pakke.`,
      en: `
5 Ready for ski school | Velcro on the boots, so our seven-year-old manages alone.
5 A whole present in one | Skis, boots, poles. The child was skiing in the yard before breakfast.
4 Good for growing children | We took the boots one size up. Thick socks for the first winter.
3 Short poles | Our child is tall for the age. Otherwise a sensible package.`,
    },
  },
  workshop: {
    pictures: ['service-grinding', 'service-glide', 'service-season', 'service-base'],
    season: 'winter',
    words: {
      sv: `
5 Som nya skidor | Belaget var grått och torrt när jag lämnade in. Nu glider de bättre än när jag köpte dem.
5 De frågade var jag åker | Och valde efter det. Det märktes redan i första backen.
4 Fint jobb | Någon djup repa syns fortfarande, men den känns inte.
3 Bra, men glöm inte att valla om | Två veckor senare var det dags igen.`,
      nb: `
5 Som nye ski | Sålen var grå og tørr da jeg leverte dem. Nå glir de bedre enn da jeg kjøpte dem.
5 De spurte hvor jeg går | Og valgte etter det. Det merket jeg i den første bakken.
4 Fint arbeid | En dyp ripe synes fortsatt, men den kjennes ikke.
3 Bra, men husk å glide om | To uker senere var det på tide igjen.`,
    },
  },
  course: {
    pictures: ['course-classic', 'course-skate'],
    season: 'winter',
    words: {
      sv: `
5 Såg felet på film | Tjugo år med samma misstag, borta på en kväll. Nästan.
5 Liten grupp | Tid för alla. Jag fick två saker att öva på, inte tio.
4 Två timmar går fort | Kom utvilad. Jag hade gärna åkt en halvtimme till.
3 Bra, blandade nivåer | Några hade aldrig åkt, andra kunde det mesta.`,
      nb: `
5 Så feilen på film | Tjue år med samme feil, borte på en kveld. Nesten.
5 Liten gruppe | Tid til alle. Jeg fikk to ting å øve på, ikke ti.
4 To timer går fort | Kom uthvilt. Jeg hadde gjerne gått en halvtime til.
3 Bra, blandede nivåer | Noen hadde aldri gått, andre kunne det meste.`,
    },
  },
  plan: {
    pictures: ['plan-first-race', 'plan-skate'],
    season: 'year',
    words: {
      sv: `
5 Äntligen lugna pass | Jag tränade alltid för hårt. Programmet höll mig tillbaka och det gav resultat.
5 Lätt att följa | Skrev ut och satte på kylskåpet. Kryssar av ett pass i taget.
4 Rimligt för en förälder | Missade några pass när barnen var sjuka, gick bra ändå.
3 Bra men allmänt | Hade velat ha fler styrkeövningar.`,
      nb: `
5 Endelig rolige økter | Jeg trente alltid for hardt. Programmet holdt meg igjen, og det ga resultater.
5 Lett å følge | Skrev ut og hengte på kjøleskapet. Krysser av én økt om gangen.
4 Rimelig for en forelder | Mistet noen økter da barna var syke, det gikk bra likevel.
3 Bra, men generelt | Hadde ønsket flere styrkeøvelser.`,
      en: `
5 Easy days at last | I always trained too hard. The plan held me back, and it paid off.
5 Easy to follow | Printed it and stuck it on the fridge. I tick off one session at a time.
4 Realistic for a parent | I missed a few sessions when the children were ill; it still worked.
3 Good but general | I would have liked more strength exercises.`,
    },
  },
} satisfies Record<string, VoiceGroup>

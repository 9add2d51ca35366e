import type { CampaignTexts } from './campaign-texts.ts'

/** The texts of the campaigns. Markup (`../../markup.ts`); `{lastDay}` is the last day to order before Christmas. */
export const nb: CampaignTexts = {
  'season-opening': `
Kunstsnøløypene åpner, og de fleste av oss er ikke klare. Ta fram skiene i kveld: er sålen grå, trenger den glider; har skiene mistet spennet, er det på tide med nye. Kjenn på hælen i skoen og på piggene mens du først er i gang.

Skriv SKARE10 i kassen, så trekkes ti prosent fra. Koden kan brukes på varer som allerede er satt ned, men ikke på gavekort. Er du usikker på hva du trenger, finner du [guiden om langrennsski](guide:choose-cross-country-skis), og vil du heller ta vare på det du har, finner du [smøreguiden](guide:wax-guide). Den koster ingenting.`,
  'mountain-weeks': `
Februar er mørk, april er lys, og imellom ligger de beste ukene på fjellet. Skaren bærer, dagene er lange, og hyttene har plass. Flere av fjellskiene har fått nedsatt pris, så du rekker å gå dem inn hjemme først; den gamle prisen står ved siden av den nye.

Vei deg med sekken på før du velger lengde. Kjøper du ski og binding sammen, monterer vi gratis. Hva du ellers trenger, fra stålkant til siste vott, står i [guiden om fjellski](guide:touring-skis). Vil du vite hvordan du kler deg for pausene, finner du [lag på lag](guide:dress-in-layers).`,
  'fluorine-free': `
Fluor har vært forbudt i konkurranse siden 2023, og vi sluttet å selge det tre år tidligere. Det er ikke noe offer. Forskjellen i glid er mindre enn forskjellen på en børstet og en ubørstet ski, og børsten varer i ti år.

Begynn med en grunnglider, én farge til de vanligste dagene og en nylonbørste. Mer trengs ikke før du begynner å konkurrere. Hvordan du leser fargene på boksene, står i [teksten om smøring og temperatur](article:workshop/wax-temperatures). Har du gamle bokser igjen, ta dem med til butikken, så leverer vi dem som farlig avfall. I naturen brytes de aldri ned.`,
  'give-a-winter': `
En sokk som holder, en vott som tørker fort, en boks festesmøring i pakken. De beste gavene er de som blir brukt opp. Alt her koster under 500 kroner, og det meste får plass i en boblekonvolutt.

Bestill senest {lastDay} for levering før julaften. Etter det har vi gavekortet som kommer på e-post, også julaften morgen. Det gjelder i to år på alt i butikken. Vet du ikke hvilke ski den andre går på, er gavekortet det snille valget. Skriv noe eget på kortet. Et løfte om en tur sammen rekker langt.`,
  'first-skis': `
Å begynne å gå på ski skal ikke kreve en kveld med tabeller. I en pakke er ski, sko, binding og staver valgt til hverandre, og bindingen er allerede montert når esken kommer. Du velger størrelse; resten er gjort.

Veier barnet lite for høyden sin, tar du den korteste skien. Skal skiene vare to vintre, tar du heller en mykere enn en lengre. Mer om det står i [guiden om ski til barn](guide:junior-skis). Og når det er tid for den første turen: gjør den kortere enn du hadde tenkt, og ta med noe varmt. Slik [blir det en neste gang](article:journeys/the-childrens-first-tour).`,
  'after-work': `
Klokka fire er det mørkt, og løypa er på sitt beste. Snøen har frosset til, stadion er tom, og det eneste som høres, er skiene. Med ei lykt, et vindtett lag og et par klare briller er hverdagskvelden den beste tida på døgnet.

Fire hundre lumen holder i en preparert løype, åtte hundre hvis du vil kunne slippe på i nedoverbakkene. Lad samme kveld, og regn med to tredjedeler av tiden som står på esken. Hvordan du velger runde, bærer batteriet og møter andre uten å blende dem, står i [Når lykta er det eneste lyset](article:journeys/night-skiing). Ikke glem refleksene på veien dit.`,
}

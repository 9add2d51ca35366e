import type { CampaignTexts } from './campaign-texts.ts'

/** The texts of the campaigns. Markup (`../../markup.ts`); `{lastDay}` is the last day to order before Christmas. */
export const sv: CampaignTexts = {
  'season-opening': `
Konstsnöspåren öppnar, och de flesta av oss är inte klara. Ta fram skidorna i kväll: är belaget grått behöver det glid, har skidan tappat spannet är det dags för nya. Känn på pjäxans häl och på stavspetsarna medan du ändå håller på.

Skriv SKARE10 i kassan, så dras tio procent av. Koden går att använda på redan nedsatta varor, men inte på presentkort. Är du osäker på vad du behöver finns [guiden om längdskidor](guide:choose-cross-country-skis), och vill du hellre sköta om det du har finns [vallaguiden](guide:wax-guide). Den kostar inget.`,
  'mountain-weeks': `
Februari är mörk, april är ljus, och däremellan ligger de bästa veckorna på fjället. Skaren bär, dagarna är långa och stugorna har plats. Flera av turskidorna har fått nedsatt pris, så att du hinner åka in dem hemma först; det gamla priset står bredvid det nya.

Väg dig med ryggsäcken på innan du väljer längd. Köper du skida och bindning tillsammans monterar vi utan kostnad. Vad du mer behöver, från stålkant till sista vanten, står i [guiden om turskidor](guide:touring-skis). Vill du veta hur man klär sig för pauserna finns [lager för lager](guide:dress-in-layers).`,
  'fluorine-free': `
Fluor är förbjudet i tävling sedan 2023, och vi slutade sälja det tre år tidigare. Det är inget offer. Skillnaden i glid är mindre än skillnaden mellan en borstad och en oborstad skida, och borsten håller i tio år.

Börja med en basvalla, en färg för de vanligaste dagarna och en nylonborste. Mer än så behövs inte förrän du börjar tävla. Hur man läser burkarnas färger står i [texten om vallatemperaturer](article:workshop/wax-temperatures). Har du gamla burkar kvar, ta med dem till butiken, så ser vi till att de tas om hand som farligt avfall. I naturen bryts de aldrig ned.`,
  'give-a-winter': `
En strumpa som håller, en vante som torkar fort, en vallaburk att lägga i paketet. De bästa presenterna är de som används upp. Allt här kostar under 500 kronor, och det mesta ryms i ett vadderat kuvert.

Beställ senast den {lastDay} för leverans före julafton. Efter det finns presentkortet som kommer med e-post, även på julaftonens morgon. Det gäller i två år på allt i butiken. Vet du inte vad den andra åker på för skidor är det presentkortet som är det snälla valet. Skriv något eget på kortet. Ett löfte om en tur ihop räcker långt.`,
  'first-skis': `
Att börja åka skidor ska inte kräva en kväll med tabeller. I ett paket är skidor, pjäxor, bindning och stavar valda för varandra, och bindningen är redan monterad när kartongen kommer. Du väljer storlek; resten är gjort.

Väger barnet lite för sin längd tar du den kortare skidan. Ska skidorna räcka två vintrar tar du hellre en mjukare än en längre. Mer om det står i [guiden om skidor till barn](guide:junior-skis). Och när det är dags för första turen: gör den kortare än du tänkt, och ta med något varmt. Så här [blir det en andra gång](article:journeys/the-childrens-first-tour).`,
  'after-work': `
Klockan fyra är det mörkt, och spåret är som bäst. Snön har frusit på, stadion är tom och det enda som hörs är skidorna. Med en lampa, ett vindtätt lager och ett par klara glasögon är vardagskvällen den bästa tiden på dygnet.

Fyrahundra lumen räcker på ett preparerat spår, åttahundra om du vill kunna släppa på i nedförsbackarna. Ladda samma kväll och räkna med två tredjedelar av tiden som står på kartongen. Hur man väljer runda, bär batteriet och möter andra utan att blända dem står i [När lampan är enda ljuset](article:journeys/night-skiing). Glöm inte reflexerna på vägen dit.`,
}

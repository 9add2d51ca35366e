import { say } from '../texts.ts'
import type { Prose } from './prose.ts'
import { washing } from './washing.ts'

const woolWashing: Prose['advice'] = [
  say(
    'Ull vill hellre vädras än tvättas. När det behövs: ullprogram och plantorkning.',
    'Ull vil heller luftes enn vaskes. Når det trengs: ullprogram og flattørking.',
    'Air wool rather than washing it. When you must, use the wool programme and dry it flat.',
  ),
]

/** Clothes from the skin outwards. */
export const clothingProse: Record<string, Prose> = {
  jacket: {
    shorts: [
      say(
        'Vindtät fram, luftig bak: jacka för hårda pass i kyla.',
        'Vindtett foran, luftig bak: jakke for harde økter i kulde.',
        'Windproof in front, airy behind: a jacket for hard sessions in the cold.',
      ),
      say(
        'Lätt skidjacka som följer med i varje rörelse.',
        'Lett skijakke som følger med i hver bevegelse.',
        'A light ski jacket that follows every movement.',
      ),
    ],
    leads: [
      say(
        '{name} skärmar av fartvinden och släpper ut värmen där du svettas. Ärmarna är skurna för stavtag, så att ryggen inte glider upp.',
        '{name} skjermer for fartsvinden og slipper ut varmen der du svetter. Ermene er skåret for stavtak, så ryggen ikke glir opp.',
        '{name} keeps out the headwind and lets heat escape where you sweat. The sleeves are cut for poling, so the back stays down.',
      ),
      say(
        'Två material gör {name}: ett som stoppar vinden och ett som andas. Däremellan sitter en dragkedja som går att öppna med handskar på.',
        'To materialer gjør {name}: ett som stopper vinden og ett som puster. Imellom sitter en glidelås som kan åpnes med hansker på.',
        '{name} combines two fabrics: one that stops the wind and one that breathes. The zip between them opens with gloves on.',
      ),
    ],
    points: [
      say('Två fickor med dragkedja', 'To lommer med glidelås', 'Two zipped pockets'),
      say('Reflexer fram och bak', 'Reflekser foran og bak', 'Reflectors front and back'),
      say('Elastiska sidpaneler', 'Elastiske sidepaneler', 'Stretch side panels'),
      say('Krage som skyddar hakan', 'Krage som beskytter haka', 'A collar that protects the chin'),
    ],
    advice: washing,
  },
  pants: {
    shorts: [
      say(
        'Byxa som följer med i varje steg.',
        'Bukse som følger med i hvert steg.',
        'Trousers that move with every stride.',
      ),
      say(
        'Smidig byxa för spår och träning.',
        'Smidig bukse for løype og trening.',
        'Supple trousers for trails and training.',
      ),
    ],
    leads: [
      say(
        '{name} är förböjd i knäna och slät mot pjäxan. Du märker den inte förrän vinden tar i, och då är du glad.',
        '{name} er forbøyd i knærne og glatt mot skoen. Du merker den ikke før vinden tar tak, og da er du glad.',
        '{name} are shaped at the knee and smooth against the boot. You forget them until the wind picks up, and then you are glad.',
      ),
    ],
    points: [
      say('Dragkedja nedtill', 'Glidelås nederst', 'Zip at the ankle'),
      say('Ficka för telefon på låret', 'Lomme til telefon på låret', 'Phone pocket on the thigh'),
      say('Grepptejp i midjan', 'Silikon i livet', 'Gripper at the waist'),
      say('Reflexer på vaderna', 'Reflekser på leggene', 'Reflectors on the calves'),
    ],
    advice: washing,
  },
  baselayer: {
    shorts: [
      say(
        'Underställ i merinoull som värmer även när det är fuktigt.',
        'Ullundertøy i merino som varmer også når det er fuktig.',
        'Merino baselayer that warms even when damp.',
      ),
      say(
        'Tunt lager närmast huden, för hög puls och låg temperatur.',
        'Tynt lag innerst, for høy puls og lav temperatur.',
        'A thin layer next to the skin, for high pulse and low temperature.',
      ),
    ],
    leads: [
      say(
        '{name} flyttar fukten från huden innan du hinner frysa. Sömmarna ligger platt och på sidan, där ryggsäcken inte skaver.',
        '{name} flytter fukten fra huden før du rekker å fryse. Sømmene ligger flatt og på siden, der sekken ikke gnager.',
        'Moisture leaves your skin through {name} before it can chill you. The seams lie flat and to the side, where a pack does not rub.',
      ),
    ],
    points: [
      say('Merinoull närmast huden', 'Merinoull innerst', 'Merino wool next to the skin'),
      say('Flatlock-sömmar', 'Flatlocksømmer', 'Flatlock seams'),
      say('Längre rygg', 'Lengre rygg', 'Longer back'),
      say('Vädras ren över natten', 'Luftes ren over natta', 'Airs out overnight'),
    ],
    advice: woolWashing,
  },
  midlayer: {
    shorts: [
      say(
        'Mellanlager som värmer i pausen och andas i backen.',
        'Mellomlag som varmer i pausen og puster i bakken.',
        'A midlayer that warms at rest and breathes uphill.',
      ),
      say(
        'Varm tröja att ha över understället och under skalet.',
        'Varm genser over ullen og under skallet.',
        'A warm layer over the wool and under the shell.',
      ),
    ],
    leads: [
      say(
        '{name} är borstad på insidan och slät på utsidan, så att nästa lager glider på. Kragen går upp till hakan när det behövs.',
        '{name} er børstet på innsiden og glatt utenpå, så neste lag glir på. Kragen går opp til haka når det trengs.',
        '{name} is brushed inside and smooth outside, so the next layer slips on. The collar reaches the chin when needed.',
      ),
    ],
    points: [
      say('Tumgrepp i ärmsluten', 'Tommelhull i ermene', 'Thumb loops'),
      say('Bröstficka', 'Brystlomme', 'Chest pocket'),
      say('Platta sömmar', 'Flate sømmer', 'Flat seams'),
      say('Dragkedja med hakskydd', 'Glidelås med hakebeskyttelse', 'Zip with a chin guard'),
    ],
    advice: washing,
  },
  glove: {
    shorts: [
      say(
        'Handske med bra grepp om staven och torr insida.',
        'Hanske med godt grep om staven og tørr innside.',
        'A glove that grips the pole and stays dry inside.',
      ),
      say(
        'Vindtät handske med förstärkt handflata.',
        'Vindtett hanske med forsterket håndflate.',
        'A windproof glove with a reinforced palm.',
      ),
    ],
    leads: [
      say(
        '{name} är förböjd runt stavhandtaget. Handflatan är förstärkt där remmen nöter och ovansidan stoppar vinden.',
        '{name} er forbøyd rundt stavhåndtaket. Håndflaten er forsterket der remmen sliter, og oversiden stopper vinden.',
        '{name} is pre-curved around the grip, reinforced where the strap rubs, and windproof on the back of the hand.',
      ),
    ],
    points: [
      say('Frotté på tummen', 'Frotté på tommelen', 'Terry on the thumb'),
      say('Ögla att hänga den i', 'Hempe til å henge den i', 'A loop to hang it by'),
      say('Kardborre vid handleden', 'Borrelås ved håndleddet', 'Velcro at the wrist'),
      say('Förböjd för stavgreppet', 'Forbøyd for stavgrepet', 'Pre-curved for the pole'),
    ],
    advice: washing,
  },
  hat: {
    shorts: [
      say(
        'Värmer öronen, släpper ut fukten och sitter kvar.',
        'Varmer ørene, slipper ut fukten og sitter godt.',
        'Warms the ears, lets moisture out and stays on.',
      ),
      say(
        'Tunn nog under hjälm, varm nog utan.',
        'Tynn nok under hjelm, varm nok uten.',
        'Thin enough under a helmet, warm enough without.',
      ),
    ],
    leads: [
      say(
        '{name} är stickad utan sömmar i pannan och fodrad över öronen. Liten nog för fickan när solen kommer fram.',
        '{name} er strikket uten sømmer i pannen og fôret over ørene. Liten nok for lomma når sola kommer fram.',
        '{name} has no seams at the brow and is lined over the ears. It fits in a pocket when the sun comes out.',
      ),
    ],
    points: [
      say('Ull och återvunnen polyester', 'Ull og resirkulert polyester', 'Wool and recycled polyester'),
      say('En storlek', 'Én størrelse', 'One size'),
      say('Vindtätt foder över öronen', 'Vindtett fôr over ørene', 'Windproof lining over the ears'),
      say('Får plats i fickan', 'Får plass i lomma', 'Fits in a pocket'),
    ],
    advice: woolWashing,
  },
  sock: {
    shorts: [
      say(
        'Skidstrumpa som håller formen och torkar snabbt.',
        'Skisokk som holder formen og tørker raskt.',
        'A ski sock that keeps its shape and dries quickly.',
      ),
      say(
        'Tunn ullstrumpa för trånga pjäxor.',
        'Tynn ullsokk for trange sko.',
        'A thin wool sock for close-fitting boots.',
      ),
    ],
    leads: [
      say(
        '{name} är förstärkt i häl och tå och tunn däremellan. Skaftet når över pjäxan utan att skära in.',
        '{name} er forsterket i hæl og tå og tynn imellom. Skaftet når over skoen uten å stramme.',
        '{name} is reinforced at heel and toe and thin between. The shaft reaches above the boot without cutting in.',
      ),
    ],
    points: [
      say('60 procent merinoull', '60 prosent merinoull', '60 per cent merino wool'),
      say('Utan sömmar vid tårna', 'Uten sømmer ved tærne', 'No seams at the toes'),
      say('Höger och vänster', 'Høyre og venstre', 'Left and right'),
      say('Skaft som inte glider ned', 'Skaft som ikke glir ned', 'A shaft that stays up'),
    ],
    advice: woolWashing,
  },
}

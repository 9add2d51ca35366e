import { say } from '../texts.ts'
import type { Prose } from './prose.ts'
import { washing } from './washing.ts'

/** Jackets of one fabric all over. */
export const jacketKindProse = {
  'jacket-softshell': {
    shorts: [
      say(
        'Softshelljacka i tre lager för hårda pass i kyla.',
        'Softshelljakke i tre lag for harde økter i kulde.',
        'A three-layer softshell for hard sessions in the cold.',
      ),
      say(
        'Smidig skidjacka som följer med i varje rörelse.',
        'Smidig skijakke som følger med i hver bevegelse.',
        'A supple ski jacket that follows every movement.',
      ),
    ],
    leads: [
      say(
        '{name} tar udden av fartvinden och är ändå mjuk att röra sig i. Ärmarna är skurna för stavtag, så att ryggen inte glider upp.',
        '{name} tar brodden av fartsvinden og er likevel myk å bevege seg i. Ermene er skåret for stavtak, så ryggen ikke glir opp.',
        '{name} takes the edge off the headwind and is still soft to move in. The sleeves are cut for poling, so the back stays down.',
      ),
      say(
        '{name} är en jacka för dagar när en tröja är för lite och ett skal för mycket. Dragkedjan går att öppna med handskar på.',
        '{name} er en jakke for dager da en genser er for lite og et skall for mye. Glidelåsen kan åpnes med hansker på.',
        '{name} is a jacket for days when a jumper is too little and a shell too much. The zip opens with gloves on.',
      ),
    ],
    points: [
      say('Två fickor med dragkedja', 'To lommer med glidelås', 'Two zipped pockets'),
      say('Reflexer fram och bak', 'Reflekser foran og bak', 'Reflectors front and back'),
      say('Lång rygg', 'Lang rygg', 'Long back'),
      say('Krage som skyddar hakan', 'Krage som beskytter haka', 'A collar that protects the chin'),
    ],
    advice: washing,
  },
  'jacket-wind': {
    shorts: [
      say(
        'Tunn vindjacka som får plats i ryggsäcken.',
        'Tynn vindjakke som får plass i sekken.',
        'A thin wind jacket that fits in a rucksack.',
      ),
      say(
        'Lätt vindjacka att dra på när det blåser upp.',
        'Lett vindjakke til å ta på når det blåser opp.',
        'A light wind jacket to pull on when it starts to blow.',
      ),
    ],
    leads: [
      say(
        '{name} är ett enda tunt tyg mot vinden, till turen som fortsätter ovanför trädgränsen. Ärmarna är skurna för stavtag, så att ryggen inte glider upp.',
        '{name} er ett tynt stoff mot vinden, til turen som fortsetter over tregrensa. Ermene er skåret for stavtak, så ryggen ikke glir opp.',
        '{name} is a single thin fabric against the wind, for tours that go on above the trees. The sleeves are cut for poling, so the back stays down.',
      ),
      say(
        '{name} går att dra utanpå det du redan har på dig. Den värmer inte själv utan håller vinden ute, och dragkedjan går att öppna med handskar på.',
        '{name} kan dras utenpå det du allerede har på. Den varmer ikke selv, men holder vinden ute, og glidelåsen kan åpnes med hansker på.',
        '{name} goes on over whatever you are wearing. It does not warm by itself but keeps the wind out, and the zip opens with gloves on.',
      ),
    ],
    points: [
      say('Bröstficka', 'Brystlomme', 'Chest pocket'),
      say('Reflexer fram och bak', 'Reflekser foran og bak', 'Reflectors front and back'),
      say('Huva', 'Hette', 'Hood'),
      say('Krage som skyddar hakan', 'Krage som beskytter haka', 'A collar that protects the chin'),
    ],
    advice: washing,
  },
} satisfies Record<string, Prose>

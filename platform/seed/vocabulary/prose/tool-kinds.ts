import { say } from '../texts.ts'
import type { Prose } from './prose.ts'

/** What in a wax room is no tool for the hand. */
export const toolKindProse = {
  'waxing-bench': {
    shorts: [
      say(
        'Vallaställ som håller skidan stilla medan du arbetar.',
        'Smørebenk som holder skia i ro mens du jobber.',
        'A waxing bench that keeps the ski still while you work.',
      ),
      say(
        'Stadigt ställ för dig som vallar ofta.',
        'Stødig benk for deg som smører ofte.',
        'A steady bench for anyone who waxes often.',
      ),
    ],
    leads: [
      say(
        '{name} står stadigt när du sicklar och borstar, så att du kan ta i med båda händerna.',
        '{name} står støtt når du sikler og børster, så du kan ta i med begge hender.',
        '{name} stands firm while you scrape and brush, so you can put both hands to work.',
      ),
    ],
    points: [
      say('Gjord för att hålla', 'Laget for å vare', 'Made to last'),
      say('Används i vår egen verkstad', 'Brukes i vårt eget verksted', 'Used in our own workshop'),
      say('Stomme av stål', 'Ramme av stål', 'Steel frame'),
      say('Ett par skidor i taget', 'Ett par ski om gangen', 'One pair of skis at a time'),
    ],
    advice: [
      say(
        'Ställ den på ett plant golv i ett ventilerat rum, och lägg en duk under: valla är lättare att skaka av än att skrapa upp.',
        'Sett den på et plant gulv i et ventilert rom, og legg en duk under: smøring er lettere å riste av enn å skrape opp.',
        'Stand it on a level floor in a ventilated room, with a sheet beneath: wax is easier to shake off than to scrape up.',
      ),
    ],
  },
  'fibre-cloth': {
    shorts: [
      say(
        'Duk som torkar järn och belag utan att ludda.',
        'Duk som tørker jern og såle uten å loe.',
        'A lint-free cloth for iron and base.',
      ),
      say(
        'Duk för den sista torkningen i vallaboden.',
        'Duk til siste tørk i smørebua.',
        'A cloth for the last wipe in the wax room.',
      ),
    ],
    leads: [
      say(
        '{name} tar det som sickeln lämnar, på belaget och på järnet medan det är varmt.',
        '{name} tar det siklingen etterlater, på sålen og på jernet mens det er varmt.',
        '{name} takes off what the scraper leaves, on the base and on the iron while it is warm.',
      ),
    ],
    points: [
      say('Luddar inte', 'Loer ikke', 'Leaves no lint'),
      say('Används i vår egen verkstad', 'Brukes i vårt eget verksted', 'Used in our own workshop'),
      say('Får plats i vallalådan', 'Får plass i smøreskrinet', 'Fits in a wax box'),
      say('Lätt att använda', 'Lett å bruke', 'Easy to use'),
    ],
    advice: [
      say(
        'Torka från spets till bak, och byt sida på duken innan den är full av valla.',
        'Tørk fra tupp til bakende, og snu duken før den er full av smøring.',
        'Wipe from tip to tail, and turn the cloth before it is full of wax.',
      ),
    ],
  },
  'wax-remover': {
    shorts: [
      say(
        'Löser fästvalla och klister i fästzonen.',
        'Løser festevoks og klister i festesonen.',
        'Dissolves grip wax and klister in the grip zone.',
      ),
      say(
        'Vallaborttagare för fästzonen, gjord på citrus.',
        'Smøringsfjerner for festesonen, laget på sitrus.',
        'A citrus wax remover for the grip zone.',
      ),
    ],
    leads: [
      say(
        '{name} mjukar upp gammal fästvalla och klister, så att de går att torka bort i stället för att skrapas.',
        '{name} myker opp gammel festevoks og klister, så de kan tørkes bort i stedet for å skrapes.',
        '{name} softens old grip wax and klister, so that they wipe off instead of having to be scraped.',
      ),
    ],
    points: [
      say('Citrusbaserad', 'Sitrusbasert', 'Citrus-based'),
      say('Används i vår egen verkstad', 'Brukes i vårt eget verksted', 'Used in our own workshop'),
      say('För fästvalla och klister', 'For festevoks og klister', 'For grip wax and klister'),
      say('Flaska om 500 ml', 'Flaske på 500 ml', 'A 500 ml bottle'),
    ],
    advice: [
      say(
        'Arbeta i ett ventilerat rum, och ta inte glidzonerna med: där torkar den ut belaget.',
        'Arbeid i et ventilert rom, og hold deg unna glidsonene: der tørker den ut sålen.',
        'Work in a ventilated room and keep off the glide zones, where it dries out the base.',
      ),
    ],
  },
} satisfies Record<string, Prose>

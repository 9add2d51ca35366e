import type { Language } from '../../commerce/stores.ts'

/** The names shoppers write under. */
export const authors: Record<Language, readonly string[]> = {
  sv: list(`Åsa, Johan i Umeå, Karin B, Lars-Erik, Spårkatten, Emma, Nils, Motionären, Birgitta, Anders H, Jonna,
    Per-Olof, Gunilla S, Tobias, Malin i Mora, Stakmaskinen, Henrik L, Ylva, Söndagsåkaren, Kerstin, Mats, Elin W,
    Fredrik, Ulla-Britt, Skidpappan, Rasmus, Annika från Falun, Olle, Hanna K, Vasaveteranen, Torbjörn, Ida, Marcus P,
    Lena i Sälen, Ronja, Göran, Fjällräven i Ås, Sofia, Jens, Viktor N`),
  nb: list(`Kari, Ola fra Lillehammer, Ingrid S, Tor-Arne, Skientusiasten, Silje, Håkon, Turgåeren, Marit B, Eirik,
    Anne Lise, Sindre, Bjørn på Røros, Hilde, Kristoffer, Staketrollet, Gunn, Øystein M, Tuva, Per Inge, Marte,
    Søndagsturen, Jan Erik, Solveig, Lars i Alta, Camilla, Trond, Nora H, Nordmarka rundt, Vegard, Ragnhild, Even,
    Frode, Ida Marie, Knut, Åse, Magnus T, Birkebeineren, Live, Stian`),
  en: list(`Anne, Mikkel in Aarhus, Hannah K, Peter, Trackhound, Sophie, Jonas, Weekend skier, Fiona M, Daniel,
    Kaisa, Graham, Marta from Kraków, Ben W, Late starter, Ingeborg, Tom, Double poler, Elise, Callum in Aviemore,
    Lukas, Rachel, Jaan, First-timer at 52, Petra, Will H, Nordic nerd, Claire, Sven in Utrecht, Matteo, Helen B,
    Aurelia, Rob, Katja, Slow but happy, Owen, Louise, Tomasz, Frida, Stephen R`),
}

function list(names: string): string[] {
  return names.split(',').map((name) => name.trim())
}

/** The build of a ski: units of the canvas, widths from the middle line. */
export interface Build {
  length: number
  tip: number
  waist: number
  tail: number
  /** How pointed the tip is: 0 blunt, 1 sharp. */
  point: number
  label: string
  /** Share of the length where the boot's toe is fixed. */
  balance: number
  grip: 'zone' | 'skin' | 'none' | 'zero' | 'scales'
  /** Height of the unloaded middle. */
  camber: number
  motif?: 'frost' | 'peaks' | 'star' | 'paw' | 'waves'
  steelEdge?: boolean
}

const classic: Build = {
  length: 690,
  tip: 17,
  waist: 19,
  tail: 17,
  point: 0.9,
  label: 'CLASSIC',
  balance: 0.47,
  grip: 'zone',
  camber: 30,
}
const skate: Build = {
  length: 664,
  tip: 17,
  waist: 19.5,
  tail: 18,
  point: 0.35,
  label: 'SKATE',
  balance: 0.46,
  grip: 'none',
  camber: 40,
}
const touring: Build = {
  length: 680,
  tip: 24,
  waist: 20,
  tail: 22,
  point: 0.7,
  label: 'TUR',
  balance: 0.48,
  grip: 'scales',
  camber: 22,
}
const junior: Build = {
  length: 560,
  tip: 23,
  waist: 21,
  tail: 20,
  point: 0.5,
  label: 'JUNIOR',
  balance: 0.47,
  grip: 'scales',
  camber: 14,
  motif: 'star',
}

/** Every kind of ski: its silhouette, tip, base and camber. */
export const builds = {
  classic,
  skin: {
    ...classic,
    length: 680,
    tip: 18.5,
    waist: 20,
    point: 0.7,
    label: 'SKIN',
    grip: 'skin',
    camber: 24,
  },
  zero: {
    ...classic,
    length: 684,
    tip: 16,
    tail: 18.5,
    point: 1,
    label: 'ZERO',
    grip: 'zero',
    camber: 26,
    motif: 'waves',
  },
  skate,
  skateCold: {
    ...skate,
    length: 652,
    tip: 15.5,
    tail: 20,
    point: 0.15,
    label: 'COLD',
    camber: 34,
    motif: 'frost',
  },
  touring,
  steelEdge: { ...touring, tip: 26, tail: 23, label: 'STEEL', grip: 'skin', camber: 20, steelEdge: true },
  mountain: {
    ...touring,
    length: 664,
    tip: 31,
    waist: 23,
    tail: 28,
    point: 0.45,
    label: 'MOUNTAIN',
    grip: 'skin',
    camber: 16,
    motif: 'peaks',
    steelEdge: true,
  },
  junior,
  mini: {
    ...junior,
    length: 430,
    tip: 29,
    waist: 26,
    tail: 25,
    point: 0.15,
    label: 'MINI',
    camber: 8,
    motif: 'paw',
  },
  juniorSkin: {
    ...junior,
    length: 590,
    tip: 21,
    waist: 19.5,
    tail: 19,
    point: 0.7,
    label: 'SKIN',
    grip: 'skin',
    camber: 18,
    motif: 'waves',
  },
} satisfies Record<string, Build>

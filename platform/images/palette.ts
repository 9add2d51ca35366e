/** Five tones of one material, lit from the top left: `glow` is the highlight, `deep` the darkest fold. */
export interface Ramp {
  glow: string
  light: string
  base: string
  shade: string
  deep: string
}

const ramp = (glow: string, light: string, base: string, shade: string, deep: string): Ramp => ({
  glow,
  light,
  base,
  shade,
  deep,
})

/** The colours products come in, named as in the picture path. Muted a little, like dyed fabric in winter light. */
export const colours = {
  black: ramp('#7b878d', '#42494e', '#282d31', '#181c1f', '#0b0e10'),
  white: ramp('#ffffff', '#fbfcfd', '#eff3f5', '#d0d9de', '#9fadb5'),
  red: ramp('#f79585', '#dd4c3f', '#c0302c', '#912020', '#5f1213'),
  orange: ramp('#ffc093', '#f28a4a', '#df6726', '#ae4716', '#722a0d'),
  yellow: ramp('#fff0b4', '#f9d35a', '#eebb2a', '#c08a14', '#805a0c'),
  green: ramp('#aadaa6', '#64b069', '#3f8f4d', '#2a6b3a', '#174626'),
  pine: ramp('#6aa698', '#2c6d62', '#184c45', '#0f3632', '#082320'),
  blue: ramp('#a8cff0', '#5196d6', '#2b71b9', '#1c5292', '#103661'),
  navy: ramp('#7791b8', '#365282', '#213762', '#152646', '#0b172d'),
  glacier: ramp('#f3fbfd', '#d3e9f0', '#b2d6e2', '#86b2c4', '#527c92'),
  purple: ramp('#c1aae0', '#8567b7', '#654898', '#4a3372', '#301e4e'),
  pink: ramp('#fccad5', '#ed90a8', '#dc6888', '#b04365', '#782844'),
  grey: ramp('#dbe1e4', '#a9b3b9', '#838f96', '#5e6a71', '#3c464c'),
  brown: ramp('#d2b08f', '#9b7551', '#775437', '#573b25', '#382415'),
} as const satisfies Record<string, Ramp>

/** Name of a product colour. */
export type ColourName = keyof typeof colours

/** What a thing is made of where it does not take the product's colour. */
export const materials = {
  steel: ramp('#ffffff', '#dfe5e8', '#b4bec4', '#808c94', '#4a565e'),
  aluminium: ramp('#ffffff', '#eef1f3', '#ccd4d8', '#9aa5ac', '#66727a'),
  rubber: ramp('#5d666b', '#363d41', '#23282b', '#15191b', '#090b0c'),
  carbon: ramp('#77838a', '#3d464b', '#262c30', '#161a1d', '#0a0c0d'),
  cork: ramp('#f0d3aa', '#d9b07c', '#c0925c', '#966c3e', '#664625'),
  wood: ramp('#f2dcb8', '#dfbd8a', '#c79d64', '#9c7341', '#6b4b27'),
  leather: ramp('#c89a6c', '#94673f', '#6f4828', '#4f311a', '#33200f'),
  paper: ramp('#ffffff', '#fafaf7', '#f0efe9', '#d8d6cd', '#a9a69b'),
  snow: ramp('#ffffff', '#fbfdfe', '#eef5f8', '#d3e3ea', '#a8c2cf'),
} as const satisfies Record<string, Ramp>

/** Cold blue-black of every cast shadow. */
export const SHADOW = '#0c2735'

/** Whether lettering on this ramp must be dark. */
export function isPale({ base }: Ramp): boolean {
  const channel = (from: number) => Number.parseInt(base.slice(from, from + 2), 16)
  return channel(1) * 0.3 + channel(3) * 0.59 + channel(5) * 0.11 > 165
}

/** Narrows any word to a product colour. */
export const isColourName = (word: string): word is ColourName => Object.hasOwn(colours, word)

/** The letters of pictures in pixels: the shop's, which are also those of the cards of shared links. */
export const RASTER_FONT = 'Schibsted Grotesk'

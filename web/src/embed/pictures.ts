/** #pictures and #saved of a frame, which saves no pictures. */
export const pictures = {load: () => Promise.reject<never>(new Error('no pictures'))};
export const pngOf = pictures.load, svgOf = pictures.load;

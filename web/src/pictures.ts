/** What draws pictures for elsewhere: 26 kB that few readers need. */
export const loadPictures = (): Promise<typeof import('./picture')> => import('./picture');

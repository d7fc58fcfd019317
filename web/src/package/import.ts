/** #import of the package, where a chunk's address is a function that imports the chunk. */
export const importFrom = <Module>(part: () => Promise<Module>): Promise<Module> => part();

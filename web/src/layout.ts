// The slots of the frames: layout.js of the package.

export * from './draw/hull.gen';
export * from './draw/layout.gen';

// Declarations for the type imports from web/src.

declare module '*?url' {
  const url: string;
  export default url;
}

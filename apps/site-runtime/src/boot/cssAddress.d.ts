declare module '*.css?url&no-inline' {
  const address: string;
  export default address;
}

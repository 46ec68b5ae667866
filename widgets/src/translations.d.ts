/** The sentences of every language by its code, as Fluent source, put there by the bundler. */
declare module "translations" {
  const ftl: Record<string, string>;
  export default ftl;
}

/** The sentences of a language as Fluent source, put there by the bundler; those of every language by its code. */
declare module "translations/*" {
  const ftl: string;
  export default ftl;
}
declare module "translations" {
  const ftl: Record<string, string>;
  export default ftl;
}

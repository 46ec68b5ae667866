/** The Fluent source of the bundle's language, from translations/. */
declare module "translations" {
  const ftl: string;
  export default ftl;
}
declare module "translations/*" {
  const ftl: string;
  export default ftl;
}

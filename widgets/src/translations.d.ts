/** The Fluent source of a language, from translations/. */
declare module "translations/*" {
  const ftl: string;
  export default ftl;
}

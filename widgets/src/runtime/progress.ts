/** How Python starts, and how far it has come: bytes while it downloads, then named steps. */

/** The quick start or the plain one. */
export type Way = "restored" | "plain";

export type Progress =
  | { step: "download"; loaded: number; total: number }
  | { step: "start" }
  | { step: "engine" }
  /** It answers; `way` says how it was started. */
  | { step: "ready"; way: Way };

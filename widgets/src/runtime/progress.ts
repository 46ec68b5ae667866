/** How far Python's start has come: bytes while it downloads, then named steps. */
export type Progress =
  | { step: "download"; loaded: number; total: number }
  | { step: "start" }
  | { step: "engine" }
  | { step: "ready" };

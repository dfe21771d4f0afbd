/** The panels beside or below the board. */

export type Tab = "act" | "history" | "say" | "rules";

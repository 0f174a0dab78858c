import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import "./Chip.css";

/** A word or two in a frame. */
export function Chip({ className, ...span }: ComponentProps<"span">) {
	return <span className={joinClassNames("chip", className)} {...span} />;
}

/** A chip that leads to one of several lists. */
export function LinkChip({ className, ...link }: ComponentProps<"a">) {
	return <a className={joinClassNames("chip link-chip", className)} {...link} />;
}

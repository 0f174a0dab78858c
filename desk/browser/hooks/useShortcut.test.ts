import { expect, test } from "vitest";
import { isShortcut } from "./useShortcut.ts";

const pressed = { key: "s", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
	["S with Ctrl", { ctrlKey: true }, true],
	["S with ⌘", { metaKey: true }, true],
	["S with Ctrl and Caps Lock", { ctrlKey: true, key: "S" }, true],
	["S alone", {}, false],
	["another letter with Ctrl", { ctrlKey: true, key: "d" }, false],
	["S with Ctrl and Shift", { ctrlKey: true, shiftKey: true, key: "S" }, false],
	["S with Ctrl and Alt", { ctrlKey: true, altKey: true }, false],
])("%s is the shortcut of saving: %s", (_name, keys, expected) => {
	expect(isShortcut({ ...pressed, ...keys }, "s")).toBe(expected);
});

import { MarkdownWidget } from "../markdown/MarkdownWidget.tsx";
import { PortraitWidget } from "../pictures/PortraitWidget.tsx";
import { LinkWidget, PathWidget } from "./addressWidgets.tsx";
import { CheckboxWidget } from "./CheckboxWidget.tsx";
import { ChoiceWidget } from "./ChoiceWidget.tsx";
import { ColourWidget } from "./ColourWidget.tsx";
import { DateWidget, DayWidget, TimeWidget } from "./dateWidgets.tsx";
import { PictogramWidget } from "./PictogramWidget.tsx";
import { LineWidget, ParagraphWidget } from "./textWidgets.tsx";

/** The control of a field with one value, by the name that the server gives it. */
export const widgets = {
	line: LineWidget,
	path: PathWidget,
	date: DateWidget,
	paragraph: ParagraphWidget,
	choice: ChoiceWidget,
	checkbox: CheckboxWidget,
	day: DayWidget,
	time: TimeWidget,
	colour: ColourWidget,
	link: LinkWidget,
	markdown: MarkdownWidget,
	pictogram: PictogramWidget,
	picture: PortraitWidget,
};
